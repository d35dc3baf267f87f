/** What a guest presses is more than what lies in it. */
export const pressable = 'a,button,input,select,textarea,summary,label';
/** Classes of two words or more are those that stylesheets name the parts of a page by. */
const named = '[class*="-"],[class*="_"]';

/** The tag, and the block of the stylesheets that is nearest: letters and hyphens alone, so neither an id nor a text. */
export function elementOf(node?: Node | null, around?: string): string | undefined {
  const inner = node instanceof Element ? node : node?.parentElement;
  if (!inner) return undefined;
  const element = (around && inner.closest(around)) || inner;
  const classes = element.closest(named)?.getAttribute('class') ?? '';
  const block = /[a-z]+(?=__|--)|[a-z]+(-[a-z]+)+/.exec(classes);
  return element.localName + (block ? `.${block[0]}` : '');
}

/** Four digits are enough, and tell no visit from another. */
export const rounded = (value: number): number => Number(value.toPrecision(4));

/** How long it was from each point in time to the next and to the end; what is after the end is no part of it. */
export const phasesUntil = (end: number, ...points: readonly number[]): number[] =>
  [...points, end].map((point, index, all) =>
    rounded(Math.min(point, end) - Math.min(all[index - 1] ?? 0, end)),
  );
