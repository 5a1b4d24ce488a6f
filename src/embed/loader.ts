/** Fetches the elements when the first of their tags comes near the window, once, from beside this script. */
import { policy } from '../components/trusted-types.js';

const TAGS = ['russian-solitaire', 'reflechi-solitaire', 'freecell-solitaire'];
const own = document.currentScript as HTMLScriptElement | null;
const address = new URL('solitaire-elements.min.js', own?.src ?? document.baseURI).href;

const here = (): boolean =>
  TAGS.every((tag) => customElements.get(tag)) || [...document.scripts].some(({ src }) => src === address);

const fetchElements = (): void => {
  if (here()) return;
  const script = document.createElement('script');
  script.src = policy().createScriptURL(address);
  script.nonce = own?.nonce ?? '';
  if (own && own.crossOrigin !== null) script.crossOrigin = own.crossOrigin;
  script.onload = () => {
    script.remove();
    near.disconnect();
    added.disconnect();
  };
  // The next tag that comes near tries again.
  script.onerror = () => script.remove();
  document.head.append(script);
};

/** One window's height and width ahead of being seen. */
const near = new IntersectionObserver(
  (seen) => {
    if (seen.some(({ isIntersecting }) => isIntersecting)) fetchElements();
  },
  { rootMargin: '100%' },
);

const watch = (): void => {
  for (const tag of document.querySelectorAll(TAGS.join())) near.observe(tag);
};

const added = new MutationObserver(watch);
if (!here()) {
  added.observe(document, { childList: true, subtree: true });
  watch();
}
