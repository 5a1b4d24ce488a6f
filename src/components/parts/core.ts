/** What the element lends to its parts: what is imported here is not bundled into them. */
import { css, html, nothing, render, svg } from 'lit';
import {
  DealCodeError,
  RANKS,
  SUITS,
  attempt,
  begin,
  destinations,
  formatMove,
  formatPosition,
  lift,
  optionValue,
  parseDealCode,
  pile,
  pilesOf,
  rankOf,
  suitOf,
  withOption,
} from '../../engine/index.js';
import { cssVars } from '../css-vars.js';
import { loadPart, solverAddress } from '../parts.js';
import { back, cardPicture, face, metrics, rankMark, suitMark } from '../views/faces.js';
import { cardAt, isNarrow, overlap } from '../views/geometry.js';
import { icon } from '../views/icons.js';

/** Every name that stands above, and no other. */
export const core = {
  css,
  html,
  nothing,
  render,
  svg,
  DealCodeError,
  RANKS,
  SUITS,
  attempt,
  begin,
  destinations,
  formatMove,
  formatPosition,
  lift,
  optionValue,
  parseDealCode,
  pile,
  pilesOf,
  rankOf,
  suitOf,
  withOption,
  cssVars,
  loadPart,
  solverAddress,
  back,
  cardPicture,
  face,
  metrics,
  rankMark,
  suitMark,
  cardAt,
  isNarrow,
  overlap,
  icon,
};

export type Core = typeof core;
