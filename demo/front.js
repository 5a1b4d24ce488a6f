// What the front page shows live: the line to paste, a refused move, and a move that loses.
const byId = (id) => document.getElementById(id);
const site = new window.URL('../dist/', document.location.href).href;

byId('line').textContent =
  `<freecell-solitaire></freecell-solitaire><script src="${site}solitaire-elements.min.js" defer></script>`;

/** The clipboard needs a secure page; elsewhere the text is selected, and copied as by hand. */
async function copy(code) {
  try {
    await window.navigator.clipboard.writeText(code.textContent);
    return true;
  } catch {
    window.getSelection().selectAllChildren(code);
    return document.execCommand('copy');
  }
}

let quiet;
/** Shown and spoken, and gone again. */
function say(words) {
  window.clearTimeout(quiet);
  byId('said').textContent = words;
  quiet = window.setTimeout(() => (byId('said').textContent = ''), 4000);
}

document.addEventListener('click', async ({ target }) => {
  const button = target.closest('[data-copy]');
  if (!button) return;
  const done = await copy(byId(button.dataset.copy));
  say(done ? 'Copied.' : 'It could not be copied. The text is selected.');
});

/** Each a card, and one on which it may not go. */
const WRONG = [
  ['3D', '2C'],
  ['7H', '7S'],
  ['KC', '6S'],
];
let next = 0;

byId('wrong').addEventListener('click', ({ currentTarget }) => {
  const game = byId('why');
  if (game.moves > 0) game.restart();
  // What stands beside a card is fetched when somebody turns to the game.
  game.focus({ preventScroll: true });
  currentTarget.focus({ preventScroll: true });
  // A click without a pointer is a tap: one picks up, the next places.
  for (const name of WRONG[next++ % WRONG.length])
    game.shadowRoot.querySelector(`[data-card="${name}"]`)?.click();
});

byId('why').addEventListener(
  'solitaire-reject',
  ({ detail }) => (byId('reason').textContent = detail.reason),
);

byId('tongue').addEventListener('change', ({ target }) => (byId('why').lang = target.value));

byId('lose').addEventListener('click', () => {
  const game = byId('won');
  if (game.record !== 'RU1-C-AAAAAMX') game.newGame('RU1-C-AAAAAMX');
  game.play('36');
});

byId('back').addEventListener('click', () => byId('won').undo());
