// Shows each event of the game on this page with its detail, the newest first, and how many of each there were.
const names = ['ready', 'deal', 'move', 'reject', 'undo', 'redo', 'win', 'error'].map(
  (name) => `solitaire-${name}`,
);
const KEPT = 200;

const list = document.querySelector('.log ol');
const sums = document.querySelector('.log .sums');
const counts = new Map();

function count(type) {
  counts.set(type, (counts.get(type) ?? 0) + 1);
  sums.textContent = [...counts]
    .map(([name, number]) => `${name.replace('solitaire-', '')} ${number}`)
    .join(' · ');
}

function add({ type, detail }) {
  const item = document.createElement('li');
  const name = document.createElement('b');
  name.textContent = type;
  const data = document.createElement('pre');
  data.textContent = Object.entries(detail)
    .map(([key, value]) => `${key}: ${JSON.stringify(value)}`)
    .join('\n');
  item.append(name, data);
  list.prepend(item);
  list.children[KEPT]?.remove();
  count(type);
}

// They bubble: one listener on the document hears every game of a page.
for (const name of names) document.addEventListener(name, add);

document.querySelector('.log button').addEventListener('click', () => {
  list.replaceChildren();
  counts.clear();
  sums.textContent = '';
});
