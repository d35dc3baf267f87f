import type { CreateRequest } from 'shared/contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  accountCall,
  aMember,
  book,
  type Browser,
  deliverTo,
  linkOf,
  logIn,
  openBrowser,
  password,
  register,
} from './support/accounts.ts';
import { createTestApp, testNow, type TestApp } from './support/app.ts';
import { openHotel } from './support/bookable-hotel.ts';
import { aBooking, paidBy } from './support/bookings.ts';
import { engines } from './support/database.ts';

type Stay = Readonly<Record<string, unknown>>;
interface Stays {
  readonly Upcoming: readonly Stay[];
  readonly Past: readonly Stay[];
}

describe.each(engines)('a guest’s own stays, on %s', (engine) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await createTestApp(engine);
    await openHotel(server.deps, { rooms: 50 });
  });
  afterAll(() => server.close());

  let email: string;
  let guests = 0;
  beforeEach(() => {
    server.clock.set(testNow);
    guests += 1;
    email = `guest-${String(guests)}@example.org`;
  });
  const staysOf = async (browser: Browser): Promise<Stays> => {
    const { body } = await browser.get('/api/Account/Reservations?propertyId=HARBOUR');
    return body as unknown as Stays;
  };
  const bookedFor = (address: string, changes: Partial<CreateRequest> = {}): CreateRequest => {
    const request = aBooking(changes);
    return { ...request, booker: { ...request.booker, email: address } };
  };
  const stay = (dateFrom: string, dateTo: string) => aBooking({ dateFrom, dateTo });
  const datesOf = (stays: readonly Stay[]) => stays.map((each) => each['DateFrom']);

  it('are there with what a page needs to show and open them', async () => {
    const guest = await aMember(server, { EmailAddress: email });
    const { body } = await book(guest, stay('2026/12/01', '2026/12/04'));
    const { Upcoming, Past } = await staysOf(guest);
    expect(Past).toEqual([]);
    expect(Upcoming).toEqual([
      {
        ReferenceNumber: body['ReferenceNumber'],
        ConfirmationToken: body['ConfirmationToken'],
        Status: 'Confirmed',
        PropertyCode: 'HARBOUR',
        PropertyName: 'The Harbour Hotel',
        PropertyAddress: expect.any(String),
        PropertyImageUrl: null,
        DateFrom: '2026/12/01',
        DateTo: '2026/12/04',
        Rooms: [
          {
            RoomType: 'Room double',
            RatePlan: 'Rate flexible',
            NumberOfAdults: 2,
            NumberOfChildren: 0,
            NumberOfInfants: 0,
          },
        ],
        Total: body['TotalPrice'],
        Currency: 'GBP',
        ExpiresAtUtc: null,
        PreCheckInUrl: expect.stringMatching(/^\/PreCheckIn\/HARBOUR\//),
        IsPreCheckInComplete: false,
      },
    ]);
  });

  it('are past from the day after the departure, in the property’s zone; the nearest comes first', async () => {
    const guest = await aMember(server, { EmailAddress: email });
    for (const [from, to] of [
      ['2026/12/10', '2026/12/12'],
      ['2026/12/01', '2026/12/03'],
      ['2026/12/20', '2026/12/22'],
      ['2026/12/05', '2026/12/06'],
    ] as const) {
      await book(guest, stay(from, to));
    }
    // Sessions end meanwhile; the guest logs in again.
    const at = async (now: string) => {
      server.clock.set(now);
      await logIn(guest, { EmailAddress: email });
      return staysOf(guest);
    };
    const departureDay = await at('2026-12-12T23:30:00Z');
    expect(datesOf(departureDay.Upcoming)).toEqual(['2026/12/10', '2026/12/20']);
    const dayAfter = await at('2026-12-13T00:30:00Z');
    expect(datesOf(dayAfter.Upcoming)).toEqual(['2026/12/20']);
    expect(datesOf(dayAfter.Past)).toEqual(['2026/12/10', '2026/12/05', '2026/12/01']);
    expect(dayAfter.Past[0]).toMatchObject({ Status: 'Confirmed', PreCheckInUrl: null });
  });

  it('have those that wait for a payment, with the time until which, and none that was declined', async () => {
    const guest = await aMember(server, { EmailAddress: email });
    await book(guest, aBooking(paidBy({ creditCardNumber: '4000000000000002' })));
    expect((await staysOf(guest)).Upcoming).toEqual([]);
    await book(guest, aBooking(paidBy({ creditCardNumber: '4000000000003220' })));
    expect((await staysOf(guest)).Upcoming).toEqual([
      expect.objectContaining({
        Status: 'PendingPayment',
        ExpiresAtUtc: '2026-11-20T10:15:00.000Z',
        PreCheckInUrl: null,
      }),
    ]);
  });

  it('are nobody else’s, and nobody’s without a session', async () => {
    const guest = await aMember(server, { EmailAddress: email });
    await book(guest, aBooking());
    const other = await aMember(server, { EmailAddress: `other-${email}` });
    expect(await staysOf(other)).toEqual({ Upcoming: [], Past: [] });
    const nobody = await openBrowser(server).get('/api/Account/Reservations?propertyId=harbour');
    expect(nobody.status).toBe(401);
  });

  it('have the booking by which the account was made, and none that others made for the address', async () => {
    const { body } = await book(openBrowser(server), bookedFor(email, { password }));
    await book(openBrowser(server), bookedFor(email));
    const guest = openBrowser(server);
    await logIn(guest, { EmailAddress: email });
    expect((await staysOf(guest)).Upcoming).toMatchObject([{ ReferenceNumber: body['ReferenceNumber'] }]);
  });

  it('lose what somebody else booked in an account that was made with the guest’s address', async () => {
    const stranger = openBrowser(server);
    await register(stranger, { EmailAddress: email });
    await logIn(stranger, { EmailAddress: email });
    await book(stranger, bookedFor('stranger@example.org'));
    const { body } = await book(stranger, bookedFor(email.toUpperCase()));
    await deliverTo(server, email);
    await accountCall(stranger, 'RequestPasswordReset', { EmailAddress: email });
    const { userId, token } = linkOf((await deliverTo(server, email))[0]);
    const renewed = `${password} again`;
    const owner = openBrowser(server);
    await accountCall(owner, 'PasswordReset', { UserId: userId, Token: token, Password: renewed });
    await logIn(owner, { EmailAddress: email, Password: renewed });
    expect((await staysOf(owner)).Upcoming).toMatchObject([{ ReferenceNumber: body['ReferenceNumber'] }]);
  });
});
