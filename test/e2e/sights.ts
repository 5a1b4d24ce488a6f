/** What a test sees of a game on its stage: what is held and marked, what is said, where the cards lie, what was told. */
import type { Stage } from './stage.js';

export const held = (game: Stage): Promise<string[]> =>
  game.page.$eval('#game', (element) =>
    [...(element.shadowRoot?.querySelectorAll<HTMLElement>('.held') ?? [])].map(
      (card) => card.dataset['card'] ?? '?',
    ),
  );

export const targets = (game: Stage): Promise<string> =>
  game.page.$eval('#game', (element) => {
    const marked = [...(element.shadowRoot?.querySelectorAll<HTMLElement>('[data-pile]') ?? [])].filter(
      (pile) =>
        pile.querySelector('.land')?.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
    );
    return marked
      .map((pile) => pile.dataset['pile'])
      .sort()
      .join('');
  });

export const bubble = (game: Stage): Promise<string> =>
  game.page.$eval('#game', (element) => {
    const shown = element.shadowRoot?.querySelector<HTMLElement>('.bubble');
    return shown?.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      ? shown.textContent.trim()
      : '';
  });

/** Where every visible card lies, to see that it came home. */
export const lie = (game: Stage): Promise<string> =>
  game.page.$eval('#game', (element) =>
    JSON.stringify(
      [...(element.shadowRoot?.querySelectorAll<HTMLElement>('[data-card]') ?? [])]
        .map((card) => {
          const { left, top } = card.getBoundingClientRect();
          return [card.dataset['card'], Math.round(left), Math.round(top)];
        })
        .sort(),
    ),
  );

/** The moves and refusals told since the last look. */
export async function told(game: Stage): Promise<string[]> {
  const seen = await game.player.quiet();
  return seen.map(({ type, detail }) =>
    type === 'move'
      ? String(detail['move'])
      : [type, detail['reason'], detail['error']].filter(Boolean).join(' '),
  );
}
