/** The Options dialog: a switch and a line of help for each of the player's options. */
import { html } from 'lit';
import type { Speech } from '../localisation/speech.js';
import { optionHelp, optionName, options, type OptionName } from '../localisation/words.js';
import type { DialogContent } from './dialog.js';

export interface OptionsModel {
  i18n: Speech;
  values: Readonly<Record<OptionName, boolean>>;
  onToggle: (option: OptionName, on: boolean) => void;
}

// Bound, not written: a native checkbox tells its state itself, and aria-checked must not stand on it.
const ROLE = 'switch';
const ROWS: readonly OptionName[] = ['placementHelp', 'interactiveRules', 'doubleClick', 'autoPlacement'];

export function optionsDialog(m: OptionsModel): DialogContent {
  const { msg } = m.i18n;
  return {
    title: options(msg),
    body: ROWS.map(
      (option, index) =>
        html`<label class="row">
          <span class="row-text">
            <span id="${option}-name">${optionName(msg, option)}</span>
            <small id="${option}-help">${optionHelp(msg, option)}</small>
          </span>
          <input
            class="switch"
            type="checkbox"
            role=${ROLE}
            data-option=${option}
            aria-labelledby="${option}-name"
            aria-describedby="${option}-help"
            ?data-first=${index === 0}
            .checked=${m.values[option]}
            @change=${(event: Event) => m.onToggle(option, (event.currentTarget as HTMLInputElement).checked)}
          />
        </label>`,
    ),
  };
}
