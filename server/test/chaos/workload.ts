import { randomUUID } from 'node:crypto';
import { addDays, todayIn } from 'shared/domain';
import type { CreateRequest } from 'shared/contracts';
import { aBookedRoom } from 'shared/testing';
import { systemClock } from '../../src/clock.ts';
import { aBooking, paidBy, wireOf } from '../support/bookings.ts';
import type { Fleet } from './server-fleet.ts';
import { type Operation, outcomeOf, type Outcome } from './history.ts';

/** A small generator of numbers in [0, 1), the same for the same seed (mulberry32). */
export function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const declined = '4000000000000002';

/** Rooms of two types, one to three nights within a fortnight, cards of both kinds, invoices, vouchers, the one parking place. */
export function randomBooking(random: () => number): CreateRequest {
  const pick = (count: number) => Math.floor(random() * count);
  const today = todayIn('Europe/London', systemClock.now());
  const dateFrom = addDays(today, 10 + pick(12));
  const isInvoice = random() < 0.2;
  const rooms = Array.from({ length: 1 + pick(2) }, () =>
    aBookedRoom({
      roomTypeId: pick(2) === 0 ? 'double' : 'suite',
      ratePlanId: isInvoice ? 'trade' : 'flexible',
      services:
        random() < 0.25
          ? [{ reservationItemId: null, serviceId: 'parking', quantity: 1, service: null }]
          : [],
    }),
  );
  return aBooking({
    dateFrom,
    dateTo: addDays(dateFrom, 1 + pick(3)),
    rooms,
    hopGiftVoucherCode: random() < 0.15 ? 'GIFT50' : null,
    ...(isInvoice
      ? { paymentType: 3, accountId: 'acme', poNumber: 'PO-1', cardDetails: null }
      : random() < 0.15
        ? paidBy({ creditCardNumber: declined })
        : {}),
  });
}

export interface Workload {
  readonly history: Operation[];
  /** Asks once; whatever happens goes into the history. */
  readonly send: (client: number, request: CreateRequest, key: string) => Promise<Outcome>;
  /** Resolves when so many more calls have been answered for good. */
  readonly afterAnswers: (count: number) => Promise<void>;
}

/** The servers are asked in turn, as a load balancer would. */
export function createWorkload({ addresses, whenUp }: Pick<Fleet, 'addresses' | 'whenUp'>): Workload {
  const history: Operation[] = [];
  let asked = 0;
  let answered = 0;
  let waiting: { readonly count: number; readonly resolve: () => void } | null = null;
  const note = (operation: Operation) => {
    history.push(operation);
    if (operation.outcome.kind !== 'unknown') answered += 1;
    if (waiting !== null && answered >= waiting.count) waiting.resolve();
  };
  const ask = async (address: string, request: CreateRequest, key: string): Promise<Outcome> => {
    const response = await fetch(`${address}/api/Reservation/Create`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify(wireOf(request)),
    });
    return outcomeOf(response.status, (await response.json()) as Record<string, unknown>);
  };
  return {
    history,
    async send(client, request, key) {
      await whenUp();
      asked += 1;
      const invoked = asked;
      const targets = addresses();
      const address = targets[invoked % targets.length] ?? '';
      const outcome = await ask(address, request, key).catch((): Outcome => ({ kind: 'unknown' }));
      note({ client, key, request, invoked, outcome });
      return outcome;
    },
    afterAnswers: (count) =>
      new Promise((resolve) => {
        waiting = { count: answered + count, resolve };
      }),
  };
}

/**
 * A guest: books, repeats it with the same key when no response came, sometimes repeats it after a response, and sometimes
 * sends another booking under the old key. Ends when the workload does.
 */
export async function runClient(
  { send }: Workload,
  client: number,
  random: () => number,
  isOver: () => boolean,
): Promise<void> {
  while (!isOver()) {
    const request = randomBooking(random);
    const key = randomUUID();
    let outcome = await send(client, request, key);
    for (let tries = 0; outcome.kind === 'unknown' && tries < 3 && !isOver(); tries += 1) {
      outcome = await send(client, request, key);
    }
    if (random() < 0.1) await send(client, request, key);
    if (random() < 0.05) await send(client, randomBooking(random), key);
  }
}
