import { toUrlDate } from 'shared/domain';
import { choice, CheckoutPage, guests, RoomsPage, SearchPage, payByCard } from '../steps/index.ts';
import { minorOf } from '../support/amounts.ts';
import type { HotelFile } from '../support/changed-hotel.ts';
import { useSiteWithHotel } from '../support/hotel-of-a-test.ts';
import { Hotel } from '../support/stay.ts';
import { texts } from '../steps/messages.ts';
import { expect, test } from '../support/test.ts';

const code = 'BANDS';
const [, room] = choice.rooms;
const cityTax = 2;

interface Extra {
  readonly ServiceId: string;
}

/** HARBOUR with bands of ages: small children pay half, also for breakfast, and the city tax begins at eight. */
function withBands(file: HotelFile): object {
  const ChildBands = [
    { Name: 'Babies', MinAge: 0, MaxAge: 2, CountsAs: 'Infant' },
    { Name: 'Small children', MinAge: 3, MaxAge: 7, CountsAs: 'Child', Percent: 50 },
    { Name: 'Juniors', MinAge: 8, MaxAge: 12, CountsAs: 'Child' },
  ];
  const TaxesAndFees = [{ Id: 'city', Name: 'City tax', Amount: cityTax, Per: 'Person', MinAge: 8 }];
  const Services = (file['Services'] as readonly Extra[]).map((extra) =>
    extra.ServiceId === 'breakfast' ? { ...extra, ByAge: [{ MinAge: 3, MaxAge: 7, Percent: 50 }] } : extra,
  );
  const Property = { ...file.Property, PropertyCode: code, ChildBands, TaxesAndFees };
  return { ...file, PropertyId: null, Property, Services };
}

test.describe('a hotel that asks for the age of every child', () => {
  const siteUrl = useSiteWithHotel(withBands);

  test('asks for them before it names a price, and charges what it named', async ({
    page,
    size,
    complaints,
  }) => {
    const url = siteUrl();
    const stay = await (await Hotel.open(url, code, [room])).stay(size === 'phone' ? 6 : 3);
    const search = new SearchPage(page);
    const rooms = new RoomsPage(page);
    const dialog = page.getByRole('dialog', { name: texts.search.text('search.rooms') });
    const age = (child: number) => dialog.getByLabel(texts.search.text('search.age', { number: child }));
    const done = dialog.getByRole('button', { name: texts.search.text('search.guests.done') });
    const price = rooms.roomType(room).locator('.price__amount').first();

    await test.step('Given a link with children whose ages it does not say', async () => {
      await rooms.open(url, code, stay, 'adults=2&children=2');
      await expect(page.getByText(texts.search.text('search.ages.needed'))).toBeVisible();
      expect(new URL(page.url()).pathname).toBe(`/Book/${code}`);
    });
    await test.step('When I search without them, I am told what is missing', async () => {
      await search.submit.click();
      await expect(page.getByRole('alert')).toContainText(texts.search.text('search.missing.ages'));
      await search.rooms.click();
      await expect(dialog.getByText('Small children 3–7')).toBeVisible();
      await expect(age(1)).toHaveAttribute('aria-invalid', 'true');
    });
    await test.step('One age is kept while the other is missing, also by a reload', async () => {
      await age(2).selectOption('9');
      await page.reload();
      await search.rooms.click();
      await expect(age(2)).toHaveValue('9');
      await expect(age(1)).toHaveValue('');
    });
    await test.step('When I give them, the address says them and the price is theirs', async () => {
      await age(1).selectOption('4');
      await done.click();
      await search.search();
      expect(new URL(page.url()).searchParams.get('ages')).toBe('4-9');
      await expect(price).toBeVisible();
    });
    const shown = minorOf(await price.innerText());
    await test.step('Two who are older cost more: half the cost of a child, and the city tax', async () => {
      const dates = `fromDate=${toUrlDate(stay.from)}&toDate=${toUrlDate(stay.to)}`;
      await page.goto(`${url}/Book/${code}/Rooms-And-Rates?${dates}&adults=2&children=2&ages=9-9`);
      await expect(price).toBeVisible();
      expect(minorOf(await price.innerText())).toBeGreaterThan(shown + cityTax * 100);
      await page.goBack();
      await expect(price).toHaveText(/\d/);
      expect(minorOf(await price.innerText())).toBe(shown);
    });
    await test.step('When I choose the room, the booking names the children with their ages', async () => {
      await rooms.rates(room).first().click();
      const party = '2 adults, 2 children (4, 9)';
      await rooms.isYours();
      await rooms.name(guests.first);
      await rooms.chooseSetUp(choice.setUps[1]);
      await expect(page.getByText(party).first()).toBeAttached();
    });
    await test.step('Then breakfast says what the small one pays', async () => {
      await expect(rooms.extra(choice.extra)).toContainText('ages 3–7 half price');
      await page.getByRole('button', { name: `Add ${choice.extra}` }).click();
      await rooms.finish(size);
    });
    const checkout = new CheckoutPage(page);
    await checkout.isOpen();
    const total = minorOf(await page.locator('.co-total .price__amount').first().innerText());
    await test.step('And pay what was named', async () => {
      const confirmation = await payByCard(page);
      expect((await confirmation.read()).total).toBe(total);
      await expect(page.getByText('2 adults, 2 children (4, 9)').first()).toBeVisible();
      await expect(page.getByText('City tax · 3 guests')).toBeVisible();
    });
    expect(complaints).toEqual([]);
  });
});
