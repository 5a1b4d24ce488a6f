/** Croatian: an on-demand part. */
import { templates } from '../localisation/locales/hr.js';
import { register } from './register.js';

register('hr', templates);
