import { randomUUID } from 'node:crypto';
import { cardDetailsSchema, type CreateRequest, type SavePreCheckInRequest } from 'shared/contracts';
import { emptyCard } from 'shared/domain';
import { aBookedRoom } from 'shared/testing';
import { savePreCheckInRequestSchema } from 'shared/contracts';
import * as z from 'zod/mini';
import { importProperty } from './import.ts';
import { hashOfToken, newToken } from '../../src/modules/account/index.ts';
import {
  account,
  accountCall,
  book,
  type Browser,
  deliverTo,
  linkOf,
  logIn,
  openBrowser,
  register,
} from './accounts.ts';
import type { TestApp } from './app.ts';
import { hotelFile } from './bookable-hotel.ts';
import { aBooking, get, getFile, paidBy, type Reply } from './bookings.ts';
import { aSave, openedLink, readLink } from './check-in.ts';
import { aTable, bookTable, openHotelWithTables, tableWire } from './tables.ts';

/** Issues invoices. */
const legalEntity = { name: 'Quay Hotels Ltd', addressLines: ['1 Quay'], vatId: null };

/** Harbour, and Lagoon with the same rooms: ids of things inside a property mean nothing elsewhere. */
export async function openTwoHotels(server: TestApp): Promise<void> {
  await openHotelWithTables(server.deps, { rooms: 50, property: { legalEntity } });
  const { db, clock, env } = server.deps;
  const file = hotelFile({
    rooms: 50,
    property: { propertyCode: 'LAGOON', propertyName: 'Lagoon', legalEntity },
  });
  const context = { db, clock, releasesDir: env.releasesDir, dryRun: false };
  await importProperty(context, 'lagoon.json', { ...file, PropertyId: 'lagoon' });
}

/** A guest with an account, a booking and a saved card, and all the secrets that come with them. */
export interface Guest {
  readonly propertyId: string;
  readonly email: string;
  readonly browser: Browser;
  readonly password: string;
  readonly userId: string;
  /** Of a reset mail. */
  readonly resetToken: string;
  /** Of a confirmation mail that was not used. */
  readonly confirmToken: string;
  /** Of a privacy mail that was not used, and the key that another one was exchanged for. */
  readonly privacyToken: string;
  readonly privacyKey: string;
  readonly cardId: string;
  readonly confirmationToken: string;
  /** Of the mail that asks for a review. */
  readonly reviewToken: string;
  /** Of the link to a table. */
  readonly tableReference: string;
  readonly tableCode: string;
  readonly referenceNumber: string;
  readonly hash: string;
  readonly itemId: string;
  readonly entityId: string;
  /** What no other guest may ever read. */
  readonly words: readonly string[];
}

const bookingOf = (propertyId: string, email: string, name: string): CreateRequest => {
  const guests = [{ individualId: null, firstName: 'Guest', lastName: name, email: null, phone: null }];
  const paid = paidBy({ saveCardForFutureUse: true, creditCardName: name });
  const booking = aBooking({
    propertyId,
    ...paid,
    rooms: [aBookedRoom({ guests })],
    notes: `Note of ${name}`,
  });
  return { ...booking, booker: { ...booking.booker, email, lastName: name, street: `${name} Street` } };
};

/** A later charge of one pound, which is due. */
async function oweSomething({ deps }: TestApp, token: string): Promise<void> {
  const now = deps.clock.now();
  const row = await deps.db
    .selectFrom('reservation')
    .select(['property_id', 'reservation_id', 'date_from'])
    .where('confirmation_token', '=', token)
    .executeTakeFirstOrThrow();
  const { property_id, reservation_id, date_from: due_on } = row;
  await deps.db
    .insertInto('payment_due')
    .values({
      property_id,
      reservation_id,
      position: 1,
      due_on,
      due_at: now,
      amount_minor: 100,
      currency: 'GBP',
      try_at: now,
    })
    .execute();
}

