import { chooseOneRoom, choice, guests, payByCard } from '../steps/index.ts';
import { minorOf } from '../support/amounts.ts';
import type { HotelFile } from '../support/changed-hotel.ts';
import { useSiteWithHotel } from '../support/hotel-of-a-test.ts';
import { Hotel } from '../support/stay.ts';
import { expect, test } from '../support/test.ts';

const code = 'INVOICED';
const rate = 'Flexible rate';

/** HARBOUR at the same prices, which names its VAT and issues invoices. */
function invoicing(file: HotelFile): object {
  const TaxesAndFees = [
    { Id: 'vat', Name: 'VAT', Kind: 'VAT', Percent: 20, Included: true },
    { Id: 'city', Name: 'City tax', Amount: 2.5, Per: 'PersonNight', FirstNights: 2 },
  ];
  const LegalEntity = { Name: 'Harbour Hotels Ltd', AddressLines: ['1 Quay'], VatId: 'GB123456789' };
  const Property = { ...file.Property, PropertyCode: code, TaxesAndFees, LegalEntity };
  return { ...file, PropertyId: null, Property };
}

test.describe('a hotel that issues invoices', () => {
  const siteUrl = useSiteWithHotel(invoicing);

  test('a guest gets an invoice from the confirmation, prints it on A4 and corrects its recipient', async ({
    page,
    complaints,
  }) => {
    const url = siteUrl();
    const [room] = choice.rooms;
    const stay = await (await Hotel.open(url, code, [room])).stay(3);
    await chooseOneRoom(page, url, { code, stay, roomType: room, rate }, guests.first);
    const confirmation = await payByCard(page);
    const { total } = await confirmation.read();

    await confirmation.actions.getByRole('link', { name: 'Invoice' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Invoice' })).toBeVisible();
    await page.getByLabel(/^Company/).fill('Engines Ltd');
    await page.getByLabel(/^Address/).fill(guests.booker.street);
    await page.getByLabel(/^VAT id/).fill('GB12');
    await page.getByRole('button', { name: 'Issue the invoice' }).click();
    await expect(page.getByRole('alert')).toContainText('“GB12” is not a VAT id of GB');
    await page.getByLabel(/^VAT id/).fill('GB 123 456 789');
    await page.getByRole('button', { name: 'Issue the invoice' }).click();

    const number = /INVOICED-\d{4}-000001/;
    const invoice = page.getByRole('article', { name: number });
    await expect(invoice).toContainText('Engines Ltd');
    await expect(invoice).toContainText('VAT id GB123456789');
    const sum = (label: string) =>
      invoice.locator('.co-invoice__sum').filter({ hasText: label }).locator('dd');
    expect(minorOf(await sum('Total').innerText())).toBe(total);
    const vat = page.getByRole('table', { name: 'VAT' }).getByRole('cell');
    const [, base = '', amount = ''] = await vat.allInnerTexts();
    const cityTax = minorOf(await sum('City tax').innerText());
    expect(minorOf(base) + minorOf(amount) + cityTax).toBe(total);

    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('.site-header')).toBeHidden();
    await expect(page.locator('.site-footer')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Print invoice' })).toBeHidden();
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    expect(pdf).toMatch(/\/MediaBox\s*\[0 0 59[45](\.\d+)? 84[12](\.\d+)?\]/);
    await page.emulateMedia({ media: 'screen' });

    await page.reload();
    await expect(invoice).toBeVisible();
    await page.getByRole('button', { name: 'Correct the recipient' }).click();
    await page.getByLabel(/^Company/).fill('Analytical Engines Ltd');
    await page.getByRole('button', { name: 'Issue the corrected invoice' }).click();
    const corrected = page.getByRole('article', { name: /INVOICED-\d{4}-R000001/ });
    await expect(corrected).toContainText('Analytical Engines Ltd');
    await expect(corrected).toContainText(/corrects and takes the place of INVOICED-\d{4}-000001/);
    // The browser notes the VAT id that the server refused.
    expect(complaints).toEqual([expect.stringContaining('status of 400')]);
  });
});
