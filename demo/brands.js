// Shows under each board the style sheet that dresses it, word for word, with a button that copies it.
for (const place of document.querySelectorAll('.dress')) {
  const lines = document.getElementById(place.dataset.css).textContent.trimEnd().split('\n').slice(1);
  const indent = Math.min(...lines.filter(Boolean).map((line) => line.search(/\S/)));
  const css = lines.map((line) => line.slice(indent)).join('\n');

  const code = document.createElement('code');
  code.textContent = `${place.dataset.tag}\n\n${css}`;
  const pre = document.createElement('pre');
  pre.tabIndex = 0;
  pre.setAttribute('aria-label', 'The whole dress');
  pre.append(code);

  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = 'Copy CSS';
  button.addEventListener('click', async () => {
    await window.navigator.clipboard.writeText(css);
    button.textContent = 'Copied';
    window.setTimeout(() => (button.textContent = 'Copy CSS'), 2000);
  });
  place.append(pre, button);
}
