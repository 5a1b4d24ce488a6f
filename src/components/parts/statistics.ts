/** The statistics of all games, and the dialog that shows them: an on-demand part. */
import { statistics } from '../dialogs/statistics.js';
import { record } from '../statistics/kept.js';
import { statisticsStyles } from '../styles/statistics.js';
import { register } from './register.js';

register('statistics', { styles: statisticsStyles, dialog: statistics, record });
