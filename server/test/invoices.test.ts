import type { CreateRequest } from 'shared/contracts';
import { aBookedRoom, aTax } from 'shared/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from './support/app.ts';
import { openHotel } from './support/bookable-hotel.ts';
import { aBooking, create, get, getConfirmation, type Reply } from './support/bookings.ts';
import { anExtra, aSave, bookWithLink, openedLink, openHotelWithExtras, save } from './support/check-in.ts';
import { engines } from './support/database.ts';
import { aStaffMember, desk } from './support/staff.ts';

const legalEntity = {
  name: 'Harbour Hotels Ltd',
  addressLines: ['1 Quay', 'Plymouth'],
  vatId: 'GB123456789',
};
const vat = aTax({ id: 'vat', name: 'VAT', kind: 'VAT', amount: null, percent: 20, included: true });
const cityTax = aTax({ id: 'city', name: 'City tax', amount: 2.5, per: 'PersonNight' });
const acme = {
  AccountId: 'acme',
  Name: 'Acme Ltd',
  InvoiceWithoutProof: 'Confirmed',
  VatId: 'GB999999973',
  AddressLines: ['5 High Street', 'London'],
};
const onAccount = aBooking({
  paymentType: 3,
  cardDetails: null,
  accountId: 'acme',
  poNumber: 'PO-7',
  rooms: [aBookedRoom({ ratePlanId: 'trade' })],
});
/** The evening before the stay: a night is kept. */
const late = '2026-11-29T16:00:00Z';
const ada = { Name: ' Ada Byron ', CompanyName: '', VatId: 'gb 123 4567 89', AddressLines: ['1 Row', ' '] };

