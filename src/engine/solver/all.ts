// The package's `./solver`: the solver with all games.

import '../games/index.js';

export * from './index.js';
