/** The icons that dialogs alone show: one round stroke each on a grid of 24. */
export const CLOSE = 'M6 6l12 12M18 6 6 18';
export const NO = 'M20.5 12a8.5 8.5 0 1 1-17 0 8.5 8.5 0 1 1 17 0ZM6 18 18 6';
