import type { Page } from '@playwright/test';
import {
  CheckoutPage,
  choice,
  ConfirmationPage,
  guests,
  parties,
  queryOf,
  RoomsPage,
  SearchPage,
  chosenIn,
} from '../steps/index.ts';
import { isEverything } from 'shared/testing/everything';
import { expect, test } from '../support/test.ts';
import type { Stay } from '../support/stay.ts';
import { texts } from '../steps/messages.ts';

/** What happens to a tab; gives the page in which the guest goes on. */
type Mishap = (page: Page) => Promise<Page>;

/** What the guest has chosen and given, without the data that is being fetched for it. */
const basketOf = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    const fetched = new Set([
      'servicesLoaded',
      'hasSelectableServices',
      'upgradesLoaded',
      'hasUpgrades',
      'quoteToken',
    ]);
    return JSON.parse(sessionStorage.getItem('booking.basket.v1') ?? 'null', (key, value: unknown) =>
      fetched.has(key) ? undefined : value,
    ) as unknown;
  });

const reload: Mishap = async (page) => {
  await page.reload();
  return page;
};

const backAndForward: Mishap = async (page) => {
  const here = page.url();
  await page.goBack();
  await expect.poll(() => page.url()).not.toBe(here);
  await page.goForward();
  await page.waitForURL(here);
  return page;
};

/** The browser takes the tab away without asking it, and later brings it back as it was stored. */
const killed: Mishap = async (page) => {
  const [address, stored] = await Promise.all([
    Promise.resolve(page.url()),
    page.evaluate(() =>
      Object.keys(sessionStorage).map((key) => [key, sessionStorage.getItem(key) ?? ''] as const),
    ),
  ]);
  const context = page.context();
  await page.close({ runBeforeUnload: false });
  const restored = await context.newPage();
  await restored.addInitScript((entries) => {
    if (sessionStorage.length === 0) for (const [key, value] of entries) sessionStorage.setItem(key, value);
  }, stored);
  await restored.goto(address);
  return restored;
};

/** The same address once more: a tab of its own, which takes nothing from this one and leaves nothing in it. */
const secondTab: Mishap = async (page) => {
  const second = await page.context().newPage();
  await second.goto(page.url());
  await expect(second.getByRole('heading', { level: 1 })).toBeVisible();
  await second.close();
  return page;
};

/** One step of each kind, in `npm test`: a choice, what was typed for the rooms, and what was typed at Checkout. */
const decisive = new Set(['one room is chosen', 'an extra', 'my details']);

interface Visit {
  readonly url: string;
  readonly stay: Stay;
  readonly mishap: Mishap;
}

/** A booking in which the mishap comes at every step, and everything is as it was each time. */
async function bookWithMishaps(first: Page, { url, stay, mishap }: Visit): Promise<void> {
  let page = first;
  const rooms = (): RoomsPage => new RoomsPage(page);
  const checkout = (): CheckoutPage => new CheckoutPage(page);
  const step = (name: string, isThere: () => Promise<void>): Promise<void> =>
    test.step(name, async () => {
      await isThere();
      if (!isEverything && !decisive.has(name)) return;
      const before = await basketOf(page);
      page = await mishap(page);
      await isThere();
      expect(await basketOf(page), name).toEqual(before);
    });

  await new SearchPage(page).open(url, 'HARBOUR', queryOf(stay));
  await new SearchPage(page).chooseParties(parties);
  await step('the search', async () => {
    await expect(new SearchPage(page).dates).toContainText('3 nights');
    await expect(new SearchPage(page).rooms).toContainText('5 Guests');
  });
  await new SearchPage(page).search();
  await step('nothing is chosen', () => expect(rooms().heading(/^Choose room 1 of/)).toBeVisible());
  await rooms().chooseRoom(1, choice.rooms[0]);
  await step('one room is chosen', () => expect(rooms().heading(/^Choose room 2 of/)).toBeVisible());
  await rooms().chooseRoom(2, choice.rooms[1]);
  await step('the page that follows', () => rooms().keepRooms(choice.rooms));
  await rooms().chooseSetUp(choice.setUps[0]);
  await step('the beds of a room', () => expect(rooms().guest()).toContainText(choice.setUps[0]));
  await rooms().chooseSetUp(choice.setUps[1], 2);
  await rooms().addExtra(1, choice.extra);
  await step('an extra', () => expect(rooms().added(choice.extra)).toBeVisible());
  await rooms().toCheckout.click();
  await step('checkout', () => checkout().isOpen());
  await checkout().giveDetails(guests.booker);
  await checkout().giveCard(guests.card);
  await test.step('the card stands in no storage', async () => {
    const stored = await page.evaluate(async () =>
      JSON.stringify([
        Object.entries(sessionStorage),
        Object.entries(localStorage),
        document.cookie,
        await indexedDB.databases(),
        await caches.keys(),
      ]),
    );
    expect(stored.replaceAll(/[ -]/g, '')).not.toContain(guests.card.number.replaceAll(' ', ''));
    expect(stored).not.toContain(`"${guests.card.code}"`);
  });
  await step('my details', async () => {
    await checkout().isOpen();
    await expect(checkout().field(texts.checkout.text('checkout.lastName'))).toHaveValue(
      guests.booker.lastName,
    );
    await expect(checkout().guest(2).getByLabel(texts.checkout.text('checkout.lastName'))).toHaveValue(
      guests.second.lastName,
    );
    await expect(checkout().field(texts.checkout.text('checkout.email'))).toHaveValue(guests.booker.email);
    await expect(checkout().field(texts.checkout.text('checkout.phone'))).toHaveValue(/7946/);
    await expect
      .poll(() => chosenIn(page.getByLabel(texts.checkout.text('checkout.country'), { exact: true })))
      .toBe(guests.booker.country);
  });
  // Only the state of the page itself is lost with it.
  if (mishap !== secondTab) await expect(checkout().field(texts.card.text('card.number'))).toHaveValue('');
  await checkout().giveCard(guests.card);
  await checkout().agree();
  await checkout().confirm.click();
  await new ConfirmationPage(page).isOpen(guests.booker.firstName);
  const reference = await new ConfirmationPage(page).reference.innerText();
  await test.step('the confirmation', async () => {
    page = await mishap(page);
    await expect(new ConfirmationPage(page).reference).toHaveText(reference);
  });
}

const mishaps = [
  [30, 'a tab that was killed', killed],
  [26, 'a reload', reload],
  [28, 'going back and forward', backAndForward],
  [32, 'a second tab', secondTab],
] as const;

// back-and-reload.spec.ts and payment/second-tab.spec.ts have the other mishaps at single steps.
for (const [weeks, name, mishap] of isEverything ? mishaps : mishaps.slice(0, 1)) {
  test(`${name} at any step loses nothing`, async ({ page, site, hotel }) => {
    test.slow();
    await bookWithMishaps(page, { url: site.url, stay: await hotel.stay(weeks), mishap });
  });
}
