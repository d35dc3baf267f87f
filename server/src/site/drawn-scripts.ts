import { basketKey, clearedBasketKey, pageTakenOver } from 'shared/domain';

interface Names {
  readonly takenOver: string;
  readonly basket: string;
  readonly cleared: string;
}

/**
 * Runs before the page is there, as text. A guest who has chosen something in this tab already sees the page's frame, as without a drawing:
 * the HTML shows no room as chosen, and its first step.
 */
function hideFromChosen({ basket, cleared }: Names): void {
  try {
    const read = (key: string): { items?: unknown[] } | null =>
      JSON.parse(sessionStorage.getItem(key) ?? 'null') as { items?: unknown[] } | null;
    const isChosen = Boolean(read(basket)?.items?.length) || read(cleared) !== null || location.hash !== '';
    if (isChosen) document.documentElement.dataset['chosen'] = '';
  } catch {
    // Without a storage nothing is chosen yet.
  }
}

/**
 * Runs behind the page, as text: puts the frame in its place for such a guest. For all others a press of a button before the page is taken
 * over is kept until then.
 */
function keepPresses({ takenOver }: Names): void {
  const page = document.getElementById('content');
  const frame = document.getElementById('page-frame');
  if (page === null || !(frame instanceof HTMLTemplateElement)) return;
  const html = document.documentElement;
  if (html.dataset['chosen'] !== undefined) {
    page.replaceChildren(frame.content);
    document.getElementById('drawn-data')?.remove();
    delete html.dataset['chosen'];
    return;
  }
  const pressed: HTMLElement[] = [];
  const keep = (event: Event): void => {
    const button =
      event.target instanceof Element ? event.target.closest<HTMLElement>('button, input') : null;
    if (button === null) return;
    event.preventDefault();
    event.stopPropagation();
    button.setAttribute('aria-busy', 'true');
    pressed.push(button);
  };
  // On the page itself: where it is drawn anew, this goes with it.
  page.addEventListener('click', keep, true);
  const takeOver = (): void => {
    page.removeEventListener('click', keep, true);
    for (const button of pressed) {
      button.removeAttribute('aria-busy');
      if (button.isConnected) button.click();
    }
  };
  window.addEventListener(takenOver, takeOver, { once: true });
}

/**
 * Runs behind a frame with a search panel, as text. Its cells only look like the fields that take their place: the one that a guest presses
 * before is said to be busy, and the field in its place is pressed once it is there.
 */
function keepFramePress(): void {
  const cells = (grid: Element | null): Element[] => [...(grid?.children ?? [])];
  let pressed: Element | null = null;
  let place = -1;
  const keep = ({ target }: Event): void => {
    if (!(target instanceof Element)) return;
    const grid = target.closest('section.search-panel > .search-panel__grid');
    const at = cells(grid).findIndex((cell) => cell.contains(target));
    if (at < 0) return;
    pressed?.removeAttribute('aria-busy');
    place = at;
    pressed = cells(grid)[at] ?? null;
    pressed?.setAttribute('aria-busy', 'true');
  };
  const look = new MutationObserver(() => {
    const grid = document.querySelector('form.search-panel > .search-panel__grid');
    if (grid === null) return;
    look.disconnect();
    document.removeEventListener('click', keep);
    const field =
      cells(grid)[place]?.querySelector<HTMLElement>('button, input, select') ?? cells(grid)[place];
    if (!(field instanceof HTMLElement)) return;
    field.focus();
    if (field instanceof HTMLButtonElement) field.click();
  });
  document.addEventListener('click', keep);
  look.observe(document.body, { childList: true, subtree: true });
}

/** The two methods of `Node` that React fails on, as plain functions. */
interface Placing {
  readonly insertBefore: (this: Node, node: Node, before: Node | null) => Node;
  readonly removeChild: (this: Node, node: Node) => Node;
}

/**
 * Runs before the page's own scripts, as text. A browser that translates the page puts `<font>` in the place of each text, and React goes on
 * with the texts that it knows: removing one, or putting something before it, would throw, and a new price would be written into a text that
 * the page no longer shows. Here the `<font>` stands for its text until that changes; then the text comes back, to be translated anew.
 */
