/** What is said of a key that found nothing to do. */
import type { Msg } from './speech.js';

export const notPlaced = (msg: Msg): string =>
  msg('No other place takes it.', {
    id: 'not-placed',
    desc: 'Said of a card for which the player asked for the best place; a foundation is not asked',
  });
