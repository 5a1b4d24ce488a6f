/** FreeCell's group sizes as a picture: a row for each number of empty cells, a column for each number of empty columns. */
import { html, nothing, type TemplateResult } from 'lit';
import type { GroupTable } from '../localisation/rules-text.js';
import { cellsDrawn, columnsDrawn, groupDrawn } from './cells.js';

export const groupTable = ({ corner, spans, rows }: GroupTable): TemplateResult => {
  const most = Math.max(...rows.map(({ cells }) => cells.count));
  return html`<table>
    <thead>
      <tr>
        <th scope="col" rowspan="2">${corner}</th>
        ${spans.map(({ head, columns }) => html`<th scope="colgroup" colspan=${columns.length}>${head}</th>`)}
      </tr>
      <tr>
        ${spans.map(({ columns, toEmpty }) =>
          columns.map(
            ({ count, text }) =>
              html`<th scope="col">
                ${count ? columnsDrawn(count, toEmpty) : nothing}<span>${text}</span>
              </th>`,
          ),
        )}
      </tr>
    </thead>
    <tbody>
      ${rows.map(
        ({ cells, sizes }) =>
          html`<tr>
            <th scope="row">${cellsDrawn(most, most - cells.count)}<span>${cells.text}</span></th>
            ${sizes.map(({ count, text }) => html`<td><span>${text}</span>${groupDrawn(count)}</td>`)}
          </tr>`,
      )}
    </tbody>
  </table>`;
};
