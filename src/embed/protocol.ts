/** The messages between embed.html and the page around it: what each holds, and whether something is one. */
import type { SolitaireDetails } from '../components/solitaire-events.js';

export const NAMESPACE = 'solitaire-embed';
export const VERSION = 1;

type Short<Name> = Name extends `solitaire-${infer Type}` ? Type : never;

/** The event `solitaire-move` is the message `move`. */
export type EventType = Short<keyof SolitaireDetails>;

export type CommandType = 'hello' | 'new-game' | 'undo' | 'redo';

export interface Message {
  readonly ns: typeof NAMESPACE;
  readonly v: typeof VERSION;
  readonly type: string;
}

/** Of our namespace and version. The rest of it may still be anything. */
export const isMessage = (data: unknown): data is Message & Record<string, unknown> => {
  if (typeof data !== 'object' || data === null) return false;
  const { ns, v, type } = data as Partial<Message>;
  return ns === NAMESPACE && v === VERSION && typeof type === 'string';
};

export const message = (type: EventType | CommandType | 'resize', rest: object = {}): Message => ({
  ...rest,
  ns: NAMESPACE,
  v: VERSION,
  type,
});
