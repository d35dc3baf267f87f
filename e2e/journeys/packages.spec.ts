import type { Page } from '@playwright/test';
import { nightsOf, weekdayOf } from 'shared/domain';
import { choice, CheckoutPage, ConfirmationPage, guests, RoomsPage } from '../steps/index.ts';
import { minorOf } from '../support/amounts.ts';
import type { HotelFile } from '../support/changed-hotel.ts';
import { useSiteWithHotel } from '../support/hotel-of-a-test.ts';
import { Hotel, type Stay } from '../support/stay.ts';
import { expect, test } from '../support/test.ts';

const code = 'PACKAGE';
const rate = 'Flexible rate';
/** Of any three nights in a row some are dearer, and not all. */
const parking = { name: 'Parking on the quay', usual: 32, dear: 50, dearDays: ['Mon', 'Wed', 'Sat'] };
/** Breakfast at 22.00 for two guests and three nights, and a bottle of champagne at 80.00. */
const breakfast = 'Full breakfast · 2 guests × 3 nights (worth £132.00)';
const champagne = 'Champagne on arrival (worth £80.00)';

const plans: Readonly<Record<string, object>> = {
  flexible: {
    BoardBasis: 'BedAndBreakfast',
    Inclusions: [{ ServiceId: 'breakfast' }, { ServiceId: 'champagne' }],
  },
  advance: { BoardBasis: 'RoomOnly' },
  'half-board': { BoardBasis: 'HalfBoard' },
};

interface Named {
  readonly RatePlanId?: string;
  readonly ServiceId?: string;
}

/** HARBOUR at the same prices, with meals, a package, and parking that costs more on some days. */
function packaged(file: HotelFile): object {
  const lists = file as HotelFile & { readonly RatePlans: Named[]; readonly Services: Named[] };
  return {
    ...file,
    PropertyId: null,
    Property: { ...file.Property, PropertyCode: code },
    RatePlans: lists.RatePlans.map((plan) => ({ ...plan, ...plans[plan.RatePlanId ?? ''] })),
    Services: lists.Services.map((service) =>
      service.ServiceId === 'parking'
        ? { ...service, Prices: [{ Weekdays: parking.dearDays, Price: parking.dear }] }
        : service,
    ),
  };
}

/** The lead guest and the beds of the one room, and all of its extras. */
async function goToExtras(page: Page): Promise<void> {
  const rooms = new RoomsPage(page);
  await rooms.isYours();
  await rooms.name(guests.first);
  await rooms.chooseSetUp(choice.setUps[0]);
  await rooms.showAllExtras();
}

test.describe('a hotel whose rates include meals and extras', () => {
  const siteUrl = useSiteWithHotel(packaged);
  let stay: Stay;
  const [room] = choice.rooms;
  test.beforeAll(async () => {
    stay = await (await Hotel.open(siteUrl(), code, [room])).stay(3);
  });

  test('lists rates by their meals, by keyboard, and still after a reload', async ({ page, complaints }) => {
    const rooms = new RoomsPage(page);
    await rooms.open(siteUrl(), code, stay, 'adults=2');
    const filters = page.getByRole('region', { name: 'Filter and sort' });
    const halfBoard = filters.getByRole('button', { name: /^Half board \(\d+\)$/ });
    await expect(rooms.rate(room, rate)).toBeVisible();
    await halfBoard.focus();
    await page.keyboard.press('Space');
    await expect(halfBoard).toHaveAttribute('aria-pressed', 'true');
    await expect(page).toHaveURL(/[?&]board=half\b/);
    await expect(rooms.rates(room)).toHaveCount(1);
    await expect(rooms.roomType(room).getByText('Half board', { exact: true })).toBeVisible();

    await page.reload();
    await expect(halfBoard).toHaveAttribute('aria-pressed', 'true');
    await expect(rooms.rates(room)).toHaveCount(1);

    await rooms.open(siteUrl(), code, stay, 'adults=2&ratePlanCode=FLEX&board=half');
    await expect(page.getByRole('heading', { name: 'No room type matches' })).toBeVisible();
    await page.getByRole('button', { name: /^Show all \d+ room types$/ }).click();
    await expect(page).not.toHaveURL(/board=/);
    await expect(rooms.rate(room, rate)).toBeVisible();
    expect(complaints).toEqual([]);
  });

  test('says what a package is worth and charges its rate, from the rate to the confirmation', async ({
    page,
    complaints,
  }) => {
    const url = siteUrl();
    const rooms = new RoomsPage(page);
    const shownPrice = async (hotel: string): Promise<number> => {
      await rooms.open(url, hotel, stay, 'adults=2');
      const shown = rooms.row(room, rate);
      return minorOf(await shown.locator('.price__amount').first().innerText());
    };
    const without = await shownPrice('HARBOUR');
    expect(await shownPrice(code)).toBe(without);
    await expect(
      rooms
        .roomType(room)
        .getByText('Includes Full breakfast for 2 guests and Champagne on arrival, worth £212.00'),
    ).toBeVisible();
    await rooms.rate(room, rate).click();

    await goToExtras(page);
    await expect(rooms.extra('Full breakfast')).toHaveCount(0);
    await expect(rooms.extra('Champagne on arrival')).toHaveCount(1);
    const days = nightsOf(stay).map((night) =>
      [1, 3, 6].includes(weekdayOf(night)) ? parking.dear : parking.usual,
    );
    const cost = days.reduce((sum, price) => sum + price * 100, 0);
    expect(minorOf(await rooms.extra(parking.name).locator('.price__amount').innerText())).toBe(cost);
    await expect(rooms.extra(parking.name).getByText('from £32.00 per night')).toBeVisible();
    await rooms.extra(parking.name).getByRole('button').click();
    await rooms.toCheckout.click();

    const checkout = new CheckoutPage(page);
    await checkout.isOpen();
    const summary = page.locator('.co-summary');
    await expect(summary.getByText('Bed and breakfast')).toBeVisible();
    await expect(summary.getByText(breakfast)).toBeVisible();
    await expect(summary.getByText(champagne)).toBeVisible();
    const total = without + cost;
    expect(minorOf(await summary.locator('.co-total .price__amount').innerText())).toBe(total);
    await checkout.giveDetails(guests.booker);
    await checkout.giveCard(guests.card);
    await checkout.agree();
    await checkout.confirm.click();

    const confirmation = new ConfirmationPage(page);
    await confirmation.isOpen(guests.booker.firstName);
    expect((await confirmation.read()).total).toBe(total);
    await expect(page.getByText(`${rate} · Bed and breakfast · 2 adults`)).toBeVisible();
    await expect(page.getByText(breakfast)).toBeVisible();
    await expect(page.getByText(champagne)).toBeVisible();
    expect(complaints).toEqual([]);
  });
});
