import { setTimeout as pause } from 'node:timers/promises';
import { hotelFile, largeHotel } from './hotel.ts';
import type { Measured } from './limits.ts';
import { ms, table, title } from './report.ts';
import { book, bookingBody, post, searchBody, searchPath, stayIn } from './requests.ts';
import type { ServerProcess } from './server-process.ts';
import type { Stage } from './stage.ts';
import { percentile, rounded } from '../statistics.ts';

const bookings = 30;
/** Before they count, so that new processes have run everything once. */
const warmUps = 5;
const pauseMs = 2;
const hotelId = 'fresh';
const roomTypeId = 'room-1';
const timeoutMs = 5000;

async function countFree(server: ServerProcess, body: string): Promise<number> {
  const { body: found } = await post(server.address, searchPath, body);
  return (found['NumberOfRoomsPerRoomTypeId'] as Record<string, number>)[roomTypeId] ?? Number.NaN;
}

/** Milliseconds until a search sees at most `rooms` rooms; it retries after a short pause. */
async function waitForFree(
  server: ServerProcess,
  body: string,
  rooms: number,
  since: number,
): Promise<number> {
  for (;;) {
    const free = await countFree(server, body);
    const passed = performance.now() - since;
    if (free <= rooms) return passed;
    if (passed > timeoutMs) return Number.POSITIVE_INFINITY;
    await pause(pauseMs);
  }
}

/** Two servers on one database: a booking on the first, and when searches on both show one room fewer. */
export async function benchFresh(stage: Stage): Promise<Measured> {
  title(`Freshness: from a booking's answer until a search shows one room fewer, ${bookings} bookings`);
  const url = await stage.createDatabase('fresh');
  await stage.importHotels(url, [hotelFile(largeHotel(hotelId))]);
  const [server, other] = [await stage.startServer(url), await stage.startServer(url)];
  const search = searchBody(hotelId, stayIn(10, 3));
  const booking = bookingBody(hotelId, stayIn(10, 3), [{ roomTypeId, ratePlanId: 'plan-1' }]);
  let free = await countFree(server, search);
  await countFree(other, search);
  const same: number[] = [];
  const elsewhere: number[] = [];
  for (let count = 0; count < warmUps + bookings; count += 1) {
    const { status } = await book(server.address, booking);
    if (status !== 200) throw new Error(`A booking was answered with ${status}`);
    const since = performance.now();
    free -= 1;
    // One after the other, or this process would be busy reading the other one's answers.
    const here = await waitForFree(server, search, free, since);
    const there = await waitForFree(other, search, free, since);
    if (count < warmUps) continue;
    same.push(here);
    elsewhere.push(there);
  }
  await Promise.all([server.end(), other.end()]);
  const row = (name: string, values: readonly number[]) => [
    name,
    ms(percentile(values, 0.5)),
    ms(percentile(values, 1)),
  ];
  table(
    ['', 'p50 ms', 'slowest ms'],
    [row('the same process', same), row('another process on the same PostgreSQL', elsewhere)],
  );
  return {
    figures: {
      freshSameMs: rounded(percentile(same, 1), 1),
      freshOtherMs: rounded(percentile(elsewhere, 1), 1),
    },
  };
}
