import type { Locator, Page } from '@playwright/test';
import { nightsOf, weekdayOf } from 'shared/domain';
import { CheckoutPage, choice, RoomsPage } from '../steps/index.ts';
import { minorOf } from '../support/amounts.ts';
import type { HotelFile } from '../support/changed-hotel.ts';
import { useHotel } from '../support/hotel-of-a-test.ts';
import { Hotel } from '../support/stay.ts';
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
  await rooms.chooseSetUp(choice.setUps[0]);
  await rooms.showAllExtras();
}

const halfBoardOf = (page: Page): Locator =>
  page.getByRole('region', { name: 'Filter and sort' }).getByRole('button', { name: /^Half board \(\d+\)$/ });

useHotel(code, packaged);

test('rates are listed by their meals; a package says what it is worth and costs its rate, up to Checkout @release', async ({
  page,
  site,
  complaints,
}) => {
  const { url } = site;
  const [room] = choice.rooms;
  const stay = await (await Hotel.open(url, code, [room])).stay(3);
  const rooms = new RoomsPage(page);
  const shown = rooms.row(room, rate).locator('.price__amount').first();
  await rooms.open(url, 'HARBOUR', stay, 'adults=2');
  const without = minorOf(await shown.innerText());

  await test.step('By keyboard I see half board alone, also after a reload', async () => {
    await rooms.open(url, code, stay, 'adults=2');
    const halfBoard = halfBoardOf(page);
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
  });
  await test.step('All rates again, the package costs what the rate costs without it', async () => {
    await halfBoardOf(page).click();
    await expect(page).not.toHaveURL(/board=/);
    await expect(shown).toBeVisible();
    expect(minorOf(await shown.innerText())).toBe(without);
    await expect(
      rooms
        .roomType(room)
        .getByText('Includes Full breakfast for 2 guests and Champagne on arrival, worth £212.00'),
    ).toBeVisible();
    await rooms.rate(room, rate).click();
  });
  await test.step('What is inside is not offered beside it, and parking costs more on some days', async () => {
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
    await new CheckoutPage(page).isOpen();
    const summary = page.locator('.co-summary');
    await expect(summary.getByText('Bed and breakfast')).toBeVisible();
    await expect(summary.getByText(breakfast)).toBeVisible();
    await expect(summary.getByText(champagne)).toBeVisible();
    expect(minorOf(await summary.locator('.co-total .price__amount').innerText())).toBe(without + cost);
  });
  expect(complaints).toEqual([]);
});
