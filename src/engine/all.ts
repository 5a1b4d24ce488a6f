// The package's `./engine`: the engine with all its games.

export * from './index.js';
export * from './games/index.js';
