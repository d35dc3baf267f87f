import { belowWidth, breakpoints } from 'shared/domain';

/** The colours of the neutral theme, for light and dark. */
export const docsCss = `
:root { color-scheme: light dark; --ink: #22302e; --muted: #5d6966; --line: #dcd7cc; --paper: #faf8f4; --surface: #fff; --accent: #1f5a52; --get: #1f5a52; --post: #8a5a12; --bad: #9c2f27; }
@media (prefers-color-scheme: dark) { :root { --ink: #e8e6e1; --muted: #a7b0ad; --line: #3a4442; --paper: #161d1c; --surface: #1e2726; --accent: #8fd0c5; --get: #8fd0c5; --post: #e3b565; --bad: #f0988f; } }
* { box-sizing: border-box; }
html { scroll-padding-top: 24px; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.55 system-ui, sans-serif; }
a { color: var(--accent); text-underline-offset: 3px; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; border-radius: 2px; }
code, pre { font: 0.875em/1.5 ui-monospace, Menlo, Consolas, monospace; }
code { overflow-wrap: anywhere; }
.page { display: grid; grid-template-columns: 300px minmax(0, 1fr); max-width: ${breakpoints.wide}px; margin-inline: auto; }
nav { position: sticky; top: 0; height: 100vh; overflow-y: auto; padding: 32px 16px 32px 32px; border-inline-end: 1px solid var(--line); font-size: 14px; }
nav h2 { margin: 24px 0 4px; font-size: 12px; letter-spacing: 0.06em; text-transform: uppercase; color: var(--muted); }
nav ul { list-style: none; margin: 0; padding: 0; }
nav li a { display: flex; gap: 8px; align-items: baseline; padding: 4px 0; color: inherit; text-decoration: none; }
nav li a:hover { color: var(--accent); text-decoration: underline; }
.brand { margin: 0; font: 600 18px/1.3 Georgia, serif; }
main { padding: 32px clamp(16px, 4vw, 56px) 96px; max-width: 980px; }
h1 { margin: 0 0 8px; font: 400 36px/1.2 Georgia, serif; }
main h2 { margin: 56px 0 16px; padding-bottom: 8px; border-bottom: 1px solid var(--line); font: 400 26px/1.25 Georgia, serif; }
h3 { margin: 0 0 4px; font-size: 19px; line-height: 1.3; }
h3 a { color: inherit; text-decoration: none; }
h3 a:hover { text-decoration: underline; }
h4 { margin: 20px 0 4px; font-size: 12px; letter-spacing: 0.06em; text-transform: uppercase; color: var(--muted); }
p { margin: 4px 0 8px; }
.call, .schema { margin-bottom: 24px; padding: 24px; border: 1px solid var(--line); border-radius: 8px; background: var(--surface); }
.schema { padding: 16px 24px; }
:target { border-color: var(--accent); box-shadow: 0 0 0 1px var(--accent); }
.address { display: flex; gap: 12px; align-items: baseline; }
.method { flex: none; min-width: 40px; font: 700 11px/1.4 ui-monospace, Menlo, monospace; letter-spacing: 0.04em; color: var(--get); }
.method--post { color: var(--post); }
.status { font-weight: 600; font-variant-numeric: tabular-nums; }
.status--2 { color: var(--get); }
.status--4, .status--5 { color: var(--bad); }
table { width: 100%; border-collapse: collapse; font-size: 14px; }
th, td { padding: 6px 12px 6px 0; border-top: 1px solid var(--line); text-align: start; vertical-align: top; font-weight: inherit; }
th { width: 32%; }
.answers th { width: 72px; }
td table { margin-top: 8px; padding-inline-start: 12px; border-inline-start: 2px solid var(--line); }
td table th { padding-inline-start: 12px; }
td p { margin: 0; }
th small, .limit { display: block; color: var(--muted); font-size: 12px; overflow-wrap: anywhere; }
th small.required { color: var(--post); }
.muted { color: var(--muted); }
details summary { cursor: pointer; color: var(--accent); font-size: 14px; }
pre { overflow-x: auto; margin: 8px 0 0; padding: 16px; border-radius: 6px; background: var(--paper); border: 1px solid var(--line); }
@media ${belowWidth('desktop')} {
  .page { display: block; }
  nav { position: static; height: auto; padding: 24px 16px; border-inline-end: 0; border-bottom: 1px solid var(--line); columns: 2 200px; }
  nav section { break-inside: avoid; }
  main { padding-top: 24px; }
  .call, .schema { padding: 16px; }
}
@media ${belowWidth('tablet')} { th, td { display: block; width: auto; border-top: 0; padding-block: 2px; } tr { display: block; padding-block: 6px; border-top: 1px solid var(--line); } }
@media print { nav { display: none; } .page { display: block; } .call, .schema { break-inside: avoid; } }
`.trim();
