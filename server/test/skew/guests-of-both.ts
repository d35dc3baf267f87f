import { randomInt, randomUUID } from 'node:crypto';
import { addDays, todayIn } from 'shared/domain';
import { vi } from 'vitest';
import { systemClock } from '../../src/clock.ts';
import { aBooking, wireOf } from '../support/bookings.ts';
import type { ServerProcess } from '../support/server-process.ts';

const guests = 6;
/** Bookings that each state of the fleet has to answer. */
const enoughBookings = 60;
/** Changes, and cancellations, of stays that were booked at the other release. */
const enoughActs = 10;

type Wire = Readonly<Record<string, unknown>>;

/** A server that guests are sent to. */
export interface OpenServer {
  readonly name: string;
  readonly release: 'previous' | 'present';
  readonly server: ServerProcess;
  /** Releases before guests could change their stays have no calls for it. */
  readonly changesStays: boolean;
}

export interface Answer {
  readonly what: 'book' | 'change' | 'cancel';
  readonly by: string;
  readonly status: number;
  readonly body: Wire;
}

interface Booked {
  readonly release: OpenServer['release'];
  readonly token: string;
}

export interface Booking {
  readonly key: string;
  readonly body: string;
  readonly reference: unknown;
  readonly token: string;
}

/** As if each call came from another address: what an address may ask in a minute is another test's. */
const newAddress = (): string => `10.${[0, 0, 0].map(() => randomInt(256)).join('.')}`;

type Asked = Pick<RequestInit, 'method' | 'body'> & { readonly headers?: Record<string, string> };

async function ask(url: string, options: Asked = {}): Promise<Pick<Answer, 'status' | 'body'>> {
  try {
    const headers = { ...options.headers, 'x-forwarded-for': newAddress() };
    const response = await fetch(url, { ...options, headers });
    return { status: response.status, body: (await response.json()) as Wire };
  } catch (error) {
    return { status: 0, body: { Message: String(error) } };
  }
}

const post = (address: string, path: string, body: string, headers: Record<string, string> = {}) =>
  ask(address + path, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body });

export const postBooking = (address: string, { key, body }: Pick<Booking, 'key' | 'body'>) =>
  post(address, '/api/Reservation/Create', body, { 'idempotency-key': key });

/** A call that is quoted first and then confirmed; an answer that is no success ends it. */
async function quoteAndConfirm(address: string, quotePath: string, path: string, wanted: Wire) {
  const quoted = await post(address, quotePath, JSON.stringify(wanted));
  if (quoted.status !== 200) return quoted;
  return post(address, path, JSON.stringify({ ...wanted, QuoteToken: quoted.body['QuoteToken'] }));
}

const cancel = (address: string, token: string) =>
  quoteAndConfirm(address, '/api/Stay/QuoteCancellation', '/api/Stay/Cancel', {
    PropertyId: 'harbour',
    ConfirmationToken: token,
  });

/** The same stay a day later, for the same price. */
async function change(address: string, token: string) {
  const read = await ask(`${address}/api/Stay?propertyId=harbour&confirmationToken=${token}`);
  if (read.status !== 200) return read;
  const { DateFrom, DateTo, Rooms } = read.body as { DateFrom: string; DateTo: string; Rooms: Wire[] };
  const kept = ['ReservationItemId', 'RoomTypeId', 'RatePlanId'];
  const party = ['NumberOfAdults', 'NumberOfChildren', 'NumberOfInfants'];
  return quoteAndConfirm(address, '/api/Stay/QuoteChange', '/api/Stay/Change', {
    PropertyId: 'harbour',
    ConfirmationToken: token,
    DateFrom: addDays(DateFrom, 1),
    DateTo: addDays(DateTo, 1),
    Rooms: Rooms.map((room) => Object.fromEntries([...kept, ...party].map((name) => [name, room[name]]))),
  });
}

