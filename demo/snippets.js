// Writes the code that puts the deal on the board into another page: as a script with a tag, and as an iframe.
{
  const TAGS = { FC1: 'freecell', TF1: 'reflechi', RU1: 'russian' };
  const TITLES = {
    freecell: 'FreeCell',
    reflechi: 'Solitaire Réfléchi',
    russian: 'Russian Solitaire',
  };
  /** What is not the default of its game. */
  const OPTIONS = {
    'FC1-C2': ['cells', '2'],
    'FC1-C1': ['cells', '1'],
    'TF1-D3N': ['draw', '3'],
    'RU1-R': ['rule', 'relaxed'],
  };
  const FRAME_HEIGHT = '640';

  const site = new window.URL('../dist/', document.location.href).href;
  const form = document.getElementById('maker');
  const stage = document.getElementById('stage');
  const help = document.getElementById('code-help');
  const { code, game, deal, language, theme, height } = form.elements;
  const board = () => stage.firstElementChild;

  /** The attributes of the tag, which are the parameters of the frame's address too. */
  function wishes() {
    // A position that was set by hand has no code.
    const { dealCode } = board();
    const own = { this: dealCode && ['deal', dealCode], today: ['deal', 'today'] }[deal.value];
    return [
      ...(own ? [own] : []),
      ...(!own?.[1].includes('-') && OPTIONS[game.value] ? [OPTIONS[game.value]] : []),
      ...(language.value ? [['lang', language.value]] : []),
      ...(theme.value ? [['theme', theme.value]] : []),
    ];
  }

  function tagCode(name) {
    const tag = `${name}-solitaire`;
    const style = height.value ? [['style', `height: ${height.value}px`]] : [];
    const attributes = [...wishes(), ...style].map(([key, value]) => ` ${key}="${value}"`).join('');
    return `<script src="${site}solitaire-elements.min.js" defer></script>\n<${tag}${attributes}></${tag}>`;
  }

  function frameCode(name) {
    const query = new window.URLSearchParams([['game', name], ...wishes()]);
    return [
      `<iframe src="${site}embed.html?${query}"`,
      `title="${TITLES[name]}" width="100%" height="${height.value || FRAME_HEIGHT}" frameborder="0" loading="lazy"`,
      'allow="fullscreen; clipboard-write" sandbox="allow-scripts allow-same-origin"></iframe>',
    ].join('\n  ');
  }

  /** What whoever pastes the code should know. */
  function notes() {
    const local = /^(localhost|127\.|\[::1\])/.test(document.location.hostname);
    return [
      ...(local
        ? ['The addresses are those of this machine: put the ones of your own copy in their place.']
        : []),
      ...(height.value ? ['Under a strict style policy the height goes into a style sheet of yours.'] : []),
    ].join(' ');
  }

  function write() {
    document.getElementById('codes-note').textContent = notes();
    const name = TAGS[game.value.slice(0, 3)];
    document.getElementById('tag-code').textContent = tagCode(name);
    document.getElementById('frame-code').textContent = frameCode(name);
    document.getElementById('record').textContent = board().record ?? '';
  }

  function dress() {
    const { style } = board();
    for (const [key, value] of [
      ['lang', language.value],
      ['theme', theme.value],
    ])
      if (value) board().setAttribute(key, value);
      else board().removeAttribute(key);
    style.height = height.value && `${height.value}px`;
    write();
  }

  /** The game's tag stands on the stage, with the deal that is wanted of it. */
  function put(wanted) {
    const tag = `${TAGS[game.value.slice(0, 3)]}-solitaire`;
    if (board().localName !== tag) {
      const element = document.createElement(tag);
      element.setAttribute('storage', 'none');
      board().replaceWith(element);
    }
    board().newGame(wanted);
    dress();
  }

  /** The variant that a code names; none for the letters alone, or a number. */
  const named = (text) =>
    [...game.options].map(({ value }) => value).find((value) => text.startsWith(value.replace('-', '')));

  /** The seven letters of a deal, which is its number in base 26; null where the text is neither. */
  function letters(text) {
    if (/^[a-z]{7}$/i.test(text)) return text.toUpperCase();
    let number = /^\d{1,10}$/.test(text) ? Number(text) : Infinity;
    if (number >= 26 ** 7) return null;
    let found = '';
    for (; found.length < 7; number = Math.floor(number / 26))
      found = String.fromCharCode(65 + (number % 26)) + found;
    return found;
  }

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const text = code.value
      .trim()
      .toUpperCase()
      .replace(/(?!^)-|\s/g, '');
    const variant = named(text);
    const wanted = letters(variant ? text.slice(variant.length - 1) : text);
    help.textContent = wanted ? '' : 'No deal has this code. Seven letters or a number will do.';
    if (!wanted) return;
    game.value = variant ?? game.value;
    put(`${game.value}-${wanted}`);
  });

  form.addEventListener('change', ({ target }) => {
    if (target === game)
      put(board().dealCode ? `${game.value}-${board().dealCode.split('-').pop()}` : undefined);
    else if (target !== code) dress();
  });

  stage.addEventListener('solitaire-ready', write);
  for (const name of ['move', 'undo', 'redo']) stage.addEventListener(`solitaire-${name}`, write);
  // The bar of the board deals too, of any of its variants.
  stage.addEventListener('solitaire-deal', ({ detail }) => {
    if (!detail.code) return;
    game.value = detail.code.replace(/-[^-]*$/, '');
    code.value = detail.code;
    write();
  });
  stage.addEventListener('solitaire-ready', ({ detail }) => (code.value = detail.code));
}
