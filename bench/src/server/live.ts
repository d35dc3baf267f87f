import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { percentile, rounded } from '../statistics.ts';
import { hotelFile, largeHotel } from './hotel.ts';
import type { Measured } from './limits.ts';
import { MB, ms, number, table, title } from './report.ts';
import { book, bookingBody, post, searchBody, searchPath, stayIn } from './requests.ts';
import type { ServerProcess } from './server-process.ts';
import type { Stage } from './stage.ts';

const bookings = 30;
/** Before they count, so that new processes have run everything once. */
const warmUps = 5;
const hotelId = 'live';
const tabs = 10_000;
/** At once, while they are opened. */
const opening = 100;
/** As many as one network may hold open. */
const tabsOfPlace = 100;
/** Longer than the server waits between two events of a list, so that each booking has an event of its own. */
const betweenMs = 1050;

const stay = stayIn(10, 3);

/** What a tab with a list opens; `tab` chooses the network that it comes from. */
async function openStream(server: ServerProcess, agent: Agent, tab: number): Promise<IncomingMessage> {
  const place = Math.floor(tab / tabsOfPlace);
  const lists = JSON.stringify([
    { PropertyId: hotelId, PropertyGroupId: null, DateFrom: stay.from, DateTo: stay.to, AgeMs: 0 },
  ]);
  const request = get(`${server.address}/ClientApp/registry-events?lists=${encodeURIComponent(lists)}`, {
    agent,
    headers: { 'x-forwarded-for': `10.0.${String(Math.floor(place / 250))}.${String((place % 250) + 1)}` },
  });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  if (response.statusCode !== 200) throw new Error(`A stream was answered with ${response.statusCode ?? 0}`);
  response.on('error', () => undefined);
  return response;
}

/** Milliseconds from a booking's answer until the stream has told of it; 0 where the event came before the answer. */
async function measureTold(server: ServerProcess, stream: IncomingMessage): Promise<readonly number[]> {
  let toldAt = 0;
  let heard = (): void => undefined;
  stream.setEncoding('utf8').on('data', (text: string) => {
    if (!text.includes('event: list')) return;
    toldAt = performance.now();
    heard();
  });
  const booking = bookingBody(hotelId, stay, [{ roomTypeId: 'room-1', ratePlanId: 'plan-1' }]);
  const told: number[] = [];
  for (let count = 0; count < warmUps + bookings; count += 1) {
    const event = new Promise<void>((resolve) => {
      heard = resolve;
    });
    const { status } = await book(server.address, booking);
    if (status !== 200) throw new Error(`A booking was answered with ${status}`);
    const since = performance.now();
    await event;
    if (count >= warmUps) told.push(Math.max(0, toldAt - since));
    await pause(betweenMs);
  }
  // A process holds no stream more than the tabs that are opened next.
  stream.destroy();
  return told;
}

async function openTabs(server: ServerProcess): Promise<{ readonly close: () => void }> {
  const agent = new Agent({ keepAlive: false, maxSockets: Number.POSITIVE_INFINITY });
  const streams: IncomingMessage[] = [];
  for (let tab = 0; tab < tabs; tab += opening) {
    const opened = Array.from({ length: opening }, (_, index) => openStream(server, agent, tab + index));
    for (const stream of await Promise.all(opened)) {
      stream.resume();
      streams.push(stream);
    }
  }
  return {
    close() {
      for (const stream of streams) stream.destroy();
    },
  };
}

/** Lists of open tabs: how soon they hear of a booking, from the process that made it and from another, and what the tabs cost. */
export async function benchLive(stage: Stage): Promise<Measured> {
  title(`Open lists: from a booking's answer until a tab's stream tells of it, ${bookings} bookings`);
  const url = await stage.createDatabase('live');
  await stage.importHotels(url, [hotelFile(largeHotel(hotelId))]);
  const [server, other] = [await stage.startServer(url), await stage.startServer(url)];
  const search = searchBody(hotelId, stay);
  await Promise.all([server, other].map(({ address }) => post(address, searchPath, search)));
  const agent = new Agent();
  // One after the other: the first bookings are heard of in the same process, the others in another.
  const same = await measureTold(server, await openStream(server, agent, 0));
  const elsewhere = await measureTold(server, await openStream(other, agent, 0));

  await other.ask('memory');
  const before = (await other.ask('memory-now')).rss;
  const opened = await openTabs(other);
  const growth = (await other.ask('memory-now')).rss - before;
  const collected = (await other.ask('memory')).rss - before;
  opened.close();
  agent.destroy();
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
  table(
    ['', 'RSS MB more', 'collected', 'kB each'],
    [[`${number(tabs)} tabs that wait`, MB(growth), MB(collected), number(growth / tabs / 1000, 1)]],
  );
  const all = [...same, ...elsewhere];
  return {
    figures: {
      liveP50Ms: rounded(percentile(elsewhere, 0.5), 1),
      liveMaxMs: rounded(percentile(all, 1), 1),
      liveTabsMB: rounded(growth / 1e6, 0),
    },
  };
}
