/** Hints, verdicts, Finish and deals that can be won: an on-demand part, fetched with the first action or when it is asked for. */
import { Advice } from '../advice.js';
import { register } from './register.js';

register('advice', (play) => new Advice(play));
