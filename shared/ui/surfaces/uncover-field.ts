const gapPx = 16;

/**
 * Scrolls the page so far that a message over it does not cover the field that it speaks of. `message` stands among the others of its place,
 * which is fixed at the top or at the bottom of the window: the place says where it will be, for the message itself is still moving there.
 */
export function uncoverField(message: Element, field: Element, placement: 'top' | 'bottom'): void {
  const over = message.getBoundingClientRect();
  const { top, bottom } = (message.parentElement ?? message).getBoundingClientRect();
  const under = field.getBoundingClientRect();
  const isBeside = under.right <= over.left || under.left >= over.right;
  if (isBeside || under.bottom <= top || under.top >= bottom) return;
  window.scrollBy(0, placement === 'bottom' ? under.bottom - top + gapPx : under.top - bottom - gapPx);
}
