/** What an action of the random player may use, and what it tells of itself. */
import type { Page } from 'puppeteer-core';
import type { Chance } from './chance.js';
import type { Hands } from './hands.js';
import type { Model } from './model.js';
import type { Placed, SceneDrawn } from './scenes.js';
import type { Look, Sight } from './watch.js';

/** The element that an action is about, and all that is known of it. */
export interface Turn {
  readonly chance: Chance;
  readonly page: Page;
  readonly hands: Hands;
  readonly scene: SceneDrawn;
  readonly placed: Placed;
  /** What was seen after the last action. */
  readonly look: Look;
  readonly sight: Sight;
  readonly model: Model;
  readonly modelOf: (id: string) => Model;
  /** Loads the page again, as it is written by now. */
  readonly reload: () => Promise<void>;
}

/** What was done, and what it allows to be otherwise afterwards. */
export interface Deed {
  readonly text: string;
  /** How many messages it may bring at most. */
  readonly says?: number;
  /** The focus may leave the element. */
  readonly blurs?: boolean;
  /** It was the host that changed its page. */
  readonly page?: boolean;
  /** The page may scroll by it. */
  readonly scrolls?: boolean;
  /** What a finger went down on: where that is something else, it may scroll the page. */
  readonly finger?: string;
  /** Keys were pressed. */
  readonly keys?: boolean;
  /** The session of this element may be another one, of which no event tells. */
  readonly silent?: boolean;
  /** It may have met any element of the page. */
  readonly anywhere?: boolean;
  /** The document is a new one. */
  readonly fresh?: boolean;
}

export interface Action {
  readonly name: string;
  readonly weight: number;
  /** Null where there is nothing to do it with. */
  run(turn: Turn): Promise<Deed | null>;
}
