const gapPx = 16;

/**
 * Scrolls the page so far that a message over it does not cover the field that it speaks of: `message` and `field` are elements of the
 * page, the message fixed at the top or at the bottom of the window.
 */
export function uncoverField(message: Element, field: Element, placement: 'top' | 'bottom'): void {
  const over = message.getBoundingClientRect();
  const under = field.getBoundingClientRect();
  const isBeside = under.right <= over.left || under.left >= over.right;
  if (isBeside || under.bottom <= over.top || under.top >= over.bottom) return;
  window.scrollBy(
    0,
    placement === 'bottom' ? under.bottom - over.top + gapPx : under.top - over.bottom - gapPx,
  );
}
