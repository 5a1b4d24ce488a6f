// Answers questions on a port, in slices, so that a cancel is heard between them.

import type { Answer, Request, Response } from './protocol.js';
import { searchOf } from './search.js';
import { inSlices } from './slices.js';

/** As much of a MessagePort, or of a worker's global scope, as is needed. */
export interface Port {
  onmessage: ((event: MessageEvent<Request>) => void) | null;
  postMessage(response: Response): void;
}

type Question = Extract<Request, { type: 'solve' }>;

/** What is no position, or of no game that is registered, is not known to be won: the asker gets an answer still. */
async function answerTo(
  { variant, position, limits }: Question,
  stopped: () => boolean,
): Promise<Answer | null> {
  try {
    return await inSlices(searchOf(variant, position, limits), stopped);
  } catch {
    return { verdict: 'unknown', line: [], nodes: 0 };
  }
}

/** Answers each question on this port but the cancelled ones, and says that it is ready. A game unknown here is a failure. */
export function serve(port: Port): void {
  const asked = new Set<number>();
  const solve = async (request: Question): Promise<void> => {
    const { id } = request;
    asked.add(id);
    const answer = await answerTo(request, () => !asked.has(id));
    if (answer && asked.delete(id)) port.postMessage({ type: 'answer', id, answer });
  };
  port.onmessage = ({ data }) => {
    if (data.type === 'cancel') asked.delete(data.id);
    else
      solve(data).catch(() => {
        if (asked.delete(data.id)) port.postMessage({ type: 'failed', id: data.id });
      });
  };
  port.postMessage({ type: 'ready' });
}
