/** What a guest presses is more than what lies in it. */
const pressable = 'a,button,input,select,textarea,summary,label';
/** Classes of two words or more are those that stylesheets name the parts of a page by. */
const named = '[class*="-"],[class*="_"]';

/** The tag, and the block of the stylesheets that is nearest: letters and hyphens alone, so neither an id nor a text. */
export function elementOf(node: Node | null): string | undefined {
  const element = node instanceof Element ? node : node?.parentElement;
  if (!element) return undefined;
  const classes = element.closest(named)?.getAttribute('class') ?? '';
  const block = /(?<![a-z])(?:[a-z]+(?=__|--)|[a-z]+(?:-[a-z]+)+)/.exec(classes);
  return element.localName + (block ? `.${block[0]}` : '');
}

/** What was pressed, which may be around what the pointer was on. */
export function pressedElementOf(node: Node | null): string | undefined {
  const element = node instanceof Element ? node : node?.parentElement;
  return elementOf(element?.closest(pressable) ?? node);
}
