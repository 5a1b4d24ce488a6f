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
  .examples {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: 12px;
    margin-block: 12px;
  }
  .example {
    display: flex;
    /* Of large text, the words go below the picture. */
    flex-wrap: wrap;
    align-items: center;
    gap: 12px;
    margin: 0;
    font-size: 13.5px;
    line-height: 1.3333;
  }
  .example figcaption {
    flex: 1 1 min-content;
  }
  .example b {
    display: block;
    font-weight: 600;
  }
  .fits b {
    color: var(--_ok);
  }
  .refuses b {
    color: var(--_error);
  }
  .drawn {
    position: relative;
    display: flex;
    flex: none;
    flex-direction: column;
    align-items: center;
    justify-content: center;
    gap: 8px;
    width: 104px;
    min-height: 112px;
    padding: 10px 6px;
    border-radius: 12px;
    background: var(--_table);
    color: var(--_line);
    forced-color-adjust: none;
  }
  .drawn .cells {
    height: 20px;
    width: auto;
  }
  .moved {
    display: flex;
    align-items: flex-start;
  }
  .stacked {
    display: flex;
    flex-direction: column;
  }
  .stacked .picture + .picture {
    margin-top: -40px;
  }
  .lies .place + .picture {
    position: relative;
    margin-top: -64px;
  }
  .comes {
    position: relative;
    margin-inline-start: -10px;
    padding-top: 18px;
    transform: rotate(3deg);
    filter: drop-shadow(0 3px 4px #00140e70);
  }
  .place {
    position: relative;
    display: block;
    width: 46px;
    height: 64px;
    border: 1.25px solid var(--_line);
    border-radius: 3px;
    background: var(--_well);
  }
  .badge {
    position: absolute;
    bottom: -5px;
    inset-inline-end: -5px;
    display: grid;
    place-items: center;
    width: 26px;
    height: 26px;
    border: 2px solid var(--_surface);
    border-radius: 50%;
    background: var(--_ok);
    color: var(--_surface);
  }
  .refuses .badge {
    background: var(--_error);
  }
  .badge .icon {
    stroke-width: 2.75;
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
    padding: 6px 0;
    overflow-wrap: normal;
    hyphens: auto;
    font-weight: 400;
  }
  .rules :is([rowspan], [scope='row']) {
    width: min(92px, 30%);
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
  .rules [colspan] {
    padding-inline: 6px;
  }
  .rules td {
    font-weight: 500;
  }
  .rules table .cells {
    display: block;
    height: 20px;
    width: auto;
  }
  .rules thead .cells {
    margin: 0 auto 4px;
  }
  .rules [scope='row'] .cells {
    float: inline-start;
    margin-inline-end: 8px;
  }
  .group {
    display: block;
    margin: 3px auto 0;
    fill: var(--_surface-2);
    stroke: var(--_surface-mute);
    stroke-width: 0.9;
  }
  .keys {
    margin-block: 12px;
  }
  .keys div {
    display: grid;
    grid-template-columns: min(152px, 42%) 1fr;
    gap: 12px;
    align-items: baseline;
    padding-block: 5px;
    border-top: 1px solid var(--_surface-line);
  }
  .keys kbd {
    display: inline-block;
    min-width: 24px;
    margin-block: 1px;
    padding: 1px 6px;
    border: 1px solid var(--_surface-mute);
    border-radius: 5px;
    font: inherit;
    font-size: 13px;
    text-align: center;
  }
  /* Side by side they compare on a phone too, each over its caption. */
  @media (width < 500px) {
    .example {
      display: grid;
      grid-row: span 2;
      grid-template-rows: subgrid;
      align-items: start;
      gap: 6px;
    }
    .drawn {
      align-self: stretch;
      width: auto;
    }
  }
`;
