import type { Page } from '@playwright/test';
import { addDays } from 'shared/domain';
import { aParty } from 'shared/testing';
import { liveEnGB as groupLive } from '../../mf-group/src/messages/live.en-GB.ts';
import { liveEnGB as roomsLive } from '../../mf-rooms-rates/src/messages/live.en-GB.ts';
import { GroupPage, guests, queryOf, RoomsPage } from '../steps/index.ts';
import { group as groupWords, rooms as words } from '../steps/messages.ts';
import { violations } from '../support/accessibility.ts';
import { minorOf } from '../support/amounts.ts';
import { bookByApi } from '../support/booked.ts';
import { DeskApi } from '../support/desk-api.ts';
import { messagesOf } from '../support/messages.ts';
import { Hotel, type Stay } from '../support/stay.ts';
import { expect, test } from '../support/test.ts';

interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly { readonly node: Node | null }[];
}

/** Begins to count how much the page moves by itself, without the messages that lie over it. */
const watchShifts = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const shifts: number[] = [];
    const isMessage = (node: Node | null): boolean =>
      node instanceof Element && node.closest('.notifications') !== null;
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      // TypeScript's library does not know layout shifts.
      for (const { value, sources } of list.getEntries() as Shift[])
        if (sources.some(({ node }) => !isMessage(node))) shifts.push(value);
    }).observe({ type: 'layout-shift' });
  });
const shiftsOf = (page: Page): Promise<readonly number[]> =>
  page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);

/** The names of the listed room types, from the top. */
const listed = (page: Page): Promise<string[]> =>
  page.locator('article.rr-room').getByRole('heading', { level: 3 }).allTextContents();

test('somebody else books the last tent while my list is open: it says so in its place, and nothing moves', async ({
  page,
  site,
}) => {
  const tent = 'Stargazer Tent';
  const hotel = await Hotel.open(site.url, 'KAROO', ['Stoep Room']);
  const stay = await hotel.stay(21);
  const rooms = new RoomsPage(page);

  await test.step('Given my list shows the only tent, and its stream is open', async () => {
    const stream = page.waitForRequest((request) => request.url().includes('registry-events?lists='));
    await rooms.open(site.url, 'KAROO', stay, 'adults=2');
    await expect(rooms.roomType(tent)).toContainText('Only 1 left');
    await stream;
  });
  const before = await listed(page);
  await rooms.rates(tent).first().focus();
  await watchShifts(page);
  await test.step('When another guest books it', async () => {
    await bookByApi(site.url, hotel.property, stay, [{ roomType: tent, lead: guests.second }]);
  });
  await test.step('Then my list says so where the tent is, and keeps my focus', async () => {
    const card = rooms.roomType(tent);
    await expect(card).toContainText(words.text('live.just-sold-out'));
    const button = card.getByRole('button', { name: words.starts('live.sold-out-full') }).first();
    await expect(button).toBeDisabled();
    await expect(button).toBeFocused();
    await expect(page.getByRole('status').filter({ hasText: `${tent}: just sold out.` })).toHaveCount(1);
    expect(await listed(page)).toEqual(before);
    expect(await shiftsOf(page)).toEqual([]);
    expect(await violations(page)).toEqual([]);
  });
  await test.step('And another room can be chosen', async () => {
    await rooms.rates('Stoep Room').first().click();
    await rooms.isYours();
  });
});

