import { addDays, todayIn } from 'shared/domain';
import { PaymentType } from 'shared/contracts';
import { withInvoice } from '../create/variants.ts';
import { hotelFile } from '../hotel.ts';
import type { Measured } from '../limits.ts';
import { MB, ms, number, table, title } from '../report.ts';
import { book, bookingBody, type Reply } from '../requests.ts';
import type { Stage } from '../stage.ts';
import { percentile, rounded, tally } from '../../statistics.ts';
import { readBooks } from './books.ts';
import { findCapacity, type Capacity } from './capacity.ts';
import { parseBookings, shiftBookings, readData, type PastBooking } from './csv.ts';

const clients = 16;
const rejectedShare = 0.1;
const idOf = (hotel: string): string => hotel.split(' ')[0]?.toLowerCase() ?? hotel;

/** As the hotels of the replay have it (`hotelFile`): at most 4 adults and 3 children, 6 in all, and at least one guest. */
const isBookable = ({ nights, adults, children, infants }: PastBooking): boolean =>
  nights > 0 && adults <= 4 && children <= 3 && adults + children <= 6 && adults + children + infants > 0;

const requestOf = (booking: PastBooking): string =>
  bookingBody(
    idOf(booking.hotel),
    { from: booking.arrival, to: addDays(booking.arrival, booking.nights) },
    [
      {
        roomTypeId: booking.roomType,
        ratePlanId: booking.meal,
        numberOfAdults: booking.adults,
        numberOfChildren: booking.children,
        numberOfInfants: booking.infants,
      },
    ],
    booking.isCompany
      ? { paymentType: PaymentType.companyInvoice, cardDetails: null, accountId: 'acme', poNumber: 'PO-1' }
      : {},
  );

/** 200, or the status with the first words that say why. */
function reasonOf({ status, body }: Reply): string {
  if (status === 200) return `200 ${String(body['Status'] ?? body['Message'])}`;
  const [problem] = Object.entries((body['ModelState'] ?? {}) as Record<string, readonly string[]>);
  return problem
    ? `${status} ${problem[0]}: ${problem[1].join(' ')}`
    : `${status} ${String(body['Message'])}`;
}

const filesOf = (bookings: readonly PastBooking[], capacity: Capacity): readonly object[] =>
  [...capacity].map(([hotel, rooms]) =>
    // The data does not say how a booking for a company was proved, so the hotels ask for no proof.
    withInvoice(
      hotelFile({
        code: idOf(hotel).toUpperCase(),
        roomTypes: [...rooms.keys()].sort(),
        ratePlans: [...new Set(bookings.filter((one) => one.hotel === hotel).map(({ meal }) => meal))],
        rooms: Object.fromEntries(rooms),
        months: 24,
      }),
    ),
  );

interface Replayed {
  readonly seconds: number;
  readonly replies: readonly Reply[];
  readonly latencies: readonly number[];
}

/** Every client takes the next booking as soon as its last one is answered. */
async function replay(address: string, requests: readonly string[]): Promise<Replayed> {
  const queue = requests.values();
  const replies: Reply[] = [];
  const latencies: number[] = [];
  const started = performance.now();
  await Promise.all(
    Array.from({ length: clients }, async () => {
      for (const request of queue) {
        const from = performance.now();
        replies.push(await book(address, request));
        latencies.push(performance.now() - from);
      }
    }),
  );
  return { seconds: (performance.now() - started) / 1000, replies, latencies };
}

/** 14,938 real bookings of two hotels, at full speed, into hotels so small that a tenth of them must be rejected. */
export async function benchReplay(stage: Stage): Promise<Measured> {
  title('Replay of real bookings');
  const csv = await readData();
  if (csv === null) {
    console.log('  Not measured: there is no ../shared/data/hotel_bookings.csv beside the project.');
    return { figures: {} };
  }
  const bookings = shiftBookings(parseBookings(csv), addDays(todayIn('Europe/London', new Date()), 1));
  const dryRun = findCapacity(bookings, isBookable, rejectedShare);
  const capacity: Capacity = new Map([...dryRun.capacity].map(([hotel, rooms]) => [idOf(hotel), rooms]));
  for (const [hotel, rooms] of capacity) {
    const list = [...rooms].sort().map(([type, count]) => `${type} ${count}`);
    console.log(`  Rooms of the ${hotel} hotel: ${list.join(', ')}`);
  }
  const url = await stage.createDatabase('replay');
  await stage.importHotels(url, filesOf(bookings, dryRun.capacity));
  const server = await stage.startServer(url);
  const before = await server.ask('memory');
  const { seconds, replies, latencies } = await replay(server.address, bookings.map(requestOf));
  const after = await server.ask('memory');
  const books = await stage.withDatabase(url, (db) => readBooks(db, capacity));
  await server.end();

  const confirmed = replies.filter(
    ({ status, body }) => status === 200 && body['Status'] === 'Confirmed',
  ).length;
  const perSecond = replies.length / seconds;
  table(
    ['', 'requests', 'share'],
    tally(replies.map(reasonOf)).map(([reason, count]) => [
      reason,
      number(count),
      `${((100 * count) / replies.length).toFixed(1)}%`,
    ]),
  );
  console.log(
    `  ${number(replies.length)} requests of ${clients} clients in ${seconds.toFixed(1)} s: ${number(perSecond)} a second, ${number(confirmed / seconds)} of them booked; ` +
      `p50 ${ms(percentile(latencies, 0.5))} ms, p99 ${ms(percentile(latencies, 0.99))} ms`,
  );
  console.log(
    `  Refused ${number(replies.length - confirmed)}; one after the other it would be ${number(dryRun.rejected)}`,
  );
  console.log(
    `  The books: ${number(books.confirmed)} confirmed (told: ${number(confirmed)}), ${number(books.roomNightsSold)} room nights sold, ` +
      `${number(books.wrong)} of ${number(books.nights)} nights do not add up`,
  );
  console.log(
    `  Server's memory before and after: RSS ${MB(before.rss)} → ${MB(after.rss)} MB, heap in use ${MB(before.heapUsed)} → ${MB(after.heapUsed)} MB`,
  );
  if (books.confirmed !== confirmed) throw new Error('The books do not have what the guests were told');
  return { figures: { replayPerSecond: rounded(perSecond, 0), replayOverbooked: books.wrong } };
}
