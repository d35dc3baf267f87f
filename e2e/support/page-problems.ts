import type { Page } from '@playwright/test';

/** Runs in the page. */
function findProblems(): string[] {
  const problems: string[] = [];
  const root = document.documentElement;
  if (root.scrollWidth > root.clientWidth)
    problems.push(`the page is ${String(root.scrollWidth - root.clientWidth)} px too wide`);
  const area = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
  const nameOf = (element: Element): string =>
    `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''} "${element.textContent.trim().slice(0, 40)}"`;
  /** Said to a screen reader only, and drawn in no pixel. */
  const isClipped = (element: Element | null): boolean =>
    element !== null &&
    (getComputedStyle(element).clipPath === 'inset(50%)' || isClipped(element.parentElement));
  const isShown = (element: Element): boolean =>
    !isClipped(element) &&
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    element.closest('.visually-hidden, svg, select, [aria-hidden="true"]') === null;
  /** What scrolls sideways by itself hides nothing for good. */
  const scrolls = (element: Element | null): boolean =>
    element !== null &&
    (['auto', 'scroll'].includes(getComputedStyle(element).overflowX) || scrolls(element.parentElement));

  const texts = document.createTreeWalker(area, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    const parent = node.parentElement;
    const text = node.nodeValue ?? '';
    if (parent === null || text.trim() === '' || !isShown(parent)) continue;
    range.selectNodeContents(node);
    const { left, right, width, height } = range.getBoundingClientRect();
    if (width <= 1 || height <= 1) continue;
    const isOutside = left < -1 || right > root.clientWidth + 1;
    const { overflowX, textOverflow } = getComputedStyle(parent);
    const isCut = overflowX !== 'visible' && parent.scrollWidth > parent.clientWidth + 1;
    if ((isOutside || (isCut && textOverflow !== 'ellipsis')) && !scrolls(parent))
      problems.push(`cut off: ${nameOf(parent)}`);
    const dot = text.indexOf('·');
    if (dot < 1) continue;
    range.setStart(node, dot);
    range.setEnd(node, dot + 1);
    const mark = range.getBoundingClientRect();
    range.setStart(node, dot - 1);
    range.setEnd(node, dot);
    const [before] = range.getClientRects();
    if (before !== undefined && mark.top >= before.bottom - 1)
      problems.push(`a line begins with a dot: ${nameOf(parent)}`);
  }

  const controls = [...area.querySelectorAll('a[href], button, input, select, textarea')].filter(isShown);
  const isOver = (element: Element): boolean =>
    ['fixed', 'sticky'].includes(getComputedStyle(element).position) ||
    (element.parentElement !== null && isOver(element.parentElement));
  const inFlow = controls.filter((element) => !isOver(element));
  for (const [index, element] of inFlow.entries()) {
    const box = element.getBoundingClientRect();
    if (box.width <= 1 || box.height <= 1) continue;
    for (const other of inFlow.slice(index + 1)) {
      if (element.contains(other) || other.closest('label')?.contains(element)) continue;
      const its = other.getBoundingClientRect();
      const isApart =
        its.left >= box.right - 1 ||
        its.right <= box.left + 1 ||
        its.top >= box.bottom - 1 ||
        its.bottom <= box.top + 1;
      if (!isApart && its.width > 1 && its.height > 1)
        problems.push(`${nameOf(element)} covers ${nameOf(other)}`);
    }
  }
  return [...new Set(problems)];
}

/** What of the page, or of the dialog over it, is cut off, stands over another control, scrolls sideways, or begins a line with a dot. */
export const pageProblems = (page: Page): Promise<string[]> => page.evaluate(findProblems);
