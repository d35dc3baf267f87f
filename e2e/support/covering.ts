import type { Locator } from '@playwright/test';

/** Whether a message over the page covers the field, once the message has settled. */
export async function messageCovers(message: Locator, field: Locator): Promise<boolean> {
  const over = await message.evaluate(async (box) => {
    await Promise.allSettled(box.getAnimations().map(({ finished }) => finished));
    const { left, right, top, bottom } = box.getBoundingClientRect();
    return { left, right, top, bottom };
  });
  const under = await field.evaluate((input) => {
    const { left, right, top, bottom } = input.getBoundingClientRect();
    return { left, right, top, bottom };
  });
  const isBeside = under.right <= over.left || under.left >= over.right;
  return !isBeside && under.bottom > over.top && under.top < over.bottom;
}

/** How far the place of messages at the top is below the end of an element, in CSS pixels; the page is at its top. */
export const roomAboveMessages = (above: Locator): Promise<number> =>
  above.evaluate((element) => {
    const place = document.querySelector('.notifications--top');
    return (place?.getBoundingClientRect().top ?? 0) - element.getBoundingClientRect().bottom;
  });