test.describe('while the hotel changes its prices and its rooms', () => {
  const code = 'HARBOUR';
  const name = 'The Harbour Hotel London';
  const [room, rate] = ['Classic Double', 'Flexible rate'];
  const live = messagesOf({ ...roomsLive, ...groupLive });
  let desk: DeskApi;
  test.beforeAll(async ({ site }) => {
    desk = await DeskApi.open(site, code, 'prices@hotel.example');
  });

  /** The nights of a stay, at all rates of everything that is listed for it. */
  async function allOf(hotel: Hotel, { from, to }: Stay) {
    const { roomTypes } = await hotel.search({ from, to }, [aParty()]);
    return {
      propertyId: hotel.property.propertyId,
      roomTypeIds: roomTypes.map(({ roomTypeId }) => roomTypeId),
      ratePlanIds: [...new Set(roomTypes.flatMap(({ rates }) => rates.map(({ ratePlanId }) => ratePlanId)))],
      from,
      to: addDays(to, -1),
    };
  }
  const isFollowed = (page: Page) =>
    page.waitForResponse((response) => response.url().includes('registry-events?lists='));
  const scrolled = (page: Page): Promise<number> => page.evaluate(() => window.scrollY);

  test('my list of rooms says a new price in its place, and I choose it at that price @release', async ({
    page,
    site,
    browser,
  }) => {
    const hotel = await Hotel.open(site.url, code, [room]);
    const stay = await hotel.stay(33);
    const nights = await allOf(hotel, stay);
    const rooms = new RoomsPage(page);
    const price = rooms.row(room, rate).locator('.price__amount').last();
    const phone = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
    const onPhone = new RoomsPage(phone);

    await test.step('Given a list on a desktop, and one on a phone with a room that is chosen', async () => {
      const stream = isFollowed(page);
      await rooms.open(site.url, code, stay, 'adults=2');
      await stream;
      const ofPhone = isFollowed(phone);
      await onPhone.open(site.url, code, stay, 'adults=2,2');
      await onPhone.chooseRoom(1, room);
      await expect(onPhone.heading(words.starts('rooms.choose-for', { number: 2 }))).toBeVisible();
      await ofPhone;
    });
    const before = { price: await price.innerText(), list: await listed(page) };
    const read = rooms.rates('Junior Suite').first();
    await read.focus();
    await onPhone.rates('Junior Suite').first().focus();
    const places = [await scrolled(page), await scrolled(phone)];
    await watchShifts(page);
    await watchShifts(phone);

    await test.step('When the desk takes a tenth off, both say so', async () => {
      await desk.change({
        ...nights,
        roomTypeIds: nights.roomTypeIds.filter((id) => id === 'classic-double'),
        price: { kind: 'percent', value: -10 },
      });
      await expect(price).not.toHaveText(before.price);
      expect(minorOf(await price.innerText())).toBeLessThan(minorOf(before.price));
      await expect(rooms.row(room, rate)).toContainText(words.text('live.new-price'));
      const told = live.starts('live.told-price', { room, rate });
      await expect(
        page.getByRole('status').filter({ hasText: new RegExp(told.source.slice(1)) }),
      ).toHaveCount(1);
      await expect(phone.getByText(live.starts('live.chosen-price', { room })).first()).toBeVisible();
    });
    await test.step('Then neither the list, nor what is read, nor the focus has moved', async () => {
      expect(await listed(page)).toEqual(before.list);
      expect([await scrolled(page), await scrolled(phone)]).toEqual(places);
      await expect(read).toBeFocused();
      await expect(onPhone.rates('Junior Suite').first()).toBeFocused();
      expect([await shiftsOf(page), await shiftsOf(phone)]).toEqual([[], []]);
      expect(await violations(phone)).toEqual([]);
    });
    await phone.context().close();
    await test.step('And the new price is what I choose', async () => {
      const total = minorOf(await price.innerText());
      await rooms.rate(room, rate).click();
      await rooms.isYours();
      expect(minorOf(await rooms.total.innerText())).toBe(total);
    });
  });

  test('my list of hotels says when one of them sells out and has rooms again @release', async ({
    page,
    site,
  }) => {
    const hotel = await Hotel.open(site.url, code, [room]);
    const stay = await hotel.stay(36);
    const nights = await allOf(hotel, stay);
    const group = new GroupPage(page);
    const saysOnce = (said: string) =>
      expect(page.getByRole('status').filter({ hasText: said })).toHaveCount(1);

    await test.step('Given my list shows its price', async () => {
      const stream = isFollowed(page);
      await group.open(site.url, queryOf(stay));
      await group.isAnswered();
      await stream;
    });
    const before = await group.names.allTextContents();
    const link = group.hotel(name).getByRole('link').last();
    await link.focus();
    const place = await scrolled(page);
    await watchShifts(page);

    await test.step('It says that its last room has gone, and it leads to other dates', async () => {
      await desk.change({ ...nights, ratePlanIds: [], total: 0 });
      await expect(group.hotel(name)).toContainText(groupWords.text('group.live.sold-out'));
      await saysOnce(live.text('group.live.told-sold-out', { hotel: name }));
      await expect(link).toHaveAccessibleName(groupWords.text('group.other.label', { hotel: name }));
      expect(await violations(page)).toEqual([]);
    });
    await test.step('And that it has rooms again', async () => {
      await desk.undo(hotel.property.propertyId);
      await saysOnce(live.text('group.live.told-back', { hotel: name }));
      await expect(link).toHaveAccessibleName(groupWords.text('group.choose.label', { hotel: name }));
    });
    await test.step('All the while nothing has moved', async () => {
      expect(await group.names.allTextContents()).toEqual(before);
      expect(await scrolled(page)).toBe(place);
      await expect(link).toBeFocused();
      // The words of the link itself are longer or shorter.
      for (const shift of await shiftsOf(page)) expect(shift).toBeLessThan(0.001);
    });
  });
});
