/** A covered card shown whole as long as it is held: an on-demand part, fetched when a pointer first goes down. */
import { Peek } from '../peek.js';
import { register } from './register.js';

register('peek', (play) => new Peek(play));
