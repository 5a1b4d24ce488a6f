/** The keys on the board and in the bar: an on-demand part, fetched when the element first gets the focus. */
import { Keyboard } from '../keyboard.js';
import { register } from './register.js';

register('keyboard', (play) => new Keyboard(play));
