import { deliverTo, linkOf } from './accounts.ts';
import { operatorToken, type TestApp } from './app.ts';

type Wire = Readonly<Record<string, unknown>>;

export interface ReplayedResponse {
  readonly status: number;
  readonly body: Wire;
}

/** A call as this release, or the one before, describes it. */
export interface DescribedCall {
  readonly name: string;
  readonly endpoint: { readonly method: 'GET' | 'POST'; readonly path: string };
}
interface Example {
  readonly parameters?: Readonly<Record<string, string>>;
  readonly body?: object;
}
export interface Description {
  readonly endpoints: readonly DescribedCall[];
  readonly examples: Readonly<Record<string, Example>>;
}

/** What a caller has to put in the place of a secret, from what the calls before have answered. */
interface Secrets {
  readonly parameters?: Readonly<Record<string, string>>;
  readonly body?: Wire;
}

const email = 'ada@example.com';

/** What the gateway sends is signed, and tells of a payment (paystack.test.ts); the hotel of the examples issues no invoices (invoices.test.ts) and charges nothing later (later-charges.test.ts). */
const notMade: ReadonlySet<string> = new Set([
  'receivePaystackWebhook',
  'receiveStripeWebhook',
  'issueInvoice',
  'getInvoice',
  // Files (receipts.test.ts, stay-mails.test.ts, wallet.test.ts).
  'getReceipt',
  'getBookingCalendar',
  'getWalletPass',
  'payPaymentDue',
  // Of a quote that the guest has (stay-cancel.test.ts, stay-change.test.ts).
  'cancelStay',
  'quoteStayChange',
  'changeStay',
  // Of a stay that is over (reviews.test.ts).
  'getReview',
  'writeReview',
  // Not while a stay is to come (privacy-of-guests.test.ts).
  'eraseAccountData',
  'erasePrivacyData',
]);

/** The examples that can be made. */
export const replayedNames = ({ examples }: Description): readonly string[] =>
  Object.keys(examples).filter((name) => !notMade.has(name));

