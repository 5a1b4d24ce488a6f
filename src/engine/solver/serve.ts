// Answers questions on a port, in slices, so that a cancel is heard between them.

import type { Request, Response } from './protocol.js';
import { searchOf } from './search.js';
import { inSlices } from './slices.js';

/** As much of a MessagePort, or of a worker's global scope, as is needed. */
export interface Port {
  onmessage: ((event: MessageEvent<Request>) => void) | null;
  postMessage(response: Response): void;
}

type Question = Extract<Request, { type: 'solve' }>;

/** Answers each question on this port but the cancelled ones, and says that it is ready. What can't be searched has failed. */
export function serve(port: Port): void {
  const asked = new Set<number>();
  const solve = async (request: Question): Promise<void> => {
    const { id, variant, position, limits } = request;
    asked.add(id);
    const answer = await inSlices(searchOf(variant, position, limits), () => !asked.has(id));
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
