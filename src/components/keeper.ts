/** Keeps what outlives a visit: the game in progress of one element, and the player's choices, shared by all of an origin. */
import { Store, type StorageArea } from './controllers/storage.js';
import { formatSave, parseSave, type Kept } from './saves.js';
import { readChoices, type Choices } from './settings.js';

/** The element whose game is kept. */
export interface Keeping {
  readonly element: HTMLElement & { readonly storage: StorageArea; readonly saveKey: string | null };
  readonly game: string;
  storageDenied(): void;
  saveDamaged(): void;
}

export class Keeper {
  /** All keepers of elements in a page: a choice made in one holds in the others at once. */
  static readonly #live = new Set<Keeper>();

  readonly store: Store;
  #choices: Choices | null = null;
  /** The place in the page that the element had first: it stays when others come and go. */
  #place: string | null = null;
  #written: string | null = null;

  constructor(private readonly keeping: Keeping) {
    this.store = new Store(
      () => keeping.element.storage,
      () => keeping.storageDenied(),
    );
  }

  connect(): void {
    Keeper.#live.add(this);
  }

  disconnect(): void {
    Keeper.#live.delete(this);
  }

  /** The host changed where things are kept: what was read elsewhere no longer counts. */
  forget(): void {
    this.#choices = null;
  }

  get choices(): Choices {
    return (this.#choices ??= readChoices(this.store.read('options')));
  }

  choose(change: Partial<Choices>): void {
    // Another page of the origin may have kept something since.
    this.#choices = { ...readChoices(this.store.read('options')), ...change };
    this.store.write('options', JSON.stringify(this.#choices));
    const { storage } = this.keeping.element;
    if (storage === 'none') return;
    for (const other of Keeper.#live) {
      if (other !== this && other.keeping.element.storage === storage) other.forget();
    }
  }

  /** The game kept for this element, or null. */
  game(): Kept | null {
    const text = this.store.read(this.#key());
    if (text === null) return null;
    try {
      return parseSave(text, this.keeping.game);
    } catch {
      this.keeping.saveDamaged();
      return null;
    }
  }

  keep(kept: Kept): void {
    const { element } = this.keeping;
    if (!element.isConnected && this.#place === null) return;
    const text = formatSave(kept);
    // The same game may have gone on in another tab: what was not touched here is not written over it.
    if (text === this.#written) return;
    this.#written = text;
    this.store.write(this.#key(), text);
  }

  #key(): string {
    const { element } = this.keeping;
    this.#place ??= this.#choosePlace();
    return `game:${element.saveKey === null ? this.#place : `${element.saveKey} ${element.localName}`}`;
  }

  /** The element's place in the page; where a live one of its kind holds that, the next that is free. */
  #choosePlace(): string {
    const { element } = this.keeping;
    const taken = new Set([...Keeper.#live].map((other) => other.#place));
    const kind = `${location.pathname} ${around(element)}${element.localName} `;
    if (element.id) return kind + element.id;
    let order = orderOf(element);
    while (taken.has(kind + order)) order += 1;
    return kind + order;
  }
}

const orderOf = (element: Element): number =>
  [...(element.getRootNode() as ParentNode & Node).querySelectorAll(element.localName)].indexOf(element);

/** The shadow hosts around an element, each by its tag and its id or place: every one counts for itself. */
const around = (element: Element): string => {
  const root = element.getRootNode();
  if (!(root instanceof ShadowRoot)) return '';
  const { host } = root;
  return `${around(host)}${host.localName} ${host.id || orderOf(host)} `;
};
