import type { CDPSession, Page } from '@playwright/test';
import { GalleryPart, RoomsPage } from '../steps/index.ts';
import { texts } from '../steps/messages.ts';
import { violations } from '../support/accessibility.ts';
import { expect, test } from '../support/test.ts';

interface Finger {
  readonly x: number;
  readonly y: number;
}

/** The frames that a finger rests: what is let go of while it moves goes on moving, and the next touch only stops it. */
const rest = (page: Page): Promise<unknown> =>
  page.evaluate(
    () =>
      new Promise<null>((resolve) => {
        let frames = 12;
        const wait = (): void => {
          frames -= 1;
          if (frames > 0) requestAnimationFrame(wait);
          else resolve(null);
        };
        wait();
      }),
  );

/** Fingers that go from one place to another, in steps as a hand does, and rest there. */
async function drag(
  page: Page,
  session: CDPSession,
  from: readonly Finger[],
  to: readonly Finger[],
): Promise<void> {
  const steps = 8;
  const at = (step: number): Finger[] =>
    from.map(({ x, y }, index) => {
      const end = to[index] ?? { x, y };
      return { x: x + ((end.x - x) * step) / steps, y: y + ((end.y - y) * step) / steps };
    });
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Finger[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  await send('touchStart', at(0));
  for (let step = 1; step <= steps; step += 1) await send('touchMove', at(step));
  await rest(page);
  await send('touchMove', at(steps));
  await send('touchEnd', []);
}

const touch = (page: Page): Promise<CDPSession> => page.context().newCDPSession(page);

test('on a phone pictures are swiped and pinched, and the page behind them stays', async ({
  page,
  site,
  hotel,
  complaints,
}) => {
  const rooms = new RoomsPage(page);
  const gallery = new GalleryPart(page, texts.rooms.text('rooms.pictures', { name: 'Junior Suite' }));
  const stay = await hotel.stay(24);
  const count = (await hotel.picturesOf('Junior Suite', stay)).length;
  await rooms.open(site.url, 'HARBOUR', stay, 'adults=2');
  const hand = await touch(page);

  await test.step('When I tap the picture of a room', async () => {
    await rooms.roomType('Junior Suite').scrollIntoViewIfNeeded();
    await gallery.opener(1, count).scrollIntoViewIfNeeded();
    await rooms.roomType('Junior Suite').getByRole('img').first().tap();
    await gallery.shows(1, count);
    expect(await violations(page)).toEqual([]);
  });
  const scrolled = await page.evaluate(() => window.scrollY);
  await test.step('Then a swipe shows the next one', async () => {
    await drag(page, hand, [{ x: 320, y: 400 }], [{ x: 40, y: 400 }]);
    await gallery.shows(2, count);
  });
  await test.step('And two fingers enlarge it, which one finger moves', async () => {
    await drag(
      page,
      hand,
      [
        { x: 170, y: 400 },
        { x: 220, y: 400 },
      ],
      [
        { x: 90, y: 400 },
        { x: 300, y: 400 },
      ],
    );
    await expect.poll(() => gallery.scale()).toBeGreaterThan(2);
    await drag(page, hand, [{ x: 320, y: 400 }], [{ x: 40, y: 400 }]);
    await expect(gallery.thumbnail(2, count)).toHaveAttribute('aria-current', 'true');
  });
  await test.step('And the button makes it whole again', async () => {
    await gallery.large.getByRole('button', { name: texts.ui.text('pictures.zoom-out') }).tap();
    await expect.poll(() => gallery.scale()).toBe(1);
  });
  await test.step('And closed, the room shows the picture that I saw last', async () => {
    await gallery.large.getByRole('button', { name: texts.ui.text('pictures.close') }).tap();
    await expect(gallery.opener(2, count)).toBeVisible();
    expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
  });
  expect(complaints).toEqual([]);
});
