/** The rules of all games, as a dialog: an on-demand part. */
import { rulesText } from '../localisation/rules-text.js';
import { rulesStyles } from '../styles/rules.js';
import { rulesDialog } from '../views/rules.js';
import { register } from './register.js';

register('rules', {
  styles: rulesStyles,
  dialog: (owner) => () =>
    rulesDialog(rulesText(owner.i18n, owner.facts.game), owner.facts.emptyColumn === 'king'),
});
