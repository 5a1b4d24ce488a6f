/** What comes over the board: the New game and Options dialogs, the frame of all, the end of a won game, the cover of a paused one. An on-demand part. */
import { css } from 'lit';
import { DealCodeError, optionValue, parseDealCode, withOption } from '../../engine/index.js';
import type { OptionValue, Variant } from '../../engine/index.js';
import type { DialogMaker } from '../dialogs.js';
import { dealCodeProblem } from '../localisation/errors.js';
import { copySelected } from '../clipboard.js';
import { resultLine } from '../localisation/result.js';
import { dealNumber } from '../localisation/words.js';
import { dialogStyles } from '../styles/dialogs.js';
import { surfaceStyles } from '../styles/surfaces.js';
import { winStyles } from '../styles/win.js';
import { dialogFrame, openDialog } from '../views/dialog.js';
import { dealOut } from '../views/deal-out.js';
import { newGameDialog, type CodeCheck } from '../views/new-game.js';
import { optionsDialog } from '../views/options.js';
import { placeBubble } from '../views/place-bubble.js';
import { pauseCover } from '../views/pause.js';
import { fanOut } from '../views/ring.js';
import { winView } from '../views/win.js';
import { register } from './register.js';

const newGame: DialogMaker = (owner, close) => {
  let chosen: OptionValue | null = null;
  let code = '';
  const variant = (): Variant => withOption(owner.facts.game, chosen ?? optionValue(owner.variant));
  const check = (text: string): CodeCheck => {
    if (text.trim() === '') return null;
    try {
      const deal = parseDealCode(text, variant());
      return { ok: dealNumber(owner.i18n, deal.number), value: optionValue(deal) };
    } catch (error) {
      if (!(error instanceof DealCodeError)) throw error;
      return { error: dealCodeProblem(owner.i18n, error, text) };
    }
  };
  return () =>
    newGameDialog({
      i18n: owner.i18n,
      option: owner.facts.option,
      chosen: chosen ?? optionValue(owner.variant),
      code,
      check,
      onChoose: (value) => {
        chosen = value;
        owner.changed();
      },
      onCode: (text) => {
        code = text;
        owner.changed();
      },
      onDeal: () => {
        owner.deal(variant(), code.trim() === '' ? null : parseDealCode(code, variant()));
        close();
      },
      onRestart: () => {
        owner.restart();
        close();
      },
    });
};

const options: DialogMaker = (owner) => () =>
  optionsDialog({
    i18n: owner.i18n,
    values: {
      placementHelp: owner.option('placementHelp'),
      interactiveRules: owner.option('interactiveRules'),
      doubleClick: owner.option('doubleClick'),
      autoPlacement: owner.option('autoPlacement'),
    },
    onToggle: (name, on) => owner.choose(name, on),
  });

register('dialogs', {
  styles: css`
    ${surfaceStyles}${dialogStyles}${winStyles}
  `,
  dialogs: { 'new-game': newGame, options },
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
