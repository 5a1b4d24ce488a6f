/** Catalan: an on-demand part. */
import { templates } from '../localisation/locales/ca.js';
import { register } from './register.js';

register('ca', templates);
