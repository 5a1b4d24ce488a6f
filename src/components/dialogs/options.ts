/** The Options dialog as it is used: the player's switches and looks, and the board on the whole screen. */
import type { DialogMaker } from '../dialogs.js';
import { LOOKS, WORDS, wordOf } from '../settings.js';
import { optionsDialog } from '../views/options.js';
import { leave } from './leave.js';

export const options: DialogMaker = (owner) => {
  const { host } = owner.root;
  const isFull = (): boolean => host.matches(':fullscreen');
  // The browser's own key ends it too.
  host.addEventListener('fullscreenchange', owner.changed);
  const onFull = (): void => {
    // What fills the screen would cover an open dialog.
    leave(owner);
    // Refused, the board stays as it is.
    (isFull() ? document.exitFullscreen() : host.requestFullscreen()).catch(() => undefined);
  };
  return () =>
    optionsDialog({
      i18n: owner.i18n,
      values: {
        placementHelp: owner.option('placementHelp'),
        interactiveRules: owner.option('interactiveRules'),
        doubleClick: owner.option('doubleClick'),
        autoPlacement: owner.option('autoPlacement'),
      },
      onToggle: (name, on) => owner.choose(name, on),
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
