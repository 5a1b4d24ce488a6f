/** What turns actions into sentences: an on-demand part, fetched with the first action. */
import { Announcer } from '../announcer.js';
import { register } from './register.js';

register('announcer', (play) => new Announcer(play));
