/** The Options dialog as it is used: the player's switches and looks, and the board on the whole screen. */
import type { DialogMaker, DialogOwner } from '../dialogs.js';
import type { OptionName } from '../localisation/words.js';
import { LOOKS, WORDS, wordOf, type ChoiceName, type Word } from '../settings.js';
import { optionsDialog, type Switch } from '../views/options.js';
import { leave } from './leave.js';

const optionSwitch = (owner: DialogOwner, name: OptionName): Switch => ({
  name,
  on: owner.option(name),
  onToggle: (on) => owner.choose(name, on),
});

/** A choice between two words is a switch too. */
const wordSwitch = <Name extends ChoiceName & Switch['name']>(
  owner: DialogOwner,
  name: Name,
  words: { readonly on: Word<Name>; readonly off: Word<Name> },
): Switch => ({
  name,
  on: owner.wears(name) === words.on,
  onToggle: (on) => owner.wear(name, on ? words.on : words.off),
});

export const options: DialogMaker = (owner) => {
  const { host } = owner.root;
  const isFull = (): boolean => host.matches(':fullscreen');
  // The browser's own key ends it too.
  host.addEventListener('fullscreenchange', () => owner.changed());
  const onFull = (): void => {
    // What fills the screen would cover an open dialog.
    leave(owner);
    // Refused, the board stays as it is.
    (isFull() ? document.exitFullscreen() : host.requestFullscreen()).catch(() => undefined);
  };
  return () =>
    optionsDialog({
      i18n: owner.i18n,
      switches: [
        optionSwitch(owner, 'placementHelp'),
        optionSwitch(owner, 'interactiveRules'),
        wordSwitch(owner, 'tap', { on: 'auto', off: 'select' }),
        optionSwitch(owner, 'doubleClick'),
        optionSwitch(owner, 'autoPlacement'),
        optionSwitch(owner, 'winnability'),
        wordSwitch(owner, 'deals', { on: 'winnable', off: 'any' }),
        optionSwitch(owner, 'shortcuts'),
        wordSwitch(owner, 'verbosity', { on: 'full', off: 'short' }),
      ],
      looks: LOOKS.map((name) => ({
        name,
        words: WORDS[name],
        worn: owner.wears(name),
        onWear: (text) => {
          const word = wordOf(name, text);
          if (word !== undefined) owner.wear(name, word);
        },
      })),
      onStatistics: () => owner.open('statistics'),
      full: document.fullscreenEnabled ? isFull() : null,
      onFull,
    });
};
