/** The three languages as tests speak them. */
import { templates as ca } from '../../src/components/localisation/locales/ca.js';
import { templates as hr } from '../../src/components/localisation/locales/hr.js';
import { speak } from '../../src/components/localisation/speech.js';
import type { Language, Speech } from '../../src/components/localisation/speech.js';

export const speeches: Readonly<Record<Language, Speech>> = {
  en: speak('en'),
  ca: speak('ca', ca),
  hr: speak('hr', hr),
};

export const languages = Object.keys(speeches) as Language[];

/** As it is read: without the selectors that keep suits from becoming emoji. */
export const plain = (text: string): string => text.replaceAll('\uFE0E', '');
