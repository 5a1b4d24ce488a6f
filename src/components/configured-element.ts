/** What a host may configure: the attributes of the three elements and their properties, and the faults found in them. */
import { LitElement, type PropertyDeclarations } from 'lit';
import { factsOf, type GameFacts, type OptionValue } from '../engine/index.js';
import {
  SWITCHES,
  WORDS,
  attributeOf,
  onOff,
  textOf,
  wordOf,
  type SwitchName,
  type Word,
  type WordName,
} from './settings.js';
import type { SolitaireErrorCode } from './solitaire-events.js';

/** A fault to tell of: its code, and what its sentence speaks of, as localisation/errors.ts has it. */
export interface Fault {
  readonly error: SolitaireErrorCode;
  readonly about: readonly string[];
}

export abstract class ConfiguredElement extends LitElement {
  /** The game, as the engine knows it; the subclass's module has registered it. */
  static readonly game: string;

  static override readonly properties: PropertyDeclarations = Object.fromEntries(
    ['deal', 'saveKey', 'shareUrl', ...Object.keys(SWITCHES), ...Object.keys(WORDS)].map((name) => [
      name,
      { attribute: attributeOf(name) },
    ]),
  );

  /** What the engine tells of the game. */
  protected readonly facts: GameFacts = factsOf((this.constructor as typeof ConfiguredElement).game);

  #switches: Partial<Record<SwitchName, boolean | null>> = {};
  #words: { [Name in WordName]?: Word<Name> } = {};
  #deal: string | null = null;
  #wish: OptionValue | null = null;
  #saveKey: string | null = null;
  #shareUrl: string | null = null;
  #reported = new Set<string>();
  #faults: Fault[] = [];

  /**
   * The deal to play: a deal code, its 7 letters, a deal number, or `today`: the same deal for everyone on that UTC date,
   * which can be won. A saved game goes on while this stays the one under
   * which it began; a changed value deals anew. A code carries the game's option (`rule`, `draw` or `cells`) and beats it.
   */
  get deal(): string | null {
    return this.#deal;
  }
  set deal(value: string | number | null) {
    this.#deal = value === null || value === undefined ? null : textOf(value);
  }

  /** Outline every pile that takes what is held: the host's default; what the player chose wins. */
  get placementHelp(): boolean {
    return this.#switches.placementHelp ?? SWITCHES.placementHelp;
  }
  set placementHelp(value: boolean | 'on' | 'off') {
    this.#setSwitch('placementHelp', value);
  }

  /** Show the rule that forbids a refused move: the host's default; what the player chose wins. */
  get interactiveRules(): boolean {
    return this.#switches.interactiveRules ?? SWITCHES.interactiveRules;
  }
  set interactiveRules(value: boolean | 'on' | 'off') {
    this.#setSwitch('interactiveRules', value);
  }

  /** A double tap sends a card to the best place: the host's default; what the player chose wins. */
  get doubleClick(): boolean {
    return this.#switches.doubleClick ?? SWITCHES.doubleClick;
  }
  set doubleClick(value: boolean | 'on' | 'off') {
    this.#setSwitch('doubleClick', value);
  }

  /** A group released over the board finds its own column: the host's default; what the player chose wins. */
  get autoPlacement(): boolean {
    return this.#switches.autoPlacement ?? SWITCHES.autoPlacement;
  }
  set autoPlacement(value: boolean | 'on' | 'off') {
    this.#setSwitch('autoPlacement', value);
  }

  /** The bar: all of it, figures and undo only, or nothing. */
  get controls(): Word<'controls'> {
    return this.#words.controls ?? 'full';
  }
  set controls(value: Word<'controls'>) {
    this.#setWord('controls', value);
  }

  /** Light, dark, or as the visitor's system has it: the host's default; what the player chose wins. */
  get theme(): Word<'theme'> {
    return this.#words.theme ?? 'auto';
  }
  set theme(value: Word<'theme'>) {
    this.#setWord('theme', value);
  }

  /** Two colours, or one for each suit: the host's default; what the player chose wins. */
  get deck(): Word<'deck'> {
    return this.#words.deck ?? 'two';
  }
  set deck(value: Word<'deck'>) {
    this.#setWord('deck', value);
  }

  /** The cards' faces, or large indices for weak eyes: the host's default; what the player chose wins. */
  get faces(): Word<'faces'> {
    return this.#words.faces ?? 'classic';
  }
  set faces(value: Word<'faces'>) {
    this.#setWord('faces', value);
  }

  /** The hand that plays: for the left one, top row and columns are mirrored. The host's default; what the player chose wins. */
  get layout(): Word<'layout'> {
    return this.#words.layout ?? 'right';
  }
  set layout(value: Word<'layout'>) {
    this.#setWord('layout', value);
  }

