import { writeFile } from 'node:fs/promises';
import type { CreateRequest } from 'shared/contracts';
import { aBookedRoom, aTax } from 'shared/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from './support/app.ts';
import { openHotel } from './support/bookable-hotel.ts';
import { aBooking, create, get, getConfirmation, getFile } from './support/bookings.ts';
import { engines } from './support/database.ts';
import { readPdf } from './support/pdf-text.ts';

const legalEntity = {
  name: 'Harbour Hotels Ltd',
  addressLines: ['1 Quay', 'Plymouth'],
  vatId: 'GB123456789',
};
const vat = aTax({ id: 'vat', name: 'VAT', kind: 'VAT', amount: null, percent: 20, included: true });
const cityTax = aTax({ id: 'city', name: 'City tax', amount: 2.5, per: 'PersonNight' });
const bookedBy = (firstName: string, lastName: string, more: Partial<CreateRequest> = {}): CreateRequest => {
  const booking = aBooking(more);
  const guests = [{ individualId: null, firstName, lastName, email: null, phone: null }];
  return {
    ...booking,
    booker: { ...booking.booker, firstName, lastName },
    rooms: [aBookedRoom({ guests })],
  };
};
const pounds = (amount: number): string => `£${amount.toFixed(2)}`;

describe.each(engines)('receipts on %s', (engine) => {
  let server: TestApp;
  beforeEach(async () => {
    server = await createTestApp(engine);
  });
  afterEach(() => server.close());

  const open = (more: object = {}) =>
    openHotel(server.deps, {
      property: { taxesAndFees: [vat, cityTax], legalEntity, maxNumberOfRoomsOnBooking: 10, ...more },
      config: { enablePayByCompanyInvoice: true, maxNumberOfRoomsOnBooking: 10 },
      rooms: 20,
      companies: [{ AccountId: 'acme', Name: 'Acme Ltd', InvoiceWithoutProof: 'Confirmed' }],
    });
  const booked = async (request?: CreateRequest): Promise<string> => {
    const made = await create(server, request);
    expect(made.status, JSON.stringify(made.body)).toBe(200);
    return String(made.body['ConfirmationToken']);
  };
  const address = (token: string, languageCode?: string): string => {
    const query = new URLSearchParams({ propertyId: 'harbour', confirmationToken: token });
    if (languageCode !== undefined) query.set('languageCode', languageCode);
    return `/api/Reservation/Receipt?${query.toString()}`;
  };
  const receipt = async (token: string, languageCode?: string) => {
    const response = await server.app.inject({ url: address(token, languageCode) });
    expect(response.statusCode, response.body).toBe(200);
    return { headers: response.headers, bytes: response.rawPayload, ...(await readPdf(response.rawPayload)) };
  };

  it('has the letterhead, the lines and totals of the confirmation, the VAT of the invoice and what was paid', async () => {
    await open();
    const token = await booked(bookedBy('Ada', 'Byron'));
    const { body } = await getConfirmation(server, token);
    const { headers, text, title, pages, language } = await receipt(token, 'en-GB');
    const reference = String(body['ReferenceNumber']);
    expect(headers['content-type']).toBe('application/pdf');
    expect(headers['content-disposition']).toBe(`attachment; filename="${reference}.pdf"`);
    expect({ title, pages, language }).toEqual({
      title: `Receipt ${reference}`,
      pages: 1,
      language: 'en-GB',
    });
    const total = Number(body['Total']);
    const gross = total - 15;
    const amount = Number(((gross * 20) / 120).toFixed(2));
    const [item] = body['Items'] as readonly {
      readonly PriceLines: readonly { readonly Text: string; readonly Amount: number }[];
    }[];
    for (const line of item?.PriceLines ?? []) expect(text).toContain(`${line.Text} ${pounds(line.Amount)}`);
    for (const part of [
      'Harbour Hotels Ltd',
      'Plymouth',
      'VAT id GB123456789',
      `Booking reference ${reference}`,
      'Guest Ada Byron',
      `City tax · 2 guests × 3 nights ${pounds(15)}`,
      `Total ${pounds(total)}`,
      `VAT, 20% · Net amount ${pounds(gross - amount)} ${pounds(amount)}`,
      `Visa ending in 4242 ${pounds(total)}`,
      `Paid ${pounds(total)}`,
      'This receipt is not an invoice.',
    ])
      expect(text).toContain(part);
    expect(text).not.toContain('Still to pay');
    // Nothing of it is stored, and no number of an invoice is used.
    const invoice = await get(server, address(token).replace('Receipt', 'Invoice'));
    expect(invoice.body['Invoice']).toBeNull();
  });

  it('takes off a voucher, and names what is still to be paid', async () => {
    await open();
    const voucher = await receipt(await booked(aBooking({ hopGiftVoucherCode: 'GIFT50' })));
    expect(voucher.text).toContain('Gift voucher −£50.00');
    const owed = await booked(
      aBooking({
        paymentType: 3,
        cardDetails: null,
        accountId: 'acme',
        poNumber: 'PO-7',
        rooms: [aBookedRoom({ ratePlanId: 'trade' })],
      }),
    );
    const { body } = await getConfirmation(server, owed);
    expect((await receipt(owed)).text).toContain(`Still to pay ${pounds(Number(body['Total']))}`);
  });

  it.each([
    ['Danish', 'da-DK', 'Søren', 'Ærø', ['Kvittering', 'Gæst Søren Ærø', 'Betalt']],
    ['Japanese names', 'en-GB', '太郎', '山田', ['太郎', '山田', '港のホテル東京']],
    ['Georgian names', 'en-GB', 'გიორგი', 'მარგველაშვილი', ['გიორგი მარგველაშვილი']],
    ['a rare Japanese character', 'en-GB', '太郎', '𠮷田', ['太郎', '𠮷', '田']],
    ['a script without a font', 'en-GB', 'ᬩᬮᬶ', 'Ayu', ['bli Ayu']],
    ['Arabic', 'ar-AE', 'ليلى', 'حداد', ['إيصال', 'حداد', 'المدفوعات', 'Harbour Hotels Ltd', '4242']],
  ])('is written in %s', async (_language, code, first, last, parts) => {
    await open(code === 'en-GB' ? { propertyName: '港のホテル東京' } : {});
    const token = await booked(bookedBy(first, last));
    const { text, language, bytes } = await receipt(token, code);
    const keep = process.env['RECEIPTS_DIR'];
    if (keep !== undefined) await writeFile(`${keep}/receipt-${code}-${first}.pdf`, bytes);
    expect(language).toBe(code);
    for (const part of parts) expect(text).toContain(part);
  });

  it('is in the language of the booking where none is asked for', async () => {
    await open();
    const { language } = await receipt(await booked(aBooking({ languageCode: 'da' })));
    expect(language).toBe('da-DK');
  });

  it('goes on a second page where many rooms were booked', async () => {
    await open();
    const rooms = Array.from({ length: 8 }, () => aBookedRoom());
    const { text, pages } = await receipt(await booked(aBooking({ rooms })));
    expect(pages).toBe(2);
    expect(text).toContain('Total of room 8');
  });

  it('is refused without the secret, and before the booking is confirmed', async () => {
    await open();
    const unknown = await getFile(server, address('not-a-token'));
    expect([unknown.status, unknown.body['Code']]).toEqual([404, 'http.booking']);
    const token = await booked();
    await server.deps.db
      .updateTable('reservation')
      .set({ status: 'Held' })
      .where('confirmation_token', '=', token)
      .execute();
    const held = await getFile(server, address(token));
    expect([held.status, held.body['Code']]).toEqual([409, 'receipt.not-confirmed']);
  });
});
