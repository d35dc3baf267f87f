import { belowWidth, fromWidth } from 'shared/domain';

/** The few rules that only the operators' page has, on the tokens of `shared/first-screen`. */
export const opsPageCss = `
.ops { grid-template-columns: minmax(0, 1fr); max-width: var(--page-width); margin-inline: auto; padding: var(--space-4) var(--space-3) var(--space-12); display: grid; gap: var(--space-4); }
.ops h1 { font-family: var(--font-display); font-size: var(--display-m); }
.ops h2 { font-family: var(--font-display); font-size: var(--display-s); margin-bottom: var(--space-2); }
.ops__head { display: flex; flex-wrap: wrap; gap: var(--space-2); align-items: start; justify-content: space-between; }
.ops__login { display: grid; gap: var(--space-2); max-width: 420px; }
.ops__notice { padding: var(--space-2) var(--space-3); border: 1px solid var(--c-line); border-inline-start: 4px solid var(--c-positive); border-radius: var(--radius-m); background: var(--c-surface); }
.ops__notice--bad { border-inline-start-color: var(--c-negative); }
.ops__scroll { overflow-x: auto; border: 1px solid var(--c-line); border-radius: var(--radius-m); background: var(--c-surface); }
.ops table { width: 100%; border-collapse: collapse; font-size: var(--text-s); }
.ops th, .ops td { padding: 10px 14px; text-align: start; white-space: nowrap; border-bottom: 1px solid var(--c-line); vertical-align: middle; }
.ops tbody tr:last-child > * { border-bottom: 0; }
.ops thead th { color: var(--c-muted); font-weight: 500; }
.ops tbody th { font-weight: 600; }
.ops .ops__pin th { padding-inline-start: 32px; font-weight: 400; }
.ops code { font-family: ui-monospace, monospace; font-size: 0.94em; }
.ops__bad { color: var(--c-negative); white-space: normal; }
.ops__why { list-style: none; margin: 4px 0 0; padding: 0; color: var(--c-muted); font-size: 0.92em; }
.ops__muted { color: var(--c-muted); }
.ops__failures { display: grid; gap: var(--space-2); grid-template-columns: repeat(auto-fill, minmax(min(100%, 340px), 1fr)); }
.ops__card { padding: var(--space-2) var(--space-3); border: 1px solid var(--c-line); border-radius: var(--radius-m); background: var(--c-surface); display: grid; gap: var(--space-1); }
.ops__chart { width: 100%; height: 64px; }
.ops__chart rect { fill: var(--c-negative); }
.ops__chart--small { width: 168px; height: 32px; }
.ops__chart--small rect { fill: var(--c-muted); }
.ops__chart line { stroke: var(--c-line); }
.ops__scroll--blocks td { vertical-align: top; white-space: normal; }
.ops__scroll--blocks :is(.ops__when, code) { white-space: nowrap; font-variant-numeric: tabular-nums; }
.ops__reason { max-width: 44ch; overflow-wrap: anywhere; }
.ops summary { cursor: pointer; min-height: 24px; }
@media ${belowWidth('desktop')} {
  .ops__scroll--blocks :is(table, tbody, tr, td) { display: block; }
  .ops__scroll--blocks thead { position: absolute; clip-path: inset(50%); width: 1px; height: 1px; overflow: hidden; }
  .ops__scroll--blocks tr { display: grid; gap: 2px; padding: 12px 14px; border-bottom: 1px solid var(--c-line); }
  .ops__scroll--blocks tbody tr:last-child { border-bottom: 0; }
  .ops__scroll--blocks td { padding: 0; border: 0; }
  .ops__scroll--blocks td:empty { display: none; }
  .ops__when { color: var(--c-muted); }
}
@media ${fromWidth('tablet')} and ${belowWidth('desktop')} {
  .ops__scroll--blocks tbody tr { grid-template-columns: 15rem minmax(0, 1fr); }
  .ops__scroll--blocks .ops__reason { grid-column: 2; }
}
.ops__small { min-height: 44px; padding: 0 18px; font-size: var(--text-s); }
.ops [popover] { max-width: min(30rem, calc(100vw - 32px)); padding: var(--space-4); border: 1px solid var(--c-line); border-radius: var(--radius-m); background: var(--c-surface); color: var(--c-ink); margin: auto; }
.ops [popover]::backdrop { background: rgb(0 0 0 / 0.4); }
.ops__confirm { display: grid; gap: var(--space-2); white-space: normal; }
.ops__field { display: grid; gap: 6px; }
.ops__field input { min-height: 52px; padding: 0 14px; border: 1px solid var(--c-control-line); border-radius: var(--radius-s); font: inherit; background: var(--c-surface); color: var(--c-ink); }
.ops__actions { display: flex; flex-wrap: wrap; gap: var(--space-1); }
`.trim();
