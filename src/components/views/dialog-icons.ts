/** The strokes of icons that dialogs alone show: they come with them. */
import type { Stroke } from './icons.js';

export const CLOSE: Stroke = 'M6 6l12 12M18 6 6 18';
export const NO: Stroke = 'M20.5 12a8.5 8.5 0 1 1-17 0 8.5 8.5 0 1 1 17 0ZM6 18 18 6';
export const LIGHT: Stroke =
  'M16 12a4 4 0 1 1-8 0 4 4 0 1 1 8 0ZM12 2.5V5M12 19v2.5M2.5 12H5M19 12h2.5M5.3 5.3 7 7M17 17l1.7 1.7M5.3 18.7 7 17M17 7l1.7-1.7';
export const DARK: Stroke = 'M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5Z';
export const STATISTICS: Stroke = 'M4.5 20.5h15M7 16.5v-5M12 16.5v-12M17 16.5v-8';
export const ENLARGE: Stroke = 'M9 4.5H4.5V9M15 4.5h4.5V9M9 19.5H4.5V15M15 19.5h4.5V15';
export const REDUCE: Stroke = 'M4.5 9H9V4.5M19.5 9H15V4.5M4.5 15H9v4.5M19.5 15H15v4.5';
