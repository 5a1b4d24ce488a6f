/** Catalan: an on-demand part. */
import { templates } from '../locales/ca.js';
import { register } from './register.js';

register('ca', templates);
