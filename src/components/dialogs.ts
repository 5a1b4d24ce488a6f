/** The player's dialogs: which one is open, what was typed and chosen in it, and the rules' text once it has come. */
import { nothing, type TemplateResult } from 'lit';
import {
  DealCodeError,
  optionValue,
  parseDealCode,
  withOption,
  type Deal,
  type GameFacts,
  type OptionValue,
  type Variant,
} from '../engine/index.js';
import { dealCodeProblem } from './localisation/errors.js';
import type { Localisation } from './localisation/i18n.js';
import type { rulesText } from './localisation/rules-text.js';
import { dealNumber, type OptionName } from './localisation/words.js';
import { loadPart, part } from './parts.js';
import type { LookName, Word } from './settings.js';
import { openDialog, type DialogName } from './views/dialog.js';
import { newGameDialog, type CodeCheck } from './views/new-game.js';
import { optionsDialog } from './views/options.js';
import { rulesDialog } from './views/rules.js';

/** The element that the dialogs belong to. */
export interface DialogOwner {
  readonly i18n: Localisation;
  readonly facts: GameFacts;
  readonly root: ShadowRoot;
  /** The variant on the board. */
  readonly variant: Variant;
  changed(): void;
  /** Deals this deal, or one by chance. */
  deal(variant: Variant, deal: Deal | null): void;
  restart(): void;
  option(name: OptionName): boolean;
  choose(name: OptionName, on: boolean): void;
  /** How the board looks now, and how the player wants it from now on. */
  wears<Name extends LookName>(name: Name): Word<Name>;
  wear<Name extends LookName>(name: Name, word: Word<Name>): void;
  /** A game is under way that New game or Restart would lose. */
  readonly atStake: boolean;
}

type Rules = typeof rulesText;

export class Dialogs {
  #open: DialogName | null = null;
  #opening = false;
  #chosen: OptionValue | null = null;
  #code = '';
  #rules: Rules | 'loading' | 'failed' = 'loading';

  constructor(private readonly owner: DialogOwner) {}

  open(name: DialogName): void {
    this.#open = name;
    this.#opening = true;
    this.#code = '';
    this.#chosen = null;
    if (name === 'rules') void this.#fetchRules();
    this.owner.changed();
  }

  readonly close = (): void => {
    this.#open = null;
    this.owner.changed();
  };

  /** To be called when the view is in the page: a dialog just opened is shown as one. */
  shown(): void {
    const dialog = this.#opening && this.owner.root.querySelector('dialog');
    this.#opening = false;
    if (dialog) openDialog(dialog);
  }

  view(): TemplateResult | typeof nothing {
    return this.#open === null ? nothing : this.#views[this.#open]();
  }

  readonly #views: Readonly<Record<DialogName, () => TemplateResult>> = {
    'new-game': () =>
      newGameDialog({
        i18n: this.owner.i18n,
        onClose: this.close,
        option: this.owner.facts.option,
        chosen: this.#chosen ?? optionValue(this.owner.variant),
        code: this.#code,
        check: (text) => this.#check(text),
        onChoose: (value) => {
          this.#chosen = value;
          this.owner.changed();
        },
        onCode: (text) => {
          this.#code = text;
          this.owner.changed();
        },
        onDeal: () => {
          const variant = this.#variant();
          this.owner.deal(variant, this.#code.trim() === '' ? null : parseDealCode(this.#code, variant));
          this.close();
        },
        onRestart: () => {
          this.owner.restart();
          this.close();
        },
      }),
    options: () =>
      optionsDialog({
        i18n: this.owner.i18n,
        onClose: this.close,
        values: {
          placementHelp: this.owner.option('placementHelp'),
          interactiveRules: this.owner.option('interactiveRules'),
          doubleClick: this.owner.option('doubleClick'),
          autoPlacement: this.owner.option('autoPlacement'),
        },
        onToggle: (name, on) => this.owner.choose(name, on),
      }),
    rules: () =>
      rulesDialog({
        i18n: this.owner.i18n,
        onClose: this.close,
        text:
          typeof this.#rules === 'string' ? this.#rules : this.#rules(this.owner.i18n, this.owner.facts.game),
      }),
  };

  #variant(): Variant {
    return withOption(this.owner.facts.game, this.#chosen ?? optionValue(this.owner.variant));
  }

  #check(text: string): CodeCheck {
    if (text.trim() === '') return null;
    try {
      const deal = parseDealCode(text, this.#variant());
      return { ok: dealNumber(this.owner.i18n, deal.number), value: optionValue(deal) };
    } catch (error) {
      if (!(error instanceof DealCodeError)) throw error;
      return { error: dealCodeProblem(this.owner.i18n, error, text) };
    }
  }

  async #fetchRules(): Promise<void> {
    const show = (rules: Rules | 'loading' | 'failed'): void => {
      this.#rules = rules;
      this.owner.changed();
    };
    if (part('rules') === undefined) show('loading');
    try {
      show(((await loadPart('rules', this.owner.root)) as Rules | undefined) ?? 'failed');
    } catch {
      show('failed');
    }
  }
}
