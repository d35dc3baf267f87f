import { guests } from '../../steps/index.ts';
import { texts } from '../../steps/messages.ts';
import { StatesSeen } from '../../support/accessibility.ts';
import { bookByApi, readConfirmation } from '../../support/booked.ts';
import { type HotelFile, importHotel } from '../../support/changed-hotel.ts';
import { Hotel } from '../../support/stay.ts';
import { approvedToken, useStripeSite } from '../../support/stripe/stripe-site.ts';
import { expect, test } from '../../support/test.ts';

const { stay: words } = texts;
const code = 'LATE';
const roomType = 'Classic Double';

/** HARBOUR at the same prices, where the free time ends a year before arrival. */
function endsEarly(file: HotelFile): object {
  const plans = file['RatePlans'] as readonly object[];
  const CancellationPolicy = [
    { From: 'BeforeArrival', OffsetHours: 24 * 365, FeeType: 'Nights', Value: 1 },
    { From: 'BeforeArrival', OffsetHours: 24, FeeType: 'Percent', Value: 100 },
  ];
  const RatePlans = plans.map((plan) => ({ ...plan, CancellationPolicy }));
  return { ...file, PropertyId: null, Property: { ...file.Property, PropertyCode: code }, RatePlans };
}

const amountIn = (text: string | null): number =>
  Number((/£[\d,.]+/.exec(text ?? '')?.[0] ?? '').replace(/[£,]/g, ''));

test.describe('a stay of a hotel whose cards go to Stripe', () => {
  const site = useStripeSite((dataDir) => importHotel(dataDir, endsEarly));

  test('is cancelled past the deadline: the fee that is shown is kept, and the rest comes back', async ({
    page,
    complaints,
  }) => {
    const hotel = await Hotel.open(site().url, code, [roomType]);
    const stay = await hotel.stay(20);
    const rooms = [{ roomType, lead: guests.first }];
    const paidWith = await approvedToken(site());
    const { token } = await bookByApi(site().url, hotel.property, stay, rooms, paidWith);
    const before = await readConfirmation(site().url, hotel.property, token);
    const seen = new StatesSeen(page);
    const dialog = page.getByRole('dialog');

    await page.goto(`${site().url}/Book/${code}/Stay/${token}`);
    await expect(page.getByText(/^£[\d,.]+ is kept$/).first()).toBeVisible();
    await page.getByRole('button', { name: words.text('stay.cancel-all') }).click();
    const back = amountIn(await dialog.locator('.stay-gist').textContent());
    const kept = dialog.locator('.price-lines__line').filter({ hasText: words.text('cancel.fee') });
    const fee = Math.abs(amountIn((await kept.textContent())?.replace(/[-−–]/g, '') ?? ''));
    expect(fee).toBeGreaterThan(0);
    expect(fee + back).toBeCloseTo(before.total, 2);
    await expect(dialog.getByText(words.starts('cancel.until'))).toBeVisible();
    await seen.see('what is kept, and what comes back');
    await dialog.getByRole('button', { name: words.text('cancel.confirm-all') }).click();
    await expect(page.locator('.stay-done')).toBeFocused();
    await expect(page.getByText(words.text('stay.cancelled'), { exact: true }).first()).toBeVisible();
    const refund = page.locator('.stay-refunds li');
    await expect(async () => {
      await page.reload();
      await expect(refund).toContainText(words.text('stay.refund.Done'), { timeout: 3_000 });
    }).toPass({ timeout: 60_000 });
    expect(amountIn(await refund.textContent())).toBe(back);
    await seen.see('cancelled');
    const after = await readConfirmation(site().url, hotel.property, token);
    expect(after).toMatchObject({ total: fee, paid: fee });
    expect(seen.problems).toEqual([]);
    expect(complaints).toEqual([]);
  });
});
