import { randomUUID } from 'node:crypto';
import { cardDetailsSchema } from 'shared/contracts';
import * as z from 'zod/mini';
import type { TestApp } from './app.ts';
import { get, paidBy } from './bookings.ts';

type Wire = Record<string, unknown>;
/** A card by its number or more; what a gateway's form gave; null for the card that the hotel keeps. */
type Given = Parameters<typeof paidBy>[0] | { readonly token: string } | null;

const wireOf = (given: Given): Wire => {
  if (given === null) return { CardDetails: null };
  if ('token' in given) return { PaymentToken: given.token };
  return { CardDetails: z.encode(z.nullable(cardDetailsSchema), paidBy(given).cardDetails ?? null) };
};

/** How a guest of the bookable hotel pays what is due of a booking, by the secret of its confirmation. */
export function dueCalls(server: () => TestApp) {
  const readDue = (token: unknown) =>
    get(server(), `/api/Payment/Due?propertyId=harbour&confirmationToken=${String(token)}`);
  return {
    readDue,
    /** The amount that is shown. */
    pay: async (token: unknown, given: Given, key: string = randomUUID(), changes: object = {}) => {
      const { body: due } = await readDue(token);
      const name = { PropertyId: 'harbour', ConfirmationToken: token, Amount: due['Amount'] };
      const response = await server().app.inject({
        method: 'POST',
        url: '/api/Payment/Pay',
        headers: { 'idempotency-key': key },
        payload: { ...name, ...wireOf(given), ...changes },
      });
      return { status: response.statusCode, body: response.json<Wire>() };
    },
    /** What the guest decides on the simulator's bank page. */
    decide: (url: unknown, decision: 'approve' | 'refuse') =>
      server().app.inject({
        method: 'POST',
        url: String(url),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: `Decision=${decision}`,
      }),
  };
}
