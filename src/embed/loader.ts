/** Fetches the elements when the first of their tags comes near the window, once, from beside this script. */
import { policy } from '../components/trusted-types.js';

const TAGS = ['russian-solitaire', 'reflechi-solitaire', 'freecell-solitaire'];
const own = document.currentScript as HTMLScriptElement | null;
const address = new URL('solitaire-elements.min.js', own?.src ?? document.baseURI).href;

const defined = (): boolean => TAGS.every((tag) => customElements.get(tag));

const fetchElements = (): void => {
  if (defined() || [...document.scripts].some(({ src }) => src === address)) return;
  const script = document.createElement('script');
  script.src = policy().createScriptURL(address);
  script.nonce = own?.nonce ?? '';
  if (own && own.crossOrigin !== null) script.crossOrigin = own.crossOrigin;
  // Where it did not come, the next tag that comes near tries again.
  script.onload = script.onerror = () => {
    script.remove();
    watch();
  };
  document.head.append(script);
};

/** A window's height and width or two ahead of being seen. */
const near = new IntersectionObserver(
  (seen) => {
    if (seen.some(({ isIntersecting }) => isIntersecting)) fetchElements();
  },
  // The latter for a page that scrolls within a box of its own; browsers that don't know it look ahead less there.
  { rootMargin: '100%', scrollMargin: '800px' } as IntersectionObserverInit,
);

const watch = (): void => {
  if (defined()) {
    near.disconnect();
    added.disconnect();
  } else for (const tag of document.querySelectorAll(TAGS.join())) near.observe(tag);
};

const added = new MutationObserver(watch);
added.observe(document, { childList: true, subtree: true });
watch();
