/** The language of one element: its own `lang`, else the nearest one around it, and the words of that language. */
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { loadPart, part } from '../parts.js';
import type { Language, Msg, Speech, Templates } from './speech.js';
import { speak } from './speech.js';

export type { Language, Msg, Speech } from './speech.js';

const directions: Readonly<Record<Language, 'ltr' | 'rtl'>> = { en: 'ltr', ca: 'ltr', hr: 'ltr' };

const isLanguage = (tag: string): tag is Language => Object.hasOwn(directions, tag);

/** The trees around a node, from its own to the document's. */
const rootsOf = (node: Node): Node[] => {
  const root = node.getRootNode();
  return root instanceof ShadowRoot ? [root, ...rootsOf(root.host)] : [root];
};

/** The nearest `lang` or `dir` as written, through shadow hosts; empty where nobody says. */
const nearest = (element: Element, name: 'lang' | 'dir'): string => {
  const found = element.closest(`[${name}]`);
  if (found) return found.getAttribute(name) ?? '';
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? nearest(root.host, name) : '';
};

export class Localisation implements ReactiveController, Speech {
  /** The asked-for language has come, or has failed and left English. Never rejects. */
  ready: Promise<void> = Promise.resolve();
  /** The first words are still on their way: better none than English ones for a moment. */
  waiting = false;

  #speech = speak('en');
  #asked = '';
  #direction: 'ltr' | 'rtl' | undefined;
  #spoke = false;
  #told = new Set<string>();
  #watch: MutationObserver | undefined;

  constructor(
    private readonly host: ReactiveControllerHost & HTMLElement,
    private readonly onMissing: (tag: string) => void,
  ) {
    host.addController(this);
  }

  get msg(): Msg {
    return this.#speech.msg;
  }

  /** Whose words are shown now. */
  get language(): Language {
    return this.#speech.language;
  }

  /** The nearest `dir`, else the language's: never what the page's style sheet says. */
  get direction(): 'ltr' | 'rtl' {
    return this.#direction ?? directions[this.language];
  }

  number(n: number): string {
    return this.#speech.number(n);
  }

  plural(n: number): Intl.LDMLPluralRule {
    return this.#speech.plural(n);
  }

  either(names: readonly string[]): string {
    return this.#speech.either(names);
  }

  hostConnected(): void {
    this.#watch = new MutationObserver(() => this.#ask());
    for (const root of rootsOf(this.host)) {
      this.#watch.observe(root, { subtree: true, attributes: true, attributeFilter: ['lang', 'dir'] });
    }
    this.#ask();
  }

  hostDisconnected(): void {
    this.#watch?.disconnect();
  }

  #ask(): void {
    const dir = nearest(this.host, 'dir').toLowerCase();
    const direction = dir === 'ltr' || dir === 'rtl' ? dir : undefined;
    if (direction !== this.#direction) this.host.requestUpdate();
    this.#direction = direction;
    const tag = nearest(this.host, 'lang');
    if (tag === this.#asked) return;
    this.#asked = tag;
    const language = tag.split('-')[0]?.toLowerCase() || 'en';
    if (isLanguage(language)) this.ready = this.#show(language, tag);
    else {
      this.ready = Promise.resolve();
      this.#speak('en');
      this.#miss(tag);
    }
  }

  async #show(language: Language, tag: string): Promise<void> {
    if (language === 'en') return this.#speak(language);
    const here = part(language);
    if (here) return this.#speak(language, here);
    this.waiting = !this.#spoke;
    try {
      const templates = await loadPart(language, this.host.shadowRoot ?? this.host);
      // Another language may have been asked for while this one was on its way.
      if (tag !== this.#asked) return;
      this.#speak(language, templates);
    } catch {
      if (tag !== this.#asked) return;
      // Forgotten, so that it is tried again when the element moves or a language changes.
      this.#asked = '';
      this.#speak('en');
      this.#miss(tag);
    }
  }

  #speak(language: Language, templates?: Templates): void {
    this.#spoke = true;
    if (this.waiting) {
      this.waiting = false;
      this.host.requestUpdate();
    }
    if (language === this.language) return;
    this.#speech = speak(language, templates);
    this.host.requestUpdate();
  }

  #miss(tag: string): void {
    if (this.#told.has(tag)) return;
    this.#told.add(tag);
    this.onMissing(tag);
  }
}