/** As the guest of a stay is asked for a review; gives the secret of that mail. */
async function askForReview({ deps }: TestApp, confirmationToken: string): Promise<string> {
  const { property_id, reservation_id } = await deps.db
    .selectFrom('reservation')
    .select(['property_id', 'reservation_id'])
    .where('confirmation_token', '=', confirmationToken)
    .executeTakeFirstOrThrow();
  const token = newToken(property_id);
  await deps.db
    .insertInto('review')
    .values({
      property_id,
      reservation_id,
      review_id: randomUUID(),
      state: 'asked',
      token_hash: hashOfToken(token),
      asked_at: deps.clock.now(),
    })
    .execute();
  return token;
}

/** The secret of a link to a guest's data, as it is mailed. */
async function privacyTokenOf(server: TestApp, browser: Browser, PropertyId: string, EmailAddress: string) {
  await browser.post('/api/Privacy/RequestLink', { LanguageCode: 'en', PropertyId, EmailAddress });
  const mails = await deliverTo(server, EmailAddress);
  const text = mails.map((mail) => String(mail.text)).find((each) => each.includes('#token=')) ?? '';
  return decodeURIComponent(/#token=(\S+)/.exec(text)?.[1] ?? '');
}

/** A table without a stay, and the proof of its link; Lagoon has no restaurant. */
async function tableOf(server: TestApp, propertyId: string, email: string, name: string) {
  if (propertyId !== 'harbour') return { tableReference: 'BCDF2345', tableCode: 'x' };
  const wish = { email, guestName: `Guest ${name}`, identifier: `guest-${name}`, visitDate: '2026/12/02' };
  const { body } = await bookTable(server, wish);
  const [tableReference = '', tableCode = ''] = String(body['ManageUrl']).split('/').slice(-2);
  return { tableReference, tableCode };
}

/** `name` is found in nothing that is not this guest's. */
export async function aGuest(server: TestApp, propertyId: string, name: string): Promise<Guest> {
  const email = `${name.toLowerCase()}@example.org`;
  const browser = openBrowser(server);
  const password = `${name} is at home`;
  const own = { PropertyId: propertyId, EmailAddress: email, Password: password };
  await register(browser, { ...own, Lastname: name });
  const confirm = linkOf((await deliverTo(server, email))[0]);
  await accountCall(browser, 'RequestPasswordReset', own);
  const reset = linkOf((await deliverTo(server, email))[0]);
  await logIn(browser, own);
  const made = await book(browser, bookingOf(propertyId, email, name));
  const confirmationToken = String(made.body['ConfirmationToken']);
  await oweSomething(server, confirmationToken);
  const reviewToken = await askForReview(server, confirmationToken);
  const { tableReference, tableCode } = await tableOf(server, propertyId, email, name);
  const privacyToken = await privacyTokenOf(server, browser, propertyId, email);
  const opened = await browser.post('/api/Privacy/Open', {
    PropertyId: propertyId,
    Token: await privacyTokenOf(server, browser, propertyId, email),
  });
  const query = new URLSearchParams({ propertyId, confirmationToken }).toString();
  const { body } = await get(server, `/api/Reservation/Confirmation?${query}`);
  const [, referenceNumber = '', hash = ''] =
    /^\/PreCheckIn\/[^/]+\/([^/]+)\/([^/]+)$/.exec(String(body['PreCheckInUrl'])) ?? [];
  const link = await readLink(server, { referenceNumber, hash }, propertyId);
  const items = link.body['ReservationItems'] as readonly { readonly ReservationItemId: string }[];
  const cards = (await account(browser, propertyId)).body['CreditCards'] as readonly {
    CreditCardId: string;
  }[];
  return {
    propertyId,
    email,
    browser,
    password,
    userId: confirm.userId,
    resetToken: reset.token,
    confirmToken: confirm.token,
    privacyToken,
    privacyKey: String(opened.body['Key']),
    cardId: cards[0]?.CreditCardId ?? '',
    confirmationToken,
    reviewToken,
    tableReference,
    tableCode,
    referenceNumber,
    hash,
    itemId: items[0]?.ReservationItemId ?? '',
    entityId: String(link.body['EntityId']),
    words: [name, name.toLowerCase()],
  };
}

/** The ids of a call come from the owner, the proof from the caller. */
export interface Credentials {
  readonly browser: Browser;
  readonly propertyId: string;
  readonly userId: string;
  readonly emailAddress: string;
  readonly password: string;
  readonly cardId: string;
  readonly confirmationToken: string;
  readonly referenceNumber: string;
  readonly hash: string;
  readonly resetToken: string;
  readonly confirmToken: string;
  readonly privacyToken: string;
  readonly privacyKey: string;
  readonly reviewToken: string;
  readonly tableCode: string;
}

const path = (address: string, query: Record<string, string>): string =>
  `${address}?${new URLSearchParams(query).toString()}`;

type Call = (owner: Guest, proof: Credentials) => Promise<Reply>;

const own =
  (call: string, body: (owner: Guest, proof: Credentials) => object): Call =>
  (owner, proof) =>
    accountCall(proof.browser, call, { PropertyId: proof.propertyId, ...body(owner, proof) });

/** Every call that reads or changes something of one guest's, with the proof that it takes. */
export const guardedCalls = (server: TestApp): Readonly<Record<string, Call>> => {
  const saveOf = async (owner: Guest, { propertyId, hash }: Credentials): Promise<SavePreCheckInRequest> => {
    const link = { referenceNumber: owner.referenceNumber, hash: owner.hash, token: '' };
    return aSave({ ...link, hash }, await openedLink(server, link), { propertyId });
  };
  /** A stay that stays as it is, as a change. */
  const sameStay = async ({
    propertyId,
    confirmationToken,
  }: Credentials): Promise<Readonly<Record<string, unknown>>> => {
    const { body } = await get(server, path('/api/Stay', { propertyId, confirmationToken }));
    const { DateFrom = '2026/12/01', DateTo = '2026/12/04', Rooms = [] } = body;
    const room = { ReservationItemId: 'x', RoomTypeId: 'x', RatePlanId: 'x' };
    const party = { NumberOfAdults: 1, NumberOfChildren: 0, NumberOfInfants: 0 };
    const rooms = (Rooms as readonly Record<string, unknown>[]).map(
      ({ ReservationItemId, RoomTypeId, RatePlanId, NumberOfAdults, NumberOfChildren, NumberOfInfants }) => ({
        ReservationItemId,
        RoomTypeId,
        RatePlanId,
        NumberOfAdults,
        NumberOfChildren,
        NumberOfInfants,
      }),
    );
    return {
      PropertyId: propertyId,
      ConfirmationToken: confirmationToken,
      DateFrom,
      DateTo,
      Rooms: rooms.length > 0 ? rooms : [{ ...room, ...party }],
    };
  };
  return {
    'GET /api/Account': (_owner, { browser, propertyId }) => account(browser, propertyId),
    'GET /api/Account/Reservations': (_owner, { browser, propertyId }) =>
      browser.get(path('/api/Account/Reservations', { propertyId })),
    'POST /api/Account/Authenticate': (_owner, proof) =>
      logIn(openBrowser(server), {
        PropertyId: proof.propertyId,
        EmailAddress: proof.emailAddress,
        Password: proof.password,
      }),
    'POST /api/Account/Update': own('Update', (owner, { browser }) => ({
      Firstname: 'Ada',
      // Only the guest's own account has the name: it is looked for in what others read.
      Lastname: browser === owner.browser ? owner.words[0] : 'Byron',
      Telephone: null,
      ReceiveBrandOffers: false,
    })),
    'POST /api/Account/ChangePassword': own('ChangePassword', (owner, proof) => ({
      OldPassword: proof.password,
      NewPassword: owner.password,
    })),
    'POST /api/Account/PasswordReset': own('PasswordReset', (owner, proof) => ({
      UserId: owner.userId,
      Token: proof.resetToken,
      Password: owner.password,
    })),
    'POST /api/Account/ConfirmEmail': own('ConfirmEmail', (owner, proof) => ({
      UserId: owner.userId,
      Token: proof.confirmToken,
    })),
    'GET /api/Account/Data': (_owner, { browser, propertyId }) =>
      browser.get(path('/api/Account/Data', { propertyId })),
    'POST /api/Account/ExportData': own('ExportData', () => ({})),
    'POST /api/Account/EraseData': own('EraseData', (_owner, { password }) => ({
      Password: password || 'x',
    })),
    'POST /api/Privacy/Open': (_owner, { browser, propertyId, privacyToken }) =>
      browser.post('/api/Privacy/Open', { PropertyId: propertyId, Token: privacyToken }),
    'POST /api/Privacy/Export': (_owner, { browser, propertyId, privacyKey }) =>
      browser.post('/api/Privacy/Export', { PropertyId: propertyId, Key: privacyKey }),
    'POST /api/Privacy/Erase': (_owner, { browser, propertyId, privacyKey }) =>
      browser.post('/api/Privacy/Erase', { PropertyId: propertyId, Key: privacyKey }),
    'POST /api/Account/RemoveCreditCard': own('RemoveCreditCard', (owner) => ({
      CreditCardId: owner.cardId,
    })),
    'POST /api/Reservation/Create': (owner, { browser, propertyId }) => {
      const saved = paidBy({ ...emptyCard, creditCardId: owner.cardId, cardType: null });
      return book(browser, aBooking({ propertyId, ...saved }));
    },
    'GET /api/Reservation/Status': (_owner, { propertyId, confirmationToken }) =>
      get(server, path('/api/Reservation/Status', { propertyId, referenceNumber: confirmationToken })),
    'GET /api/Reservation/Confirmation': (_owner, { propertyId, confirmationToken }) =>
      get(server, path('/api/Reservation/Confirmation', { propertyId, confirmationToken })),
    'GET /api/Reservation/Invoice': (_owner, { propertyId, confirmationToken }) =>
      get(server, path('/api/Reservation/Invoice', { propertyId, confirmationToken })),
    'GET /api/Reservation/Calendar': (_owner, { propertyId, confirmationToken }) =>
      getFile(server, path('/api/Reservation/Calendar', { propertyId, confirmationToken })),
    'GET /api/Reservation/Receipt': (_owner, { propertyId, confirmationToken }) =>
      getFile(server, path('/api/Reservation/Receipt', { propertyId, confirmationToken })),
    'GET /api/Reservation/WalletPass': (_owner, { propertyId, confirmationToken }) =>
      getFile(server, path('/api/Reservation/WalletPass', { propertyId, confirmationToken })),
    'POST /api/Reservation/Invoice': (_owner, { browser, propertyId, confirmationToken }) =>
      browser.post('/api/Reservation/Invoice', {
        PropertyId: propertyId,
        ConfirmationToken: confirmationToken,
        Recipient: { Name: 'Who Asks', CompanyName: '', VatId: '', AddressLines: ['2 Quay'] },
      }),
    'GET /api/Stay': (_owner, { propertyId, confirmationToken }) =>
      get(server, path('/api/Stay', { propertyId, confirmationToken })),
    'POST /api/Stay/QuoteCancellation': (_owner, { browser, propertyId, confirmationToken }) =>
      browser.post('/api/Stay/QuoteCancellation', {
        PropertyId: propertyId,
        ConfirmationToken: confirmationToken,
      }),
    'POST /api/Stay/Search': async (_owner, proof) => {
      const { PropertyId, ConfirmationToken, DateFrom, DateTo }: Readonly<Record<string, unknown>> =
        await sameStay(proof);
      const party = { NumberOfAdults: 1, NumberOfChildren: 0, NumberOfInfants: 0 };
      return proof.browser.post('/api/Stay/Search', {
        PropertyId,
        ConfirmationToken,
        DateFrom,
        DateTo,
        Rooms: [party],
      });
    },
    'POST /api/Stay/QuoteChange': async (_owner, proof) =>
      proof.browser.post('/api/Stay/QuoteChange', await sameStay(proof)),
    'POST /api/Stay/Change': async (_owner, proof) => {
      const change = await sameStay(proof);
      const { body } = await proof.browser.post('/api/Stay/QuoteChange', change);
      const { QuoteToken = 'x.y' } = body;
      return proof.browser.post('/api/Stay/Change', { ...change, QuoteToken });
    },
    'POST /api/Stay/Cancel': async (_owner, { browser, propertyId, confirmationToken }) => {
      const stay = { PropertyId: propertyId, ConfirmationToken: confirmationToken };
      const { body } = await browser.post('/api/Stay/QuoteCancellation', stay);
      const { QuoteToken = 'x.y' } = body;
      return browser.post('/api/Stay/Cancel', { ...stay, QuoteToken });
    },
    'GET /api/Review': (_owner, { propertyId, reviewToken: token }) =>
      get(server, path('/api/Review', { propertyId, token })),
    'POST /api/Review': (_owner, { browser, propertyId, reviewToken }) =>
      browser.post('/api/Review', {
        PropertyId: propertyId,
        Token: reviewToken,
        LanguageCode: 'en',
        Score: 4,
        Title: null,
        Text: 'A quiet room',
        Name: 'Who Asks',
        Consent: true,
      }),
    'GET /api/Payment/Due': (_owner, { propertyId, confirmationToken }) =>
      get(server, path('/api/Payment/Due', { propertyId, confirmationToken })),
    'POST /api/Payment/Pay': (_owner, { browser, propertyId, confirmationToken }) =>
      browser.post(
        '/api/Payment/Pay',
        {
          PropertyId: propertyId,
          ConfirmationToken: confirmationToken,
          Amount: 1,
          CardDetails: z.encode(z.nullable(cardDetailsSchema), paidBy({}).cardDetails),
        },
        { 'idempotency-key': randomUUID() },
      ),
    'GET /api/PreCheckIn/Get': (owner, { propertyId, hash }) =>
      readLink(server, { referenceNumber: owner.referenceNumber, hash }, propertyId),
    'POST /api/PreCheckIn/Save': async (owner, proof) => {
      const request = await saveOf(owner, proof);
      return proof.browser.post('/api/PreCheckIn/Save', z.encode(savePreCheckInRequestSchema, request));
    },
    'GET /api/Service/GetReservationItemServices': (owner, { propertyId, hash }) => {
      const query = { propertyId, reservationItemId: owner.itemId, hash, languageCode: 'en' };
      return get(server, path('/api/Service/GetReservationItemServices', query));
    },
    'GET /api/RestaurantBooking/RestaurantSetup': (_owner, { propertyId, confirmationToken }) => {
      const reservation = { isReservation: 'true', identifier: confirmationToken };
      const query = { propertyId, restaurantId: 'grill', date: '2026/12/01', ...reservation };
      return get(server, path('/api/RestaurantBooking/RestaurantSetup', query));
    },
    'POST /api/RestaurantBooking/Create': (_owner, { browser, propertyId, confirmationToken: identifier }) =>
      browser.post(
        '/api/RestaurantBooking/Create',
        tableWire(aTable({ propertyId, isReservation: true, identifier })),
      ),
    'GET /api/RestaurantBooking/Table': (
      { tableReference: bookingReference },
      { propertyId, tableCode: code },
    ) => get(server, path('/api/RestaurantBooking/Table', { propertyId, bookingReference, code })),
    'POST /api/RestaurantBooking/Move': (owner, { browser, propertyId, tableCode }) =>
      browser.post('/api/RestaurantBooking/Move', {
        PropertyId: propertyId,
        BookingReference: owner.tableReference,
        Code: tableCode,
        VisitDate: '2026/12/03',
        VisitTime: '18:00',
      }),
    'POST /api/RestaurantBooking/Cancel': (owner, { browser, propertyId, tableCode }) =>
      browser.post('/api/RestaurantBooking/Cancel', {
        PropertyId: propertyId,
        BookingReference: owner.tableReference,
        Code: tableCode,
      }),
  };
};