function keepTexts(): void {
  const fonts = new WeakMap<Node, Element>();
  const changes = new MutationObserver((records) => {
    for (const { target } of records) if (!target.isConnected) fonts.get(target)?.replaceWith(target);
  });
  const isFont = (node: Node | null | undefined): node is Element => node?.nodeName === 'FONT';
  const isElsewhere = (text: Node, font: Element): boolean => text.isConnected && !font.contains(text);
  new MutationObserver((records) => {
    for (const { addedNodes, removedNodes, previousSibling, nextSibling } of records)
      for (const text of removedNodes) {
        if (!(text instanceof Text)) continue;
        const font = [...addedNodes, previousSibling, nextSibling].find(isFont);
        if (!font || isElsewhere(text, font)) continue;
        fonts.set(text, font);
        changes.observe(text, { characterData: true });
      }
  }).observe(document, { childList: true, subtree: true });
  /** What stands in a parent for a text of it; null where nothing does any more. */
  const standIn = (parent: Node, node: Node): Node | null => {
    if (!(node instanceof Text) || node.parentNode === parent) return node;
    const font = fonts.get(node);
    return font?.parentNode === parent ? font : null;
  };
  const { insertBefore, removeChild } = Node.prototype as unknown as Placing;
  Node.prototype.insertBefore = function put<T extends Node>(this: Node, node: T, before: Node | null): T {
    const font = fonts.get(node);
    if (font && !isElsewhere(node, font)) font.remove();
    return insertBefore.call(this, node, before && standIn(this, before)) as T;
  };
  Node.prototype.appendChild = function add<T extends Node>(this: Node, node: T): T {
    return this.insertBefore(node, null);
  };
  Node.prototype.removeChild = function take<T extends Node>(this: Node, node: T): T {
    const there = standIn(this, node);
    if (there) removeChild.call(this, there);
    return node;
  };
}

interface File {
  readonly as: 'script' | 'style';
  readonly href: string;
  readonly integrity: string | null;
}

interface FilesBehind {
  readonly scripts: readonly File[];
  /** Of the route's remote, which the scripts will ask for. */
  readonly preloads: readonly File[];
}

/**
 * Runs behind a page that is looked at before it is used, as text: what is drawn is painted first, and everything else is asked for then; a
 * slow processor has enough to do until then. A tab in the background paints nothing, and does not wait.
 */
function runAfterPaint({ scripts, preloads }: FilesBehind): void {
  const run = (): void => {
    for (const { href, integrity } of scripts) {
      const script = document.createElement('script');
      script.src = href;
      script.crossOrigin = 'anonymous';
      if (integrity !== null) script.integrity = integrity;
      // In this order.
      script.async = false;
      document.head.append(script);
    }
    for (const { as, href, integrity } of preloads) {
      const link = document.createElement('link');
      link.rel = 'preload';
      link.as = as;
      link.crossOrigin = 'anonymous';
      if (integrity !== null) link.integrity = integrity;
      link.href = href;
      document.head.append(link);
    }
  };
  const later = (): void => {
    setTimeout(run);
  };
  if (document.visibilityState === 'hidden') later();
  else requestAnimationFrame(later);
}

const names: Names = { takenOver: pageTakenOver, basket: basketKey, cleared: clearedBasketKey };

/** A function as a program that calls it. */
const program = <Given>(run: (given: Given) => void, given: Given): string =>
  `(${run.toString()})(${JSON.stringify(given)})`;

/** In front of every page with scripts. */
export const translatedTexts = `(${keepTexts.toString()})()`;

/** Behind every screen with a search panel's frame. */
export const framePress = `(${keepFramePress.toString()})()`;

/** In front of a page that is drawn, and behind it. */
export const drawnScripts = {
  before: program(hideFromChosen, names),
  after: program(keepPresses, names),
  start: (files: FilesBehind): string => program(runAfterPaint, files),
};

export const drawnCss = '[data-chosen] #content{visibility:hidden}';
