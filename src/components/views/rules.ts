/** The Rules dialog: the game's rules as text, with pictures of moves and of FreeCell's group sizes, and its keys. */
import { html, nothing, type TemplateResult } from 'lit';
import type { KeyLine, RulesSection, RulesText } from '../localisation/rules-text.js';
import type { DialogContent } from './dialog.js';
import { examplesView } from './examples.js';
import { groupTable } from './groups.js';

/** Each key as a cap; the commas and dashes between them are none. */
const keysView = (lines: readonly KeyLine[]): TemplateResult =>
  html`<dl class="keys">
    ${lines.map(
      ({ keys, does }) =>
        html`<div>
          <dt>${keys.split(/( – | \+ |, )/).map((part, i) => (i % 2 ? part : html`<kbd>${part}</kbd>`))}</dt>
          <dd>${does}</dd>
        </div>`,
    )}
  </dl>`;

const section = (
  { heading, paragraphs, list, groups, examples, keys }: RulesSection,
  kings: boolean,
): TemplateResult =>
  html`<h3>${heading}</h3>
    ${paragraphs.map((text) => html`<p>${text}</p>`)}
    ${
      list
        ? html`<ul>
            ${list.map((item) => html`<li>${item}</li>`)}
          </ul>`
        : nothing
    }
    ${examples ? examplesView(examples, kings) : nothing} ${groups ? groupTable(groups) : nothing}
    ${keys ? keysView(keys) : nothing}`;

/** `kings`: only a king goes on an empty column. */
export const rulesDialog = ({ title, sections }: RulesText, kings: boolean): DialogContent => ({
  title,
  body: html`<div class="rules">${sections.map((each) => section(each, kings))}</div>`,
  reading: true,
});
