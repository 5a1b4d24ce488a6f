/** The sentences of `solitaire-error`: an on-demand part, fetched when there is a fault to tell of. */
import { errorMessage } from '../localisation/errors.js';
import { register } from './register.js';

register('errors', errorMessage);
