/** The New game dialog and the frame of all, the win, the pause, and what else is seldom or later needed: an on-demand part. */
import { css } from 'lit';
import { copy } from '../copy.js';
import { newGame } from '../dialogs/new-game.js';
import { dialogStyles } from '../styles/dialogs.js';
import { pickedStyles } from '../styles/picked.js';
import { surfaceStyles } from '../styles/surfaces.js';
import { winStyles } from '../styles/win.js';
import { bubblePicture } from '../views/bubble-picture.js';
import { dialogFrame, openDialog } from '../views/dialog.js';
import { dealOut } from '../views/deal-out.js';
import { placeBubble } from '../views/place-bubble.js';
import { pauseCover } from '../views/pause.js';
import { fanOut } from '../views/ring.js';
import { winView } from '../views/win.js';
import { register } from './register.js';

register('dialogs', {
  styles: css`
    ${pickedStyles}${surfaceStyles}${dialogStyles}${winStyles}
  `,
  dialogs: { 'new-game': newGame },
  frame: dialogFrame,
  show: openDialog,
  copy,
  bubblePicture,
  won: winView,
  fanOut,
  dealOut,
  placeBubble,
  cover: pauseCover,
});
