import type { CDPSession, Page } from '@playwright/test';

export interface Scrolled {
  /** Frames a second of the page, while it is scrolled. */
  readonly framesPerSecond: number;
  readonly longestFrameMs: number;
}

/** Fast, as somebody scrolls who looks for a month or a room type. */
const pixelsPerSecond = 1500;
const distance = 3000;

declare global {
  interface Window {
    framesOfBench: number[];
  }
}

/** Scrolls the calendar as a wheel does, down and up, or along its nights and back, and counts the frames that the page has drawn. */
export async function scrollCalendar(
  page: Page,
  devtools: CDPSession,
  direction: 'xDistance' | 'yDistance',
): Promise<Scrolled> {
  const box = await page.locator('.cal-grid').boundingBox();
  if (box === null) throw new Error('There is no calendar');
  await page.evaluate(() => {
    window.framesOfBench = [];
    const note = (now: number) => {
      window.framesOfBench.push(now);
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });
  const [x, y] = [box.x + box.width / 2, box.y + Math.min(box.height, 600) / 2];
  const from = await page.evaluate(() => performance.now());
  for (const way of [-distance, distance]) {
    await devtools.send('Input.synthesizeScrollGesture', {
      x,
      y,
      [direction]: way,
      speed: pixelsPerSecond,
      gestureSourceType: 'mouse',
      preventFling: true,
    });
  }
  return page.evaluate((start) => {
    const frames = window.framesOfBench.filter((at) => at >= start);
    const gaps = frames.slice(1).map((at, index) => at - (frames[index] ?? at));
    const seconds = ((frames.at(-1) ?? 0) - (frames[0] ?? 0)) / 1000;
    return {
      framesPerSecond: Number((gaps.length / seconds).toFixed(1)),
      longestFrameMs: Math.round(Math.max(...gaps)),
    };
  }, from);
}
