/** The solver, of all games: a worker that answers questions, and in a page an on-demand part that searches in slices. */
import '../../engine/games/index.js';
import { searchOf } from '../../engine/solver/search.js';
import { serve } from '../../engine/solver/serve.js';
import { inSlices } from '../../engine/solver/slices.js';
import { register } from './register.js';

if (typeof document === 'undefined') serve(self);
else
  register('solver', (variant, position, limits, stopped) =>
    inSlices(searchOf(variant, position, limits), stopped),
  );
