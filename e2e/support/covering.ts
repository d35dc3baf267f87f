import { expect, type Locator } from '@playwright/test';

/** Waits until a message over the page covers nothing of what is under it. */
export async function expectNotCovered(under: Locator, message: Locator): Promise<void> {
  await expect
    .poll(async () => {
      const [lower, upper] = [await under.boundingBox(), await message.boundingBox()];
      if (lower === null || upper === null) return 'one of them is not there';
      const isBeside = lower.x + lower.width <= upper.x || lower.x >= upper.x + upper.width;
      const isApart = lower.y + lower.height <= upper.y || lower.y >= upper.y + upper.height;
      return isBeside || isApart ? 'free' : 'covered';
    })
    .toBe('free');
}
