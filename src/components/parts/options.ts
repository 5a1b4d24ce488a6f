/** The Options dialog: an on-demand part. */
import { options } from '../dialogs/options.js';
import { optionsStyles } from '../styles/options.js';
import { register } from './register.js';

register('options', { styles: optionsStyles, dialog: options });
