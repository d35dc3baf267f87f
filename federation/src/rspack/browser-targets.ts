/**
 * The oldest browsers that the site is written for, as browserslist queries: what pages and style sheets use (`AbortSignal.any`,
 * `:has()`, `subgrid`) came with these. Style sheets stay as they are written for them; for older ones every logical
 * property became five rules, chosen by a list of languages instead of by the page's direction.
 */
export const browserTargets: string[] = [
  'chrome >= 117',
  'edge >= 117',
  'firefox >= 124',
  'safari >= 17.4',
  'ios_saf >= 17.4',
];
