/** The Rules dialog: its text, its table and its pictures. */
import { css } from 'lit';

export const rulesStyles = css`
  [data-dialog='rules'] {
    width: 520px;
  }
  .rules h3 {
    margin-block: 20px 6px;
    font-weight: 600;
  }
  .rules p + p,
  .rules p + ul {
    margin-top: 8px;
  }
  .rules ul {
    padding-inline-start: 20px;
  }
  .rules li + li {
    margin-top: 4px;
  }
  .rules > :first-child {
    margin-top: 12px;
  }
  .rules table {
    width: 100%;
    margin-block: 12px;
    border-collapse: collapse;
    table-layout: fixed;
    font: inherit;
    font-size: 14px;
    font-variant-numeric: tabular-nums;
    text-align: center;
  }
  .rules :is(th, td) {
    padding: 6px 3px;
    font-weight: 400;
  }
  .rules :is([rowspan], [scope='row']) {
    width: 84px;
    padding-inline-start: 0;
    text-align: start;
  }
  .rules thead {
    color: var(--_surface-mute);
    font-size: 13px;
    line-height: 1.25;
    vertical-align: bottom;
  }
  .rules tbody tr {
    border-top: 1px solid var(--_surface-line);
  }
  .rules :is([colspan] + [colspan], th:nth-child(4), td:nth-child(5)) {
    border-inline-start: 1px solid var(--_surface-line);
  }
  .rules th + td {
    font-weight: 500;
  }
  .rules .cells {
    display: block;
    height: 20px;
    width: auto;
  }
`;