  /** High contrast, or as the visitor's system has it: the host's default; what the player chose wins. */
  get contrast(): Word<'contrast'> {
    return this.#words.contrast ?? 'auto';
  }
  set contrast(value: Word<'contrast'>) {
    this.#setWord('contrast', value);
  }

  /** A tap on a card that could go up sends it there, or only picks it up: the host's default; what the player chose wins. */
  get tap(): Word<'tap'> {
    return this.#words.tap ?? 'auto';
  }
  set tap(value: Word<'tap'>) {
    this.#setWord('tap', value);
  }

  /** How much is spoken of each action, the score too or not: the host's default; what the player chose wins. */
  get verbosity(): Word<'verbosity'> {
    return this.#words.verbosity ?? 'short';
  }
  set verbosity(value: Word<'verbosity'>) {
    this.#setWord('verbosity', value);
  }

  /** Single letters are commands while the focus is inside the board: the host's default; what the player chose wins. */
  get shortcuts(): boolean {
    return this.#switches.shortcuts ?? SWITCHES.shortcuts;
  }
  set shortcuts(value: boolean | 'on' | 'off') {
    this.#setSwitch('shortcuts', value);
  }

  /** What a random new game is: a deal that can be won, or any. The host's default; what the player chose wins. */
  get deals(): Word<'deals'> {
    return this.#words.deals ?? 'winnable';
  }
  set deals(value: Word<'deals'>) {
    this.#setWord('deals', value);
  }

  /** Show whether the game can still be won: the host's default; what the player chose wins. */
  get winnability(): boolean {
    return this.#switches.winnability ?? SWITCHES.winnability;
  }
  set winnability(value: boolean | 'on' | 'off') {
    this.#setSwitch('winnability', value);
  }

  /** A link to a deal, with `{code}` where its code stands: it is copied instead of the bare code. */
  get shareUrl(): string | null {
    return this.#shareUrl;
  }
  set shareUrl(value: string | null) {
    this.#shareUrl = value === null || value === undefined ? null : textOf(value);
    if (this.#shareUrl === null || this.#shareUrl.includes('{code}')) return;
    this.#shareUrl = null;
    this.#badAttribute('share-url', value, '-');
  }

  /** `blob` allows a blob: worker where the script comes from another origin; without it the solver runs there in slices. */
  get worker(): Word<'worker'> {
    return this.#words.worker ?? 'auto';
  }
  set worker(value: Word<'worker'>) {
    this.#setWord('worker', value);
  }

  /** Where game, options and statistics are kept; play goes on without where storage is denied. */
  get storage(): Word<'storage'> {
    return this.#words.storage ?? 'local';
  }
  set storage(value: Word<'storage'>) {
    this.#setWord('storage', value);
  }

  /** Under which the game in progress is kept; else the page's path, the tag, and the `id` or the place among its kind. */
  get saveKey(): string | null {
    return this.#saveKey;
  }
  set saveKey(value: string | null) {
    this.#saveKey = value === null || value === undefined ? null : textOf(value);
  }

  /** The value of the game's option that the host wishes, or the game's default. */
  protected get wish(): OptionValue {
    return this.#wish ?? (this.facts.option.values[0] as OptionValue);
  }
  protected set wish(value: OptionValue | null | undefined) {
    const { name, values } = this.facts.option;
    if (value === null || value === undefined) this.#wish = null;
    else {
      this.#wish = values.find((each) => String(each) === textOf(value)) ?? null;
      if (this.#wish === null) this.#badAttribute(name, value, this.wish);
    }
  }

  /** The value of the game's option that the host has set, or null. */
  protected get wishSet(): OptionValue | null {
    return this.#wish;
  }

  #setSwitch(name: SwitchName, value: unknown): void {
    const on = onOff(value);
    if (on === null && value !== null && value !== undefined)
      this.#badAttribute(attributeOf(name), value, SWITCHES[name] ? 'on' : 'off');
    this.#switches = { ...this.#switches, [name]: on };
  }

  #setWord<Name extends WordName>(name: Name, value: unknown): void {
    const word = wordOf(name, value);
    if (word === undefined && value !== null && value !== undefined)
      this.#badAttribute(name, value, WORDS[name][0]);
    this.#words = { ...this.#words, [name]: word };
  }

  #badAttribute(attribute: string, value: unknown, used: string | number): void {
    this.report('bad-attribute', attribute, textOf(value), String(used));
  }

  /** Tells of a fault, each once, by `solitaire-error`: after the next rendering, when a listener may have come. */
  protected report(error: SolitaireErrorCode, ...about: readonly string[]): void {
    const key = [error, ...about].join(' ');
    if (this.#reported.has(key)) return;
    this.#reported.add(key);
    this.#faults.push({ error, about });
    this.requestUpdate();
  }

  /** The faults that are still to be told of; asking takes them. */
  protected faults(): readonly Fault[] {
    return this.#faults.splice(0);
  }
}
