import type { Locator } from '@playwright/test';

/** Whether the next message over the page covers the field, once it has settled. To be called before the message appears, because it disappears. */
export const nextMessageCovers = (field: Locator): Promise<boolean> =>
  field.evaluate(
    (input) =>
      new Promise<boolean>((resolve) => {
        const covers = (message: Element): boolean => {
          const [over, under] = [message.getBoundingClientRect(), input.getBoundingClientRect()];
          const isBeside = under.right <= over.left || under.left >= over.right;
          return !isBeside && under.bottom > over.top && under.top < over.bottom;
        };
        const watch = new MutationObserver(() => {
          const message = document.querySelector('.toast');
          if (message === null) return;
          watch.disconnect();
          const moving = message.getAnimations().map(({ finished }) => finished);
          void Promise.allSettled(moving).then(() => {
            resolve(covers(message));
          });
        });
        watch.observe(document.body, { childList: true, subtree: true });
      }),
  );

/** How far the place of messages at the top is below the end of an element, in CSS pixels; the page is at its top. */
export const roomAboveMessages = (above: Locator): Promise<number> =>
  above.evaluate((element) => {
    const place = document.querySelector('.notifications--top');
    return (place?.getBoundingClientRect().top ?? 0) - element.getBoundingClientRect().bottom;
  });