describe.each(engines)('invoices on %s', (engine) => {
  let server: TestApp;
  beforeEach(async () => {
    server = await createTestApp(engine);
  });
  afterEach(() => server.close());

  const open = (
    legal: typeof legalEntity | null = legalEntity,
    companies: readonly Record<string, unknown>[] = [acme],
  ) =>
    openHotel(server.deps, {
      property: { taxesAndFees: [vat, cityTax], legalEntity: legal },
      config: { enablePayByCompanyInvoice: true },
      rooms: 20,
      companies,
    });
  const booked = async (request?: CreateRequest): Promise<string> => {
    const made = await create(server, request);
    expect(made.status, JSON.stringify(made.body)).toBe(200);
    return String(made.body['ConfirmationToken']);
  };
  const issue = async (
    token: string,
    more: object = { Recipient: ada },
    language = 'en-GB',
  ): Promise<Reply> => {
    const response = await server.app.inject({
      method: 'POST',
      url: '/api/Reservation/Invoice',
      headers: { 'accept-language': language },
      payload: { PropertyId: 'harbour', ConfirmationToken: token, ...more },
    });
    return { status: response.statusCode, headers: response.headers, body: response.json() };
  };
  const read = (token: string) =>
    get(server, `/api/Reservation/Invoice?propertyId=harbour&confirmationToken=${token}`);
  const numberOf = ({ body }: Reply) => (body['Invoice'] as { Number: string } | null)?.Number;

  it('has the lines, VAT, other taxes and total of the booking, and what was paid', async () => {
    await open();
    const token = await booked();
    expect((await read(token)).body).toMatchObject({
      Invoice: null,
      Recipient: { Name: 'Ada Byron' },
      IsRecipientFixed: false,
    });
    const { status, body } = await issue(token);
    expect(status, JSON.stringify(body)).toBe(200);
    const confirmation = (await getConfirmation(server, token)).body;
    const total = Number(confirmation['Total']);
    const gross = total - 2 * 3 * 2.5;
    const amount = Number(((gross * 20) / 120).toFixed(2));
    const base = Number((gross - amount).toFixed(2));
    expect(body['Invoice']).toMatchObject({
      Number: 'HARBOUR-2026-000001',
      IssuedOn: '2026/11/20',
      Corrects: null,
      Issuer: { Name: 'Harbour Hotels Ltd', VatId: 'GB123456789' },
      Recipient: { Name: 'Ada Byron', CompanyName: null, VatId: 'GB123456789', AddressLines: ['1 Row'] },
      ReferenceNumber: confirmation['ReferenceNumber'],
      Vat: [{ Name: 'VAT', Percent: 20, Base: base, Amount: amount }],
      UntaxedBase: 0,
      OtherTaxes: [{ Text: 'City tax · 2 guests × 3 nights', Amount: 15 }],
      Net: base,
      Total: total,
      Voucher: 0,
      Paid: total,
      Balance: 0,
      Currency: 'GBP',
    });
    const [item] = (body['Invoice'] as { Items: readonly { PriceLines: readonly { Amount: number }[] }[] })
      .Items;
    const [booking] = confirmation['Items'] as readonly { PriceLines: readonly unknown[] }[];
    expect(item?.PriceLines).toEqual(booking?.PriceLines);
    expect((await read(token)).body).toEqual(body);
  });

  it('a voucher is a way of paying: the base stays, and what is left is the total of the confirmation', async () => {
    await open();
    const full = await issue(await booked());
    const token = await booked(aBooking({ hopGiftVoucherCode: 'GIFT50' }));
    const { body } = await issue(token);
    const { Vat, Total } = full.body['Invoice'] as { Vat: unknown; Total: number };
    expect(body['Invoice']).toMatchObject({ Vat, Total, Voucher: 50, Paid: Total - 50, Balance: 0 });
    expect((await getConfirmation(server, token)).body['Total']).toBe(Total - 50);
  });

  it('twelve invoices at once have twelve numbers in a row, and asking twice gives the same', async () => {
    await open();
    const tokens: string[] = [];
    for (let count = 0; count < 12; count += 1) tokens.push(await booked());
    const issued = await Promise.all([...tokens, ...tokens].map((token) => issue(token)));
    expect(issued.map(({ status }) => status)).toEqual(issued.map(() => 200));
    const numbers = issued.map(numberOf);
    expect(numbers.slice(0, 12)).toEqual(numbers.slice(12));
    expect(new Set(numbers)).toEqual(
      new Set(tokens.map((_, index) => `HARBOUR-2026-${String(index + 1).padStart(6, '0')}`)),
    );
  });

  it('a request that is refused uses no number', async () => {
    await open();
    const token = await booked();
    const refused = await issue(token, { Recipient: { ...ada, Name: ' ', VatId: 'GB12', AddressLines: [] } });
    expect([refused.status, refused.body]).toMatchObject([
      400,
      {
        ModelStateCodes: {
          'Recipient.Name': ['invoice.name'],
          'Recipient.AddressLines': ['invoice.address'],
          'Recipient.VatId': ['invoice.vat-id-form'],
        },
      },
    ]);
    expect(refused.body['ModelState']).toMatchObject({
      'Recipient.VatId': ['“GB12” is not a VAT id of GB: one looks like GB123456789.'],
    });
    expect(numberOf(await issue(token))).toBe('HARBOUR-2026-000001');
  });

  it('a corrected recipient makes another invoice that names the first; the first stays', async () => {
    await open();
    const token = await booked();
    const first = await issue(token);
    const byron = { ...ada, CompanyName: 'Byron Ltd' };
    expect(numberOf(await issue(token, { Recipient: byron }))).toBe('HARBOUR-2026-000001');
    const correction = { Recipient: byron, Corrects: 'HARBOUR-2026-000001' };
    const [one, two] = await Promise.all([issue(token, correction), issue(token, correction)]);
    expect([numberOf(one), numberOf(two)]).toEqual(['HARBOUR-2026-R000001', 'HARBOUR-2026-R000001']);
    expect(one.body['Invoice']).toMatchObject({
      Corrects: { Number: 'HARBOUR-2026-000001', IssuedOn: '2026/11/20' },
      Recipient: { CompanyName: 'Byron Ltd' },
      Total: (first.body['Invoice'] as { Total: number }).Total,
    });
    const late = await issue(token, { Recipient: ada, Corrects: 'HARBOUR-2026-000001' });
    expect([late.status, late.body]).toMatchObject([
      409,
      { Code: 'invoice.corrected-already', Params: { number: 'HARBOUR-2026-R000001' } },
    ]);
    const rows = await server.deps.db
      .selectFrom('invoice')
      .select('invoice_number')
      .orderBy('position')
      .execute();
    expect(rows.map((row) => row.invoice_number)).toEqual(['HARBOUR-2026-000001', 'HARBOUR-2026-R000001']);
    expect(numberOf(await issue(await booked()))).toBe('HARBOUR-2026-000002');
  });

  it('extras that were added after the invoice make it outdated; a corrected one has them', async () => {
    await openHotelWithExtras(server.deps, {
      property: { taxesAndFees: [vat], legalEntity, showRoomConfigurationQuestion: false },
    });
    const link = await bookWithLink(server);
    const first = (await issue(link.token)).body['Invoice'] as { Total: number };
    const reservation = await openedLink(server, link);
    const reservationItems = reservation.reservationItems.map((item) => ({
      ...item,
      guests: [{ individualId: null, firstName: 'Ada', lastName: 'Byron', email: null, phone: null }],
      services: [anExtra('wine', 2)],
    }));
    const saved = await save(server, aSave(link, reservation, { reservationItems }));
    expect(saved.body, JSON.stringify(saved.body)).toMatchObject({ Success: true });

    expect((await read(link.token)).body).toMatchObject({ Invoice: first, IsOutdated: true });
    const { body } = await issue(link.token, { Recipient: ada, Corrects: 'HARBOUR-2026-000001' });
    expect(body).toMatchObject({
      Invoice: { Number: 'HARBOUR-2026-R000001', Total: Number((first.Total + 61).toFixed(2)), Balance: 61 },
      IsOutdated: false,
    });
    expect((await getConfirmation(server, link.token)).body['Total']).toBe(
      (body['Invoice'] as { Total: number }).Total,
    );
  });

  it('is made out to a company without an address by its own name and VAT id, at the address that is typed', async () => {
    await open(legalEntity, [{ ...acme, AddressLines: [] }]);
    const token = await booked(onAccount);
    const { body } = await issue(token, { Recipient: { ...ada, CompanyName: 'Other Ltd' } });
    expect(body).toMatchObject({
      IsRecipientFixed: false,
      Invoice: {
        Recipient: { CompanyName: 'Acme Ltd', VatId: 'GB999999973', AddressLines: ['1 Row'] },
      },
    });
  });

  it('says nothing of a company that does not pay for the booking', async () => {
    await open();
    const token = await booked(aBooking({ accountId: 'acme', poNumber: 'PO-7' }));
    const { body } = await issue(token, { Recipient: ada });
    expect(body).toMatchObject({ IsRecipientFixed: false, Invoice: { Recipient: { CompanyName: null } } });
    expect(JSON.stringify(body)).not.toContain('GB999999973');
  });

  it('corrects no invoice that is not there, and none of another booking', async () => {
    await open();
    const [token, other] = [await booked(), await booked()];
    await issue(other);
    const early = await issue(token, { Recipient: ada, Corrects: 'HARBOUR-2026-000001' });
    expect([early.status, early.body['Code']]).toEqual([409, 'invoice.none-to-correct']);
    expect(numberOf(await issue(token))).toBe('HARBOUR-2026-000002');
    const wrong = await issue(token, { Recipient: ada, Corrects: 'HARBOUR-2026-000001' });
    expect([wrong.status, wrong.body['Code']]).toEqual([409, 'invoice.corrected-already']);
  });

  it('is made out to the company that the booking is invoiced to, as the hotel has it', async () => {
    await open();
    const token = await booked(onAccount);
    const { body } = await issue(token, { Recipient: ada });
    expect(body).toMatchObject({
      IsRecipientFixed: true,
      Invoice: {
        PONumber: 'PO-7',
        Recipient: {
          Name: 'Ada Byron',
          CompanyName: 'Acme Ltd',
          VatId: 'GB999999973',
          AddressLines: ['5 High Street', 'London'],
        },
        Paid: 0,
      },
    });
  });

  it('years are those of the hotel’s zone, and each begins anew', async () => {
    await openHotel(server.deps, {
      property: { legalEntity, timeZone: 'Pacific/Auckland' },
      rooms: 20,
    });
    const tokens = [await booked(), await booked()];
    server.clock.set('2026-12-31T10:59:00Z');
    expect(numberOf(await issue(tokens[0] ?? ''))).toBe('HARBOUR-2026-000001');
    server.clock.set('2026-12-31T11:00:00Z');
    expect((await issue(tokens[1] ?? '')).body['Invoice']).toMatchObject({
      Number: 'HARBOUR-2027-000001',
      IssuedOn: '2027/01/01',
      Vat: [],
    });
  });

  const cancelled = async (token: string) => {
    const named = { PropertyId: 'harbour', ConfirmationToken: token };
    const post = (url: string, payload: object) => server.app.inject({ method: 'POST', url, payload });
    const quote = (await post('/api/Stay/QuoteCancellation', named)).json<{
      QuoteToken: string;
      Fee: number;
    }>();
    const done = await post('/api/Stay/Cancel', { ...named, QuoteToken: quote.QuoteToken });
    expect(done.statusCode, done.body).toBe(200);
    return quote.Fee;
  };

  it('a cancelled booking is invoiced for the fee that is kept, without VAT, as the ledger has it', async () => {
    await open();
    const token = await booked();
    server.clock.set(late);
    const fee = await cancelled(token);
    expect(fee).toBeGreaterThan(0);
    expect((await getConfirmation(server, token)).body).toMatchObject({ Total: fee, CanBeInvoiced: true });
    const { status, body } = await issue(token);
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body['Invoice']).toMatchObject({
      Number: 'HARBOUR-2026-000001',
      Items: [{ PriceLines: [{ Amount: fee }], TotalCost: fee }],
      Vat: [],
      OtherTaxes: [],
      Net: fee,
      Total: fee,
      Paid: fee,
      Balance: 0,
    });
    expect(body['Invoice']).not.toHaveProperty('Credited');
  });

  it('the invoice of a booking that is cancelled is credited but for the fee', async () => {
    await open();
    const token = await booked();
    const first = (await issue(token)).body['Invoice'] as { Total: number };
    server.clock.set(late);
    const fee = await cancelled(token);
    expect((await read(token)).body).toMatchObject({ Invoice: first, IsOutdated: true });
    const { body } = await issue(token, { Recipient: ada, Corrects: 'HARBOUR-2026-000001' });
    expect(body).toMatchObject({
      Invoice: {
        Number: 'HARBOUR-2026-R000001',
        Corrects: { Number: 'HARBOUR-2026-000001' },
        Total: fee,
        Credited: Number((first.Total - fee).toFixed(2)),
      },
      IsOutdated: false,
    });
  });

  it('the desk issues and corrects it too, which its log tells once', async () => {
    await open();
    const token = await booked();
    const clerk = await aStaffMember(server, 'clerk@hotel.example', 'front-desk');
    const { reservation_id: ReservationId } = await server.deps.db
      .selectFrom('reservation')
      .select('reservation_id')
      .executeTakeFirstOrThrow();
    const named = { PropertyId: 'harbour', ReservationId };
    const atDesk = (more: object) => desk(clerk.browser, 'Invoice', { ...named, ...more });
    const query = new URLSearchParams({ propertyId: 'harbour', reservationId: ReservationId }).toString();
    expect((await clerk.browser.get(`/api/Desk/Invoice?${query}`)).body).toMatchObject({ Invoice: null });
    const refused = await atDesk({ Recipient: { ...ada, AddressLines: [] } });
    expect([refused.status, Object.keys(refused.body['ModelStateCodes'] as object)]).toEqual([
      400,
      ['Recipient.AddressLines'],
    ]);
    const issued = await Promise.all([atDesk({ Recipient: ada }), atDesk({ Recipient: ada })]);
    expect(issued.map(numberOf)).toEqual(['HARBOUR-2026-000001', 'HARBOUR-2026-000001']);
    expect((await read(token)).body).toEqual(issued[0].body);
    const correction = { Recipient: { ...ada, CompanyName: 'Byron Ltd' }, Corrects: 'HARBOUR-2026-000001' };
    expect(numberOf(await atDesk(correction))).toBe('HARBOUR-2026-R000001');
    const log = await server.deps.db
      .selectFrom('staff_audit')
      .select('value_after')
      .where('action', '=', 'booking.invoiced')
      .orderBy('entry_id')
      .execute();
    expect(log.map((entry) => entry.value_after)).toEqual([
      { number: 'HARBOUR-2026-000001' },
      { number: 'HARBOUR-2026-R000001' },
    ]);
  });

  it('is credited whole where nothing is kept, and there is none where there was none', async () => {
    await open();
    const [token, other] = [await booked(), await booked()];
    const first = (await issue(token)).body['Invoice'] as { Total: number };
    expect([await cancelled(token), await cancelled(other)]).toEqual([0, 0]);
    const { body } = await issue(token, { Recipient: ada, Corrects: 'HARBOUR-2026-000001' });
    expect(body['Invoice']).toMatchObject({ Items: [], Total: 0, Paid: 0, Credited: first.Total });
    for (const refused of [await issue(other), await read(other)])
      expect([refused.status, refused.body['Code']]).toEqual([409, 'invoice.nothing-kept']);
    const offered = async (of: string) => (await getConfirmation(server, of)).body['CanBeInvoiced'];
    expect([await offered(token), await offered(other)]).toEqual([true, false]);
  });

  it('says why there is none', async () => {
    await open(null);
    const token = await booked();
    for (const refused of [await issue(token), await read(token)]) {
      expect([refused.status, refused.body['Code']]).toEqual([404, 'invoice.not-offered']);
    }
    await open();
    expect((await issue('nothing')).status).toBe(404);
    await server.deps.db
      .updateTable('reservation')
      .set({ status: 'PendingPayment' })
      .where('confirmation_token', '=', token)
      .execute();
    const refused = await issue(token);
    expect([refused.status, refused.body['Code']]).toEqual([409, 'invoice.not-confirmed']);
    expect((await issue(token, {}, 'da')).body['Message']).toMatch(/bekræftet/);
  });
});