/**
 * Guests who book all the time, each at one of the servers that the proxy sends them to. Two of three then change or cancel there a stay that was
 * booked at the other release, as long as there is one.
 */
export function letGuestsBook(open: () => readonly OpenServer[]) {
  const answers: Answer[] = [];
  const bookings = new Map<string, Booking>();
  const waiting: Booked[] = [];
  /** Servers at which a change or a cancellation is between its calls. */
  const acting: string[] = [];
  let againAfter503 = 0;
  let isOpen = true;
  const today = todayIn('Europe/London', systemClock.now());

  function takeStayOfOther(release: OpenServer['release']): Booked | undefined {
    const index = waiting.findIndex((stay) => stay.release !== release);
    return index === -1 ? undefined : waiting.splice(index, 1)[0];
  }

  async function book({ name, release, server }: OpenServer, turn: number): Promise<void> {
    const from = 10 + (turn % 50);
    const booking = aBooking({ dateFrom: addDays(today, from), dateTo: addDays(today, from + 2) });
    const sent = { key: randomUUID(), body: JSON.stringify(wireOf(booking)) };
    const answer = await postBooking(server.address, sent);
    answers.push({ what: 'book', by: name, ...answer });
    if (answer.status !== 200) return;
    const { ReferenceNumber: reference, ConfirmationToken: token } = answer.body;
    bookings.set(name, { ...sent, reference, token: String(token) });
    waiting.push({ release, token: String(token) });
  }

  async function actOnStay({ name, release, server }: OpenServer, turn: number): Promise<void> {
    const stay = turn % 3 === 0 ? undefined : takeStayOfOther(release);
    if (stay === undefined) return;
    const what = turn % 3 === 1 ? 'change' : 'cancel';
    const act = what === 'change' ? change : cancel;
    acting.push(name);
    let answer = await act(server.address, stay.token);
    // “Try again”, as rows that others have locked on a busy machine are answered: the guest does.
    for (let tries = 1; answer.status === 503 && tries < 3; tries += 1) {
      againAfter503 += 1;
      answer = await act(server.address, stay.token);
    }
    answers.push({ what, by: name, ...answer });
    acting.splice(acting.indexOf(name), 1);
  }

  const guest = async (number: number) => {
    for (let turn = number; isOpen; turn += 1) {
      const servers = open();
      const one = servers[turn % servers.length];
      if (one === undefined) return;
      await book(one, turn);
      if (one.changesStays) await actOnStay(one, turn);
    }
  };
  const all = Array.from({ length: guests }, (_, number) => guest(number));

  const untilEach = async (of: readonly string[], kinds: readonly Answer['what'][], enough: number) => {
    const before = answers.length;
    const count = (by: string, what: string) =>
      answers.slice(before).filter((one) => one.by === by && one.what === what).length;
    await vi.waitUntil(() => of.every((by) => kinds.every((what) => count(by, what) >= enough)), {
      timeout: 90_000,
    });
  };
  return {
    answers,
    /** Changes and cancellations that were tried again. */
    againAfter503: () => againAfter503,
    /** The newest booking at a server. */
    bookingAt: (name: string) => bookings.get(name),
    untilEnough: (...of: readonly string[]) => untilEach(of, ['book'], enoughBookings),
    /** … and enough changes and cancellations of what was booked at the other release. */
    untilEnoughChanged: async (...of: readonly OpenServer[]) => {
      const names = of.map(({ name }) => name);
      const changing = of.flatMap(({ name, changesStays }) => (changesStays ? [name] : []));
      await Promise.all([
        untilEach(names, ['book'], enoughBookings),
        untilEach(changing, ['change', 'cancel'], enoughActs),
      ]);
    },
    /** Several calls make a change, and a server that stops may have ended before the last one: the guests here would not ask another one for it. */
    untilActsEnd: ({ name }: OpenServer) => vi.waitUntil(() => !acting.includes(name), { timeout: 30_000 }),
    end: async () => {
      isOpen = false;
      await Promise.all(all);
    },
  };
}
