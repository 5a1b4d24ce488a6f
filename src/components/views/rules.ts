/** The Rules dialog: the game's rules as text, with pictures of moves and of FreeCell's group sizes. */
import { html, nothing, type TemplateResult } from 'lit';
import type { RulesSection, RulesText } from '../localisation/rules-text.js';
import type { DialogContent } from './dialog.js';
import { examplesView } from './examples.js';
import { groupTable } from './groups.js';

const section = (
  { heading, paragraphs, list, groups, examples }: RulesSection,
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
    ${examples ? examplesView(examples, kings) : nothing} ${groups ? groupTable(groups) : nothing}`;

/** `kings`: only a king goes on an empty column. */
export const rulesDialog = ({ title, sections }: RulesText, kings: boolean): DialogContent => ({
  title,
  body: html`<div class="rules">${sections.map((each) => section(each, kings))}</div>`,
  reading: true,
});
