import { formatMoney, toMinor } from 'shared/domain';
import * as z from 'zod/mini';
import { RoomsPage } from '../steps/index.ts';
import { expect, test } from '../support/test.ts';

const hotelSchema = z.object({
  '@type': z.literal('Hotel'),
  makesOffer: z.array(
    z.object({ identifier: z.string(), name: z.string(), price: z.string(), priceCurrency: z.string() }),
  ),
});

/** What a machine reads of an address, without a script. */
async function offersAt(url: string): Promise<z.output<typeof hotelSchema>['makesOffer']> {
  const html = await (await fetch(url, { headers: { accept: 'text/html' } })).text();
  const json = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
  return hotelSchema.parse(JSON.parse(json)).makesOffer;
}

test('the price that a metasearch engine reads is the price that I see, and the price that I choose', async ({
  page,
  site,
  hotel,
  complaints,
}) => {
  const stay = await hotel.stay(15);
  const rooms = new RoomsPage(page);

  await rooms.open(
    site.url,
    'HARBOUR',
    stay,
    'adults=2&children=1&promoCode=CLOCKROOM&utm_source=metasearch',
  );
  const offers = await offersAt(page.url());

  await test.step('Every offer stands on the page at its price, and no other', async () => {
    await expect(rooms.rate('Family Room', 'Flexible rate')).toBeVisible();
    for (const roomType of await page.getByRole('article').all()) {
      const folded = roomType.locator('details:not([open]) > summary');
      if ((await folded.count()) > 0) await folded.click();
    }
    const shown = await page
      .locator('.rr-room')
      .evaluateAll((cards) =>
        cards.flatMap((card) =>
          [...card.querySelectorAll('.rr-rate')].map((rate) => [
            `${card.querySelector('.rr-room__name')?.textContent ?? ''}, ${rate.querySelector('.rr-rate__name')?.firstChild?.textContent ?? ''}`,
            rate.querySelector('.price--large .price__amount')?.textContent,
          ]),
        ),
      );
    expect(shown.length).toBeGreaterThan(5);
    const listed = offers.map(({ name, price, priceCurrency }) => [
      name,
      formatMoney(toMinor(Number(price), priceCurrency), priceCurrency, 'en-GB'),
    ]);
    // The best two of a room stand first.
    expect(listed.toSorted()).toEqual(shown.toSorted());
  });

  await test.step('The one that I choose costs in the booking what it costs there', async () => {
    const offer = offers.find(({ identifier }) => identifier === 'family/flexible');
    await rooms.rate('Family Room', 'Flexible rate').click();
    await rooms.isYours();
    await expect(rooms.total).toHaveText(formatMoney(toMinor(Number(offer?.price), 'GBP'), 'GBP', 'en-GB'));
  });
  expect(complaints).toEqual([]);
});
