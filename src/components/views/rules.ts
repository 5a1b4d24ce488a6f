/** The Rules dialog: the game's rules as text, with FreeCell's group sizes as a table of drawn cells. */
import { html, nothing, type TemplateResult } from 'lit';
import type { GroupTable, RulesSection, RulesText } from '../localisation/rules-text.js';
import type { DialogContent } from './dialog.js';
import { cellsDrawn } from './new-game.js';

const groupTable = (table: GroupTable): TemplateResult => {
  const cells = Math.max(...table.rows.map((row) => row.cells));
  return html`<table>
    <thead>
      <tr>
        <th scope="col" rowspan="2">${table.corner}</th>
        ${table.spans.map((span) => html`<th scope="colgroup" colspan=${span.columns.length}>${span.head}</th>`)}
      </tr>
      <tr>
        ${table.spans.map((span) => span.columns.map((head) => html`<th scope="col">${head}</th>`))}
      </tr>
    </thead>
    <tbody>
      ${table.rows.map(
        (row) =>
          html`<tr>
            <th scope="row">
              ${cellsDrawn(cells, cells - row.cells)}<span class="unseen">${row.head}</span>
            </th>
            ${row.sizes.map((size) => html`<td>${size}</td>`)}
          </tr>`,
      )}
    </tbody>
  </table>`;
};

const section = ({ heading, paragraphs, list, groups }: RulesSection): TemplateResult =>
  html`<h3>${heading}</h3>
    ${paragraphs.map((text) => html`<p>${text}</p>`)}
    ${
      list
        ? html`<ul>
            ${list.map((item) => html`<li>${item}</li>`)}
          </ul>`
        : nothing
    }
    ${groups ? groupTable(groups) : nothing}`;

export const rulesDialog = ({ title, sections }: RulesText): DialogContent => ({
  title,
  body: html`<div class="rules">${sections.map(section)}</div>`,
  reading: true,
});
