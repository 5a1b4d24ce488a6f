/** The rules' text of all games: an on-demand part. */
import { rulesText } from '../rules-text.js';
import { register } from './register.js';

register('rules', rulesText);