/** Makes every call of a description by its example, in their order, as one caller would. */
export async function replayExamples(
  server: TestApp,
  description: Description,
): Promise<ReadonlyMap<string, ReplayedResponse>> {
  const { endpoints, examples } = description;
  const cookies = new Map<string, string>();
  const answers = new Map<string, ReplayedResponse>();
  const bodyOf = (name: string): Wire => answers.get(name)?.body ?? {};
  const linkOfPreCheckIn = () =>
    /([^/]+)\/([^/]+)$/.exec(String(bodyOf('getConfirmation')['PreCheckInUrl'])) ?? [];

  const linkOfMail = async (path: string): Promise<Secrets> => {
    const mails = (await deliverTo(server, email)).filter(({ text }) => String(text).includes(`/${path}/`));
    const { userId, token } = linkOf(mails.at(-1));
    return { body: { UserId: userId, Token: token } };
  };

  const table = { reference: '', code: '' };
  const changeOfTable = (): Secrets => ({ body: { BookingReference: table.reference, Code: table.code } });

  const secretsOf: Readonly<Record<string, () => Secrets | Promise<Secrets>>> = {
    confirmEmail: () => linkOfMail('ConfirmEmail'),
    passwordReset: () => linkOfMail('ResetPassword'),
    getReservationStatus: () => ({
      parameters: { referenceNumber: String(bodyOf('createReservation')['ConfirmationToken']) },
    }),
    getPaymentDue: () => ({
      parameters: { confirmationToken: String(bodyOf('createReservation')['ConfirmationToken']) },
    }),
    getStay: () => ({
      parameters: { confirmationToken: String(bodyOf('createReservation')['ConfirmationToken']) },
    }),
    quoteCancellation: () => ({
      body: { ConfirmationToken: String(bodyOf('createReservation')['ConfirmationToken']) },
    }),
    searchForStay: () => ({
      body: { ConfirmationToken: String(bodyOf('createReservation')['ConfirmationToken']) },
    }),
    getConfirmation: () => ({
      parameters: { confirmationToken: String(bodyOf('createReservation')['ConfirmationToken']) },
    }),
    getPreCheckIn: () => {
      const [, referenceNumber = '', hash = ''] = linkOfPreCheckIn();
      return { parameters: { referenceNumber, hash } };
    },
    getReservationItemServices: () => {
      const [, , hash = ''] = linkOfPreCheckIn();
      const [item] = bodyOf('getPreCheckIn')['ReservationItems'] as readonly Wire[];
      return { parameters: { reservationItemId: String(item?.['ReservationItemId']), hash } };
    },
    savePreCheckIn: () => {
      const [, ReferenceNumber = '', Code = ''] = linkOfPreCheckIn();
      const { EntityId, ReservationItems } = bodyOf('getPreCheckIn');
      const [item] = ReservationItems as readonly Wire[];
      const [sent] = (examples['savePreCheckIn']?.body as Wire)['ReservationItems'] as readonly Wire[];
      const { ReservationItemId } = item ?? {};
      return {
        body: { ReferenceNumber, Code, EntityId, ReservationItems: [{ ...sent, ReservationItemId }] },
      };
    },
    openPrivacyLink: async () => {
      const texts = (await deliverTo(server, email)).map(({ text }) => String(text));
      const [, Token = ''] = /\/Privacy#token=(\S+)/.exec(texts.join('\n')) ?? [];
      return { body: { Token: decodeURIComponent(Token) } };
    },
    exportPrivacyData: () => ({ body: { Key: String(bodyOf('openPrivacyLink')['Key']) } }),
    getRestaurantBooking: async () => {
      const texts = (await deliverTo(server, email)).map(({ text }) => String(text));
      const [, reference = '', code = ''] = /\/Restaurant\/(\w+)\/([\w-]+)/.exec(texts.join('\n')) ?? [];
      Object.assign(table, { reference, code });
      return { parameters: { bookingReference: reference, code } };
    },
    moveRestaurantBooking: changeOfTable,
    cancelRestaurantBooking: changeOfTable,
    removeCreditCard: () => {
      const [card] = bodyOf('getAccount')['CreditCards'] as readonly Wire[];
      return { body: { CreditCardId: card?.['CreditCardId'] } };
    },
  };

  async function replay(name: string): Promise<ReplayedResponse> {
    const endpoint = endpoints.find((call) => call.name === name)?.endpoint;
    if (!endpoint) throw new Error(`There is no call ${name}`);
    const secrets = (await secretsOf[name]?.()) ?? {};
    const { 'idempotency-key': key, ...given } = { ...examples[name]?.parameters, ...secrets.parameters };
    const inPath = new Set([...endpoint.path.matchAll(/:(\w+)/g)].map(([, parameter]) => parameter));
    const path = endpoint.path.replace(/:(\w+)/g, (_all, parameter: string) => given[parameter] ?? '');
    const query = Object.entries(given).filter(([parameter]) => !inPath.has(parameter));
    const body = examples[name]?.body;
    const response = await server.app.inject({
      method: endpoint.method,
      url: query.length === 0 ? path : `${path}?${new URLSearchParams(query).toString()}`,
      headers: {
        origin: server.deps.env.publicUrl,
        ...(cookies.size === 0 ? {} : { cookie: [...cookies.values()].join('; ') }),
        ...(key === undefined ? {} : { 'idempotency-key': key }),
        ...(name === 'flushStaticData' ? { authorization: `Bearer ${operatorToken}` } : {}),
      },
      ...(body ? { payload: { ...body, ...secrets.body } } : {}),
    });
    const set = response.headers['set-cookie'];
    for (const line of [set ?? []].flat()) {
      const [pair = ''] = line.split(';');
      cookies.set(pair.split('=')[0] ?? '', pair);
    }
    return { status: response.statusCode, body: response.body === '' ? {} : response.json<Wire>() };
  }

  for (const name of replayedNames(description)) {
    answers.set(name, await replay(name));
    // The card is saved with the booking.
    if (name === 'createReservation') answers.set('getAccount', await replay('getAccount'));
  }
  return answers;
}
