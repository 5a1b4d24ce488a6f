/**
 * The door to the player's dialogs: which one is open, and that it comes on demand.
 *
 * The part `dialogs` brings New game, and what all dialogs share. A further dialog is a part of the same name
 * that registers a `DialogPart`: add the name to `DialogName` and to `Parts`, and open it by `DialogOwner.open`.
 */
import { nothing, type CSSResult, type TemplateResult } from 'lit';
import { adopt } from './adopt.js';
import type { copy } from './copy.js';
import type { Deal, GameFacts, Variant } from '../engine/index.js';
import type { Store } from './controllers/storage.js';
import type { Localisation, Msg } from './localisation/i18n.js';
import { notFetched, type OptionName } from './localisation/words.js';
import { loadPart, part } from './parts.js';
import { core } from './parts/core.js';
import { lend } from './parts/register.js';
import type { ChoiceName, Word } from './settings.js';
import type { dealOut } from './views/deal-out.js';
import type { DialogContent, DialogName, dialogFrame, openDialog } from './views/dialog.js';
import type { bubblePicture } from './views/bubble-picture.js';
import type { placeBubble } from './views/place-bubble.js';
import type { pauseCover } from './views/pause.js';
import type { fanOut } from './views/ring.js';
import type { winView } from './views/win.js';

lend(core);

/** The element that the dialogs belong to. */
export interface DialogOwner {
  readonly i18n: Localisation;
  readonly facts: GameFacts;
  readonly root: ShadowRoot;
  /** The variant on the board. */
  readonly variant: Variant;
  readonly changed: () => void;
  /** A dialog is about to be shown: what is in the hand goes back, what was said goes. */
  opened(): void;
  /** Says a sentence in the bubble on the board. */
  say(sentence: (msg: Msg) => string): void;
  /** Shows this dialog, instead of the one that is open. */
  open(name: DialogName): void;
  /** Deals this deal, or one by chance. */
  deal(variant: Variant, deal: Deal | null): void;
  restart(): void;
  option(name: OptionName): boolean;
  choose(name: OptionName, on: boolean): void;
  /** How the board looks and is played now, and how the player wants it from now on. */
  wears<Name extends ChoiceName>(name: Name): Word<Name>;
  wear<Name extends ChoiceName>(name: Name, word: Word<Name>): void;
  /** Where statistics are kept. */
  readonly store: Store;
  /** A game is under way that New game or Restart would lose. */
  readonly atStake: boolean;
  /** It counts in the statistics. */
  readonly counts: boolean;
}

/**
 * Makes a dialog each time it is opened, with its own state, and answers with what draws it at every render.
 * `close` is for what has closed the dialog itself, by `leave`, and would not wait for the browser to tell.
 */
export type DialogMaker = (owner: DialogOwner, close: () => void) => () => DialogContent;

/** What a part with one dialog brings. */
export interface DialogPart {
  readonly styles: CSSResult;
  readonly dialog: DialogMaker;
}

/** What the part `dialogs` brings: its dialogs by their names, what frames and shows any, and what else is seldom or later needed. */
export interface DialogsPart {
  readonly styles: CSSResult;
  readonly dialogs: { readonly [Name in DialogName]?: DialogMaker };
  readonly frame: typeof dialogFrame;
  readonly show: typeof openDialog;
  readonly copy: typeof copy;
  readonly bubblePicture: typeof bubblePicture;
  readonly won: typeof winView;
  readonly fanOut: typeof fanOut;
  readonly cover: typeof pauseCover;
  readonly dealOut: typeof dealOut;
  readonly placeBubble: typeof placeBubble;
}

/** All dialogs but one are parts of their own. */
const isPart = (name: DialogName): name is Exclude<DialogName, 'new-game'> => name !== 'new-game';

export class Dialogs {
  #asked: DialogName | null = null;
  #open: { readonly name: DialogName; readonly content: () => DialogContent } | null = null;
  #opening = false;
  #expected: Promise<boolean> | null = null;

  constructor(private readonly owner: DialogOwner) {}

  /** Fetches the part `dialogs`, once, ahead of its use; true when it is here. A failure is told when something of it is asked for. */
  readonly expect = (): Promise<boolean> =>
    (this.#expected ??= loadPart('dialogs', this.owner.root).then(
      () => {
        this.owner.changed();
        return true;
      },
      () => false,
    ));

  /** What the part `dialogs` brings, with its styles in force; null as long as it is not here. */
  get extras(): DialogsPart | null {
    const extras = part('dialogs');
    if (extras) adopt(this.owner.root, extras.styles);
    return extras ?? null;
  }

  open(name: DialogName): void {
    this.#asked = name;
    const needed = isPart(name) ? (['dialogs', name] as const) : (['dialogs'] as const);
    if (needed.every(part)) this.#show(name);
    else
      Promise.all(needed.map((each) => loadPart(each, this.owner.root))).then(
        () => this.#asked === name && this.#show(name),
        () => this.#asked === name && this.#fail(name),
      );
  }

  readonly close = (): void => {
    this.#asked = null;
    this.#open = null;
    this.owner.changed();
  };

  /** To be called when the view is in the page: a dialog just opened is shown as one. */
  shown(): void {
    const dialog = this.#opening && this.owner.root.querySelector('dialog');
    this.#opening = false;
    if (dialog) part('dialogs')?.show(dialog);
  }

  view(): TemplateResult | typeof nothing {
    const open = this.#open;
    const frame = part('dialogs')?.frame;
    if (!open || !frame) return nothing;
    // The browser tells of a closed dialog late: another may be open by then.
    const onClose = (): void => void (open === this.#open && this.close());
    return frame({ i18n: this.owner.i18n, ...open, ...open.content(), onClose });
  }

  #show(name: DialogName): void {
    const own = isPart(name) ? part(name) : undefined;
    const shared = part('dialogs');
    const dialog = own?.dialog ?? shared?.dialogs[name];
    if (!dialog) return;
    for (const from of [shared, own]) if (from) adopt(this.owner.root, from.styles);
    this.#asked = null;
    this.#expected = Promise.resolve(true);
    this.#open = { name, content: dialog(this.owner, this.close) };
    this.#opening = true;
    this.owner.opened();
  }

  #fail(name: DialogName): void {
    this.#asked = null;
    const { owner } = this;
    // Without its dialog New game still deals, where nothing would be lost.
    if (name === 'new-game' && !owner.atStake) owner.deal(owner.variant, null);
    else owner.say(notFetched);
  }
}
