import type { CreateRequest } from 'shared/contracts';
import { aBookedRoom } from 'shared/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { settleOpenPayments } from '../src/jobs/settle-payments.ts';
import { createCardSimulator } from '../src/modules/payment/simulator/gateway.ts';
import { decideRequestOf, listRequests } from '../src/import/decide-requests.ts';
import { decideRequest, openRequests } from '../src/modules/booking/pay/decide-request.ts';
import { aMember, book, deliver, openBrowser } from './support/accounts.ts';
import { createTestApp, type TestApp } from './support/app.ts';
import { openHotel } from './support/bookable-hotel.ts';
import { aBooking, countStock, create, getConfirmation, getStatus, type Reply } from './support/bookings.ts';

const trusted = { AccountId: 'acme', Name: 'Acme Ltd' };

describe('a booking on a company’s invoice', () => {
  let server: TestApp;
  beforeEach(async () => {
    server = await createTestApp('postgres');
    await openHotel(server.deps, {
      config: { enablePayByCompanyInvoice: true },
      rooms: 2,
      companies: [{ ...trusted, InvoicePin: 'quay-4711', EmailDomains: ['acme.example'] }],
    });
  });
  afterEach(() => server.close());

  const byInvoice = (changes: Partial<CreateRequest> = {}) =>
    aBooking({
      paymentType: 3,
      cardDetails: null,
      accountId: 'acme',
      poNumber: 'PO-7',
      rooms: [aBookedRoom({ ratePlanId: 'trade' })],
      ...changes,
    });
  const answer = (reply: Reply, said: 'accept' | 'decline') =>
    decideRequest(
      server.deps,
      { propertyId: 'harbour', referenceNumber: String(reply.body['ReferenceNumber']) },
      said,
    );
  const sold = () => countStock(server.deps.db, 'double');

  it('is confirmed with the company’s PIN', async () => {
    const made = await create(server, byInvoice({ invoicePin: ' quay-4711 ' }));
    expect(made.body).toMatchObject({ Status: 'Confirmed' });
    expect(made.body).not.toHaveProperty('OnRequest');
    expect(await sold()).toEqual({ sold: 3, held: 0 });
  });

  it('is confirmed for an account whose confirmed address is the company’s, and for no other', async () => {
    const ofCompany = await aMember(server, { EmailAddress: 'ada@acme.example' });
    expect((await book(ofCompany, byInvoice())).body).toMatchObject({ Status: 'Confirmed' });
    const other = await aMember(server, { EmailAddress: 'ada@other.example' });
    expect((await book(other, byInvoice())).body).toMatchObject({ OnRequest: true });
  });

  it('is on request for whoever knows no more than its name: no room is taken, and hotel and guest are told', async () => {
    const key = crypto.randomUUID();
    const made = await create(server, byInvoice(), key);
    expect([made.status, made.body]).toMatchObject([
      200,
      { Success: true, Status: 'PendingPayment', OnRequest: true, PaymentUrl: null, ExpiresAtUtc: null },
    ]);
    expect(made.body['Message']).toContain('not confirmed yet');
    expect((await create(server, byInvoice(), key)).body).toEqual(made.body);
    expect(await sold()).toEqual({ sold: 0, held: 0 });

    const token = made.body['ConfirmationToken'];
    expect((await getStatus(server, token)).body).toMatchObject({
      Success: true,
      Status: 'Held',
      OnRequest: true,
    });
    expect((await getConfirmation(server, token)).body).toMatchObject({
      Status: 'Held',
      OnRequest: true,
      ExpiresAtUtc: null,
      PreCheckInUrl: null,
    });
    const [mail, ...others] = await deliver(server);
    expect(others).toEqual([]);
    expect([mail?.subject, mail?.bcc]).toEqual([
      `Your request to The Harbour Hotel: ${String(made.body['ReferenceNumber'])}`,
      { name: '', address: 'stay@hotel.example' },
    ]);
    expect(mail?.text).toContain('not confirmed yet');
    expect(mail?.attachments).toEqual([]);
  });

  it('cannot be paid by card meanwhile, for it holds no rooms', async () => {
    const { body } = await create(server, byInvoice());
    const paid = await create(
      server,
      aBooking({
        rooms: [aBookedRoom({ ratePlanId: 'trade' })],
        confirmationToken: String(body['ConfirmationToken']),
      }),
    );
    expect([paid.status, paid.body['Message']]).toEqual([
      422,
      'The hotel has not answered your request yet. It answers by e-mail.',
    ]);
    expect(await sold()).toEqual({ sold: 0, held: 0 });
  });

  it('takes its rooms when the hotel says yes, and only if they are still there', async () => {
    const [first, second, third] = [
      await create(server, byInvoice()),
      await create(server, byInvoice()),
      await create(server, byInvoice()),
    ];
    expect(await openRequests(server.deps, 'harbour')).toHaveLength(3);
    await deliver(server);
    expect((await answer(first, 'accept')).kind).toBe('accepted');
    expect((await answer(first, 'accept')).kind).toBe('unknown');
    expect((await answer(second, 'accept')).kind).toBe('accepted');
    expect((await answer(third, 'accept')).kind).toBe('rooms-gone');
    expect(await sold()).toEqual({ sold: 6, held: 0 });
    expect(await openRequests(server.deps, 'harbour')).toHaveLength(1);
    expect((await getStatus(server, first.body['ConfirmationToken'])).body).toMatchObject({
      Status: 'Confirmed',
    });
    expect((await deliver(server)).map(({ subject }) => String(subject).split(':')[0])).toEqual([
      'Your booking at The Harbour Hotel',
      'Your booking at The Harbour Hotel',
    ]);
    // Of what is sold out nothing is even asked for.
    expect((await create(server, byInvoice())).status).toBe(409);
  });

  it('is answered by whoever keeps the hotel’s file', async () => {
    const made = await create(server, byInvoice());
    const reference = String(made.body['ReferenceNumber']);
    const [line] = await listRequests(server.deps, 'HARBOUR');
    expect(line).toContain(reference);
    const name = { code: 'harbour', reference: reference.toLowerCase() };
    expect(await decideRequestOf(server.deps, 'accept', name)).toContain('confirmed');
    expect(await listRequests(server.deps, 'HARBOUR')).toEqual([]);
    await expect(decideRequestOf(server.deps, 'decline', name)).rejects.toThrow('no open request');
  });

  it.each(['by its no', 'by its silence'])(
    'comes to nothing %s, gives nothing back, and the guest is told',
    async (how) => {
      const paid = await create(server, byInvoice({ invoicePin: 'quay-4711' }));
      const made = await create(server, byInvoice());
      await deliver(server);
      if (how === 'by its no') expect((await answer(made, 'decline')).kind).toBe('declined');
      server.clock.set('2026-11-24T10:00:01Z');
      const gateway = createCardSimulator(server.deps.db, server.clock);
      await settleOpenPayments({ ...server.deps, gateway });
      expect((await getStatus(server, made.body['ConfirmationToken'])).body).toMatchObject({
        Success: false,
        Status: 'Released',
        Message: 'The hotel could not confirm your request. Nothing was booked.',
      });
      expect((await getStatus(server, paid.body['ConfirmationToken'])).body).toMatchObject({
        Status: 'Confirmed',
      });
      expect(await sold()).toEqual({ sold: 3, held: 0 });
      const [mail] = await deliver(server);
      expect(mail?.subject).toContain('could not be confirmed');
      expect(mail?.text).not.toContain('payment');
    },
  );

  it('is refused with a wrong PIN, which nobody may guess for long', async () => {
    const guess = async (invoicePin: string) => {
      const { status, body } = await create(server, byInvoice({ invoicePin }));
      return [status, Object.keys(body['ModelState'] ?? {}), body['Message']];
    };
    for (let tried = 0; tried < 5; tried += 1)
      expect(await guess(`guess-${String(tried)}`)).toEqual([
        400,
        ['InvoicePin'],
        'This PIN is not right. Please check it, or leave it out: the hotel then confirms your booking by e-mail.',
      ]);
    expect((await guess('quay-4711')).slice(0, 2)).toEqual([429, []]);
    // Without one the hotel can still be asked.
    expect((await create(server, byInvoice())).body).toMatchObject({ OnRequest: true });
    expect(
      await openBrowser(server).get('/api/Company/SearchCompanies?propertyId=harbour&query=acme'),
    ).toMatchObject({
      body: [{ AccountId: 'acme', Name: 'Acme Ltd', AsksInvoicePin: true }],
    });
  });
});
