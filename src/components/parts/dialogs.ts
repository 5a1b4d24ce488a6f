/** The New game dialog and the frame of all, the win, the pause, and what else is seldom or later needed: an on-demand part. */
import { css } from 'lit';
import { copySelected } from '../clipboard.js';
import { newGame } from '../dialogs/new-game.js';
import { resultLine } from '../localisation/result.js';
import { dialogStyles } from '../styles/dialogs.js';
import { surfaceStyles } from '../styles/surfaces.js';
import { winStyles } from '../styles/win.js';
import { dialogFrame, openDialog } from '../views/dialog.js';
import { dealOut } from '../views/deal-out.js';
import { placeBubble } from '../views/place-bubble.js';
import { pauseCover } from '../views/pause.js';
import { fanOut } from '../views/ring.js';
import { winView } from '../views/win.js';
import { register } from './register.js';

register('dialogs', {
  styles: css`
    ${surfaceStyles}${dialogStyles}${winStyles}
  `,
  dialogs: { 'new-game': newGame },
  frame: dialogFrame,
  show: openDialog,
  result: resultLine,
  won: winView,
  fanOut,
  dealOut,
  placeBubble,
  copySelected,
  cover: pauseCover,
});
