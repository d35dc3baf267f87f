import type { Locator } from '@playwright/test';

/** What is written in these elements and cannot be read whole: it is wider or higher than its box, or than the box it stands in. */
export const clippedTexts = (texts: Locator): Promise<string[]> =>
  texts.evaluateAll((elements) =>
    elements.flatMap((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const text = range.getBoundingClientRect();
      if (text.width === 0) return [];
      const isOutside = (box: Element | null): boolean => {
        if (box === null) return false;
        const { left, right, top, bottom } = box.getBoundingClientRect();
        return (
          text.left < left - 1 || text.right > right + 1 || text.top < top - 1 || text.bottom > bottom + 1
        );
      };
      return isOutside(element.parentElement) || isOutside(element.closest('button, label'))
        ? [element.textContent.trim()]
        : [];
    }),
  );

/** Which of these elements stand over another of them. */
export const overlapping = (elements: Locator): Promise<string[]> =>
  elements.evaluateAll((all) => {
    const shown = all
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && box.height > 0);
    return shown.flatMap(({ element, box }, index) =>
      shown.slice(index + 1).flatMap((other) => {
        const isApart =
          other.box.left >= box.right - 1 ||
          other.box.right <= box.left + 1 ||
          other.box.top >= box.bottom - 1 ||
          other.box.bottom <= box.top + 1;
        return isApart ? [] : [`${element.textContent.trim()} / ${other.element.textContent.trim()}`];
      }),
    );
  });
