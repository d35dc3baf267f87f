import { addDays } from 'shared/domain';
import { bodyOf } from '../server/create/variants.ts';
import { newGuest } from '../server/guest.ts';
import { createPath, searchPath, stayIn, variedSearches } from '../server/requests.ts';
import { type Asking, expectStatus, type Reply } from './asking.ts';
import {
  firstDay,
  scarceDays,
  scarceHotels,
  scarceRoomTypes,
  soughtHotel,
  soughtRoomTypes,
} from './hotels.ts';

type Wire = Readonly<Record<string, unknown>>;

interface Booked {
  readonly hotel: string;
  readonly token: string;
}

/** Of a hundred acts so many are these. */
const shares = { search: 14, calendar: 3, invoice: 46, card: 14, again: 6, change: 4, cancel: 13 } as const;
type Act = keyof typeof shares;

const acts = Object.entries(shares).flatMap(([act, share]) =>
  Array.from({ length: share }, () => act as Act),
);

/** Every hundred acts have the shares, neighbours differ. */
const actOf = (index: number): Act => acts[(index * 37) % acts.length] ?? 'search';

/** Of four bookings three want rooms that are nearly sold out. */
function bookingOf(
  index: number,
  payment: 'invoice' | 'card',
): { readonly hotel: string; readonly body: string } {
  const isScarce = index % 4 !== 0;
  const hotel = isScarce ? (scarceHotels[index % scarceHotels.length] ?? '') : soughtHotel;
  const types = isScarce ? scarceRoomTypes : soughtRoomTypes;
  const days = isScarce ? scarceDays : 200;
  const roomType = types[Math.floor(index / 3) % types.length] ?? '';
  return { hotel, body: bodyOf(hotel, roomType, firstDay + ((index * 7) % days), payment) };
}

/** The large answers come compressed. */
const newBrowser = () => ({ ...newGuest(), 'accept-encoding': 'gzip, deflate, br, zstd' });

/** So many bookings are remembered for those who change and cancel theirs. */
const mostRemembered = 2000;

export interface Guests {
  /** Act number `index` of the mix, from its first request to its last response. */
  readonly act: (index: number) => Promise<void>;
  /** How often a booking was attempted, repeats included. */
  readonly attempts: () => number;
  readonly counts: ReadonlyMap<string, number>;
}

export function createGuests(asking: Asking): Guests {
  const { asked } = asking;
  const counts = new Map<string, number>();
  const booked: Booked[] = [];
  const searches = variedSearches(soughtHotel, 14_400, 3, { form: 'compact' });
  let attempts = 0;
  const count = (what: string, { status }: Reply): void => {
    const name = `${what} ${status}`;
    counts.set(name, (counts.get(name) ?? 0) + 1);
  };

  async function ask(
    what: string,
    reply: Promise<Reply>,
    statuses: readonly number[],
  ): Promise<Reply | null> {
    const done = await reply;
    count(what, done);
    return expectStatus(asked, what, done, statuses) && done.status === 200 ? done : null;
  }

  async function book(index: number, payment: 'invoice' | 'card', isRepeated: boolean): Promise<void> {
    const { hotel, body } = bookingOf(index, payment);
    const guest = newGuest();
    const send = (turn: number) => {
      attempts += 1;
      return ask(`create by ${payment}`, asking.post(turn, createPath, body, guest), [200, 409]);
    };
    const made = await send(index);
    if (!made) return;
    if (isRepeated) {
      const again = await send(index + 1);
      if (again?.body['ReferenceNumber'] !== made.body['ReferenceNumber'])
        asked.errors.push('a booking that was sent again is another one');
    }
    booked.push({ hotel, token: String(made.body['ConfirmationToken']) });
    if (booked.length > mostRemembered) booked.shift();
  }

  const pathOf = (path: string, values: Record<string, string>): string =>
    `${path}?${new URLSearchParams(values).toString()}`;

  async function calendar(index: number): Promise<void> {
    const { from, to } = stayIn(index % 30, 365);
    const path = pathOf('/api/Availability', {
      propertyId: soughtHotel,
      fromDate: from,
      toDate: to,
      form: 'compact',
    });
    await ask('calendar', asking.get(index, path, newBrowser()), [200]);
  }

  async function cancel(index: number, stay: Booked): Promise<void> {
    const names = { PropertyId: stay.hotel, ConfirmationToken: stay.token };
    const post = (path: string, body: Wire) => asking.post(index, path, JSON.stringify(body));
    const quote = await ask('quote of a cancellation', post('/api/Stay/QuoteCancellation', names), [200]);
    if (!quote) return;
    const { QuoteToken } = quote.body;
    await ask('cancellation', post('/api/Stay/Cancel', { ...names, QuoteToken }), [200]);
  }

  /** A night later; 409 says that the rooms are taken then. */
  async function change(index: number, stay: Booked): Promise<void> {
    const names = { propertyId: stay.hotel, confirmationToken: stay.token };
    const read = await ask('stay', asking.get(index, pathOf('/api/Stay', names)), [200]);
    if (!read) return;
    const { DateFrom, DateTo, Rooms } = read.body as {
      DateFrom: string;
      DateTo: string;
      Rooms: readonly Wire[];
    };
    const wanted = {
      PropertyId: stay.hotel,
      ConfirmationToken: stay.token,
      DateFrom: addDays(DateFrom, 1),
      DateTo: addDays(DateTo, 1),
      Rooms: Rooms.map((room) => ({
        ReservationItemId: room['ReservationItemId'],
        RoomTypeId: room['RoomTypeId'],
        RatePlanId: room['RatePlanId'],
        NumberOfAdults: room['NumberOfAdults'],
        NumberOfChildren: room['NumberOfChildren'],
        NumberOfInfants: room['NumberOfInfants'],
      })),
    };
    const post = (path: string, body: Wire) => asking.post(index, path, JSON.stringify(body));
    const quote = await ask('quote of a change', post('/api/Stay/QuoteChange', wanted), [200, 409]);
    if (!quote) return;
    const { QuoteToken } = quote.body;
    await ask('change', post('/api/Stay/Change', { ...wanted, QuoteToken }), [200, 409]);
  }

  return {
    counts,
    attempts: () => attempts,
    async act(index) {
      const act = actOf(index);
      // Until there is a booking, one is made instead.
      const stay = act === 'change' || act === 'cancel' ? booked.shift() : undefined;
      if (act === 'search') {
        const body = searches[index % searches.length] ?? '';
        await ask(act, asking.post(index, searchPath, body, newBrowser()), [200]);
      } else if (act === 'calendar') await calendar(index);
      else if (act === 'cancel' && stay) await cancel(index, stay);
      else if (act === 'change' && stay) await change(index, stay);
      else await book(index, act === 'card' ? 'card' : 'invoice', act === 'again');
    },
  };
}
