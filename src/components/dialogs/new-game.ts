/** The New game dialog as it is used: what was chosen and typed, and whether a game would be lost. */
import { DealCodeError, optionValue, parseDealCode, withOption } from '../../engine/index.js';
import type { OptionValue, Variant } from '../../engine/index.js';
import type { DialogMaker } from '../dialogs.js';
import { dealCodeProblem } from '../localisation/errors.js';
import { dealNumber } from '../localisation/words.js';
import { newGameDialog, type CodeCheck, type Way } from '../views/new-game.js';
import { leave, showAt } from './leave.js';

export const newGame: DialogMaker = (owner, close) => {
  let chosen: OptionValue | null = null;
  let code = '';
  let asked: Way | null = null;

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

  const run: Readonly<Record<Way, () => void>> = {
    deal: () => owner.deal(variant(), code.trim() === '' ? null : parseDealCode(code, variant())),
    restart: () => owner.restart(),
  };

  return () =>
    newGameDialog({
      i18n: owner.i18n,
      option: owner.facts.option,
      chosen: chosen ?? optionValue(owner.variant),
      code,
      check,
      asked,
      counts: owner.counts,
      onChoose: (value) => {
        chosen = value;
        asked = null;
        owner.changed();
      },
      onCode: (text) => {
        code = text;
        asked = null;
        owner.changed();
      },
      onWay: (way) => {
        if (owner.atStake && asked !== way) {
          asked = way;
          showAt(owner, '[data-action="keep"]');
        } else {
          leave(owner);
          run[way]();
          close();
        }
      },
      onKeep: () => leave(owner),
    });
};
