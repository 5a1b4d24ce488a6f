/** A deal: cards fly out from below the table, one after another, in the order of a dealer. */

/** @param raise keeps a card above the others while it flies */
export const dealOut = (
  table: HTMLElement,
  duration: number,
  raise: (element: HTMLElement, flight: Animation) => void,
): void => {
  const piles = [...table.querySelectorAll<HTMLElement>('.column')].map((pile) => ({
    box: { x: pile.offsetLeft, y: pile.offsetTop },
    cards: [...pile.querySelectorAll<HTMLElement>('.card')],
  }));
  const rows = Math.max(...piles.map(({ cards }) => cards.length));
  const width = piles[0]?.cards[0]?.offsetWidth ?? 0;
  let order = 0;
  for (let row = 0; row < rows; row += 1) {
    for (const { box, cards } of piles) {
      const element = cards[row];
      if (!element) continue;
      const dx = table.offsetWidth / 2 - width / 2 - box.x;
      const dy = table.offsetHeight - box.y - element.offsetTop;
      const flight = element.animate(
        [
          { transform: `translate(${dx}px, ${dy}px)`, opacity: 0 },
          { opacity: 1, offset: 0.3 },
          { transform: 'none', opacity: 1 },
        ],
        {
          duration: duration * 1.5,
          delay: order * 12,
          easing: 'cubic-bezier(.2, .7, .25, 1)',
          fill: 'backwards',
        },
      );
      raise(element, flight);
      order += 1;
    }
  }
};
