/** The lens over squeezed columns: an on-demand part, for boards in a low box. */
import { Lens } from '../lens.js';
import { register } from './register.js';

register('lens', (table) => new Lens(table));
