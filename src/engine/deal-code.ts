// Deal codes: RU1-C-AAAAABB, TF1-D1N-AAAAAAB, FC1-C4-AAAAAKH.

import { DEALS } from './deck.js';
import { DealCodeError, complete, gameOf, registeredGames, tableOf, withOption } from './game.js';
import type { Deal, Variant } from './position.js';

const SEVEN = /^[A-Z]{7}$/;
const DECIMAL = /^\d+$/;
/** What may stand between the parts: any dash, with spaces around it. */
const BETWEEN = /^[\s\p{Pd}\u2212]+/u;

function numberOf(text: string): number {
  let number = 0;
  for (const letter of text) number = number * 26 + letter.charCodeAt(0) - 65;
  return number;
}

/** A deal as it may come from a host: complete, or a DealCodeError. */
export function checkDeal(deal: Deal): Deal {
  const variant = complete(deal);
  const { number } = deal;
  if (!Number.isInteger(number) || number < 0 || number >= DEALS) throw new DealCodeError('number');
  return { ...variant, number };
}

/**
 * Reads a deal code, whatever its case and dashes; with a variant, also the 7 letters alone or a decimal number. A whole
 * code beats the variant, but must be of its game. Throws DealCodeError, whose `part` names what is wrong.
 */
export function parseDealCode(text: string, variant?: Variant): Deal {
  const wanted = variant ? complete(variant) : null;
  const code =
    typeof text === 'string' ? text.trim().replace(/[a-z]+/g, (letters) => letters.toUpperCase()) : '';

  const [head, letters = ''] = /^([A-Z]{2})(?:\d+|(?=[^A-Z\d]))/.exec(code) ?? [];
  if (head === undefined) {
    if (!wanted) throw new DealCodeError('game');
    const number = SEVEN.test(code) ? numberOf(code) : DECIMAL.test(code) ? Number(code) : NaN;
    return checkDeal({ ...wanted, number });
  }

  const game = registeredGames().find((each) => each.code.startsWith(letters));
  if (!game || (wanted && wanted.game !== game.game)) throw new DealCodeError('game');
  if (game.code !== head) throw new DealCodeError('version');

  const rest = code.slice(head.length).replace(BETWEEN, '');
  const choice = game.option.choices.find(({ word }) => rest.startsWith(word));
  if (!choice || SEVEN.test(rest)) throw new DealCodeError('option');
  const number = rest.slice(choice.word.length).replace(BETWEEN, '');
  if (!SEVEN.test(number)) throw new DealCodeError('number');
  return checkDeal({ ...withOption(game.game, choice.value), number: numberOf(number) });
}

/** The canonical code of a deal. Throws DealCodeError on what is no deal. */
export function formatDealCode(deal: Deal): string {
  let { number } = checkDeal(deal);
  let letters = '';
  for (let left = 7; left > 0; left--) {
    letters = String.fromCharCode(65 + (number % 26)) + letters;
    number = Math.floor(number / 26);
  }
  const { game, word } = tableOf(deal);
  return `${gameOf(game).code}-${word}-${letters}`;
}
