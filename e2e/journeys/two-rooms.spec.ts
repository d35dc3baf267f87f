import ICAL from 'ical.js';
import { nightsOf, toUrlDate } from 'shared/domain';
import {
  CheckoutPage,
  choice,
  ConfirmationPage,
  fillTwoRooms,
  guests,
  parties,
  SearchPage,
} from '../steps/index.ts';
import { expect, test } from '../support/test.ts';

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

test('a guest books two rooms with different parties, and the rooms are really gone', async ({
  page,
  site,
  hotel,
  size,
  complaints,
}) => {
  const stay = await hotel.stay(size === 'phone' ? 9 : 6);
  const search = new SearchPage(page);
  const checkout = new CheckoutPage(page);
  const confirmation = new ConfirmationPage(page);
  const stockBefore = await hotel.stock(stay);
  const freeBefore = await hotel.freeRooms(stay);

  await test.step('Given I am on the search page of HARBOUR', () => search.open(site.url));
  await test.step('When I choose three nights in the calendar', () =>
    size === 'phone' ? search.chooseDates(stay) : search.chooseDatesByKeyboard(stay));
  await test.step('And two rooms: two adults; one adult and two children', () =>
    search.chooseParties(parties));
  await test.step('And search', () => search.search());
  await test.step('Then the address says what I search for', () => {
    const query = new URL(page.url()).searchParams;
    expect(query.get('fromDate')).toBe(toUrlDate(stay.from));
    expect(query.get('toDate')).toBe(toUrlDate(stay.to));
    expect(query.get('adults')).toBe('2,1');
    expect(query.get('children')).toBe('0,2');
  });
  await test.step('When I choose rooms, name lead guests, add an extra and go to checkout', () =>
    fillTwoRooms(page, size));
  const price = await test.step('And give my details and card and agree to the terms', async () => {
    await checkout.isOpen();
    await checkout.giveDetails(guests.booker);
    await checkout.giveCard(guests.card);
    await checkout.agree();
    return checkout.confirm.innerText();
  });
  await test.step('And confirm', () => checkout.confirm.click());
  await test.step('Then I see the confirmation', () => confirmation.isOpen(guests.booker.firstName));

  await test.step('And its lines add up to what I agreed to pay', async () => {
    const booking = await confirmation.read();
    expect(booking.rooms.map(({ name }) => name)).toEqual([...choice.rooms]);
    for (const room of booking.rooms) expect(sum(room.lines)).toBe(room.total);
    expect(sum(booking.rooms.map(({ total }) => total))).toBe(booking.total);
    expect(price).toContain(
      new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' }).format(booking.total / 100),
    );
  });
  await test.step('And one room of each chosen type is gone on every night, and none beside', async () => {
    const stockAfter = await hotel.stock(stay);
    for (const night of nightsOf(stay))
      expect(stockAfter.get(night), night).toBe((stockBefore.get(night) ?? 0) - 2);
    const freeAfter = await hotel.freeRooms(stay);
    for (const [name, free] of freeBefore)
      expect(freeAfter.get(name) ?? 0, name).toBe(
        free - choice.rooms.filter((chosen) => chosen === name).length,
      );
  });
  await test.step('And the calendar file holds my stay', async () => {
    const calendar = new ICAL.Component(ICAL.parse(await confirmation.saveCalendar()) as unknown[]);
    const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent') ?? undefined);
    expect(event.startDate.isDate).toBe(true);
    expect(event.startDate.toString()).toBe(toUrlDate(stay.from));
    expect(event.endDate.toString()).toBe(toUrlDate(stay.to));
    expect(event.summary).toContain(hotel.property.propertyName);
    expect(event.uid).toContain(await confirmation.reference.innerText());
  });
  await test.step('And what I print is the booking, on one page, without buttons', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(confirmation.reference).toBeVisible();
    await expect(confirmation.actions).toBeHidden();
    await expect(page.getByRole('banner')).toBeHidden();
    const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    await page.emulateMedia({ media: 'screen' });
  });
  await test.step('And the tab holds neither a basket nor my card', async () => {
    const stored = await page.evaluate(() =>
      JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage)]),
    );
    expect(stored.replaceAll(/\D/g, '')).not.toContain('4242424242424242');
    expect(stored).not.toContain(stay.from);
  });
  expect(complaints).toEqual([]);
});
