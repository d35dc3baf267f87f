import { hotelFile, ids, largeHotel, type HotelSize } from './hotel.ts';
import type { Measured } from './limits.ts';
import { kB, ms, table, title } from './report.ts';
import { stayIn } from './requests.ts';
import type { ServerProcess } from './server-process.ts';
import type { Stage } from './stage.ts';
import { percentile, rounded } from '../statistics.ts';

const repeats = 300;
const months = 36;

const hotels: readonly (readonly [string, HotelSize])[] = [
  [
    '5 room types × 4 rate plans',
    { ...largeHotel('small', months), roomTypes: ids('room', 5), ratePlans: ids('plan', 4) },
  ],
  ['12 room types × 8 rate plans', largeHotel('large', months)],
];

interface MeasuredResponse {
  readonly status: number;
  readonly bytes: number;
  readonly tag: string;
  readonly ms: number;
}

/** Node's `fetch` decompresses the body, so the bytes are those of `content-length`, or of the body without that header. */
async function ask(
  server: ServerProcess,
  hotel: string,
  headers: Record<string, string>,
  form: Record<string, string> = {},
): Promise<MeasuredResponse> {
  const { from, to } = stayIn(0, 1096);
  const query = new URLSearchParams({ propertyId: hotel, fromDate: from, toDate: to, ...form });
  const started = performance.now();
  const response = await fetch(`${server.address}/api/Availability?${query.toString()}`, { headers });
  const body = await response.arrayBuffer();
  const length = response.headers.get('content-length');
  return {
    status: response.status,
    bytes: length === null ? body.byteLength : Number(length),
    tag: response.headers.get('etag') ?? '',
    ms: performance.now() - started,
  };
}

interface MeasuredCalendar {
  readonly row: readonly string[];
  readonly bytes: number;
  readonly unchangedMs: number;
}

async function measure(server: ServerProcess, name: string, hotel: string): Promise<MeasuredCalendar> {
  const encoded = { 'accept-encoding': 'br' };
  const plain = await ask(server, hotel, { 'accept-encoding': 'identity' });
  if (plain.status !== 200) throw new Error(`The calendar of ${hotel} was answered with ${plain.status}`);
  const compact = await ask(server, hotel, { 'accept-encoding': 'identity' }, { form: 'compact' });
  if (compact.status !== 200)
    throw new Error(`The compact calendar of ${hotel} was answered with ${compact.status}`);
  const first = await ask(server, hotel, encoded);
  const repeated: number[] = [];
  for (let count = 0; count < 5; count += 1) repeated.push((await ask(server, hotel, encoded)).ms);
  const unchanged = { ...encoded, 'if-none-match': first.tag };
  await ask(server, hotel, unchanged);
  await server.ask('times');
  for (let count = 0; count < repeats; count += 1) {
    const { status } = await ask(server, hotel, unchanged);
    if (status !== 304) throw new Error(`An unchanged calendar was answered with ${status}`);
  }
  const times = await server.ask('times');
  const unchangedMs = percentile(times, 0.5);
  const row = [
    name,
    kB(plain.bytes),
    kB(first.bytes),
    kB(compact.bytes),
    ms(plain.ms),
    ms(percentile(repeated, 0.5)),
    ms(unchangedMs),
    ms(percentile(times, 0.99)),
  ];
  return { row, bytes: compact.bytes, unchangedMs };
}

/** The calendar of 36 months: its bytes, its time, and the server's time for saying that nothing has changed. */
export async function benchCalendar(stage: Stage): Promise<Measured> {
  title(`Calendar of ${months} months; the 304 is the server's own time, of ${repeats}`);
  const url = await stage.createDatabase('calendar');
  await stage.importHotels(
    url,
    hotels.map(([, hotel]) => hotelFile(hotel)),
  );
  const server = await stage.startServer(url);
  await server.ask('watch-times');
  const measured: MeasuredCalendar[] = [];
  for (const [name, { code }] of hotels) measured.push(await measure(server, name, code));
  await server.end();
  table(
    ['', 'kB', 'kB brotli', 'kB compact', 'first ms', 'again ms', '304 p50 ms', '304 p99 ms'],
    measured.map(({ row }) => row),
  );
  const value = rounded(Math.max(...measured.map(({ unchangedMs }) => unchangedMs)), 3);
  return {
    figures: { calendarRawKB: rounded(Math.max(...measured.map(({ bytes }) => bytes)) / 1000, 1) },
    limits: [{ what: 'calendar, 304, p50 of the server, ms', value, limit: 1, bound: 'at most' }],
  };
}
