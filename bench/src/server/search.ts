import { startBookings } from './booking-stream.ts';
import { hotelFile, largeHotel } from './hotel.ts';
import type { Measured } from './limits.ts';
import type { LoadResult } from './load.ts';
import { kB, ms, number, table, title } from './report.ts';
import { bookingBody, json, searchPath, stayIn, variedSearches } from './requests.ts';
import type { ServerProcess } from './server-process.ts';
import type { Stage } from './stage.ts';
import { median, rounded } from '../statistics.ts';

const rounds = 5;
/** The first rounds of a process are slower than all later ones, until its code is compiled. */
const roundsBefore = 1;
const bookingsPerSecond = 50;
const hotelId = 'large';
const connections = 32;
const times = { warmUpMs: 400, measureMs: 1200 };

interface Variant {
  readonly name: string;
  readonly bodies: readonly string[];
  readonly headers: Record<string, string>;
  /** Which limit its ratio is held to; null without one. */
  readonly holds: 'searchRatio' | 'searchDistinctCompressedRatio' | 'searchRepeatedCompressedRatio' | null;
}

/** What Chrome asks for over TLS. */
const asBrowsers = { ...json, 'accept-encoding': 'gzip, deflate, br, zstd' };
const compact = { form: 'compact' } as const;

/** Those that use the cache of responses come before those that fill and empty it. */
const variants = (): readonly Variant[] => [
  {
    name: '3 nights, 200 searches',
    bodies: variedSearches(hotelId, 200, 3),
    headers: json,
    holds: 'searchRatio',
  },
  {
    name: '30 nights, 200 searches',
    bodies: variedSearches(hotelId, 200, 30),
    headers: json,
    holds: 'searchRatio',
  },
  {
    name: '3 nights, 200 searches, as browsers ask',
    bodies: variedSearches(hotelId, 200, 3, compact),
    headers: asBrowsers,
    holds: 'searchRepeatedCompressedRatio',
  },
  {
    name: '3 nights, all different, as browsers ask',
    bodies: variedSearches(hotelId, 14_400, 3, compact),
    headers: asBrowsers,
    holds: 'searchDistinctCompressedRatio',
  },
  // No cached response can be used.
  {
    name: '3 nights, all different',
    bodies: variedSearches(hotelId, 14_400, 3),
    headers: json,
    holds: null,
  },
];

interface Rounds {
  readonly variant: Variant;
  readonly plain: ServerProcess;
  readonly search: LoadResult[];
  readonly fastify: LoadResult[];
}

const of = (results: readonly LoadResult[], key: keyof LoadResult): number =>
  median(results.map((result) => result[key]));
const ratioOf = ({ search, fastify }: Rounds): number => of(search, 'perSecond') / of(fastify, 'perSecond');
const tailOf = ({ search }: Rounds): number => of(search, 'p99') / of(search, 'p50');

/** A Fastify app that sends the server's response to the first search of the variant. */
async function startPlain(stage: Stage, server: ServerProcess, variant: Variant): Promise<ServerProcess> {
  const response = await fetch(server.address + searchPath, {
    method: 'POST',
    headers: { ...variant.headers, 'accept-encoding': 'identity' },
    body: variant.bodies[0] ?? '',
  });
  return stage.startPlainApp({
    OBJECT_FILE: await stage.keep(`${variant.name}.json`, await response.text()),
    ...(variant.headers === asBrowsers ? { COMPRESS: '1' } : {}),
  });
}

/** Search while bookings come in, alternating with Fastify that sends an object of the same size to the same load. */
async function measure(
  stage: Stage,
  server: ServerProcess,
  chosen: readonly Variant[],
): Promise<readonly Rounds[]> {
  const measured: Rounds[] = [];
  for (const variant of chosen) {
    measured.push({ variant, plain: await startPlain(stage, server, variant), search: [], fastify: [] });
  }
  for (let round = -roundsBefore; round < rounds; round += 1) {
    for (const { variant, plain, search, fastify } of measured) {
      const common = { headers: variant.headers, bodies: variant.bodies, connections, ...times };
      const jobs = [
        { into: search, job: { ...common, origin: server.address, path: searchPath } },
        { into: fastify, job: { ...common, origin: plain.address, path: '/object' } },
      ];
      // The order changes from round to round.
      for (const { into, job } of round % 2 === 0 ? jobs : jobs.toReversed()) {
        const result = await stage.loader.run(job);
        if (round >= 0) into.push(result);
      }
    }
  }
  return measured;
}

function print(measured: readonly Rounds[]): void {
  table(
    ['', 'kB', 'a second', 'p50 ms', 'p99 ms', 'p99/p50', 'of Fastify'],
    measured.flatMap((one) => [
      [
        one.variant.name,
        kB(of(one.search, 'bytes')),
        number(of(one.search, 'perSecond')),
        ms(of(one.search, 'p50')),
        ms(of(one.search, 'p99')),
        tailOf(one).toFixed(2),
        ratioOf(one).toFixed(2),
      ],
      [
        '  Fastify sends an object',
        kB(of(one.fastify, 'bytes')),
        number(of(one.fastify, 'perSecond')),
        ms(of(one.fastify, 'p50')),
        ms(of(one.fastify, 'p99')),
        (of(one.fastify, 'p99') / of(one.fastify, 'p50')).toFixed(2),
        '',
      ],
    ]),
  );
}

/** The bytes of an answer before it is compressed, of those that browsers ask for. */
async function rawBytes(server: ServerProcess, variant: Variant): Promise<number> {
  const headers = { ...variant.headers, 'accept-encoding': 'identity' };
  const [body = ''] = variant.bodies;
  const response = await fetch(server.address + searchPath, { method: 'POST', headers, body });
  return (await response.arrayBuffer()).byteLength;
}

export async function benchSearch(stage: Stage): Promise<Measured> {
  title(
    `Search, 12 room types × 8 rate plans, 2 rooms, ${connections} connections, medians of ${rounds} rounds in turns after one that does not count, ` +
      `while the same hotel is booked ${bookingsPerSecond} times a second`,
  );
  const url = await stage.createDatabase('search');
  await stage.importHotels(url, [hotelFile(largeHotel(hotelId))]);
  const server = await stage.startServer(url);
  const bookings = startBookings(server.address, bookingsPerSecond, (index) =>
    bookingBody(hotelId, stayIn(3 + (index % 120), 3), [
      { roomTypeId: `room-${1 + (index % 12)}`, ratePlanId: `plan-${1 + (index % 8)}` },
    ]),
  );
  const isUncached = ({ holds }: Variant): boolean =>
    holds === null || holds === 'searchDistinctCompressedRatio';
  const chosen = variants();
  const cached = await measure(
    stage,
    server,
    chosen.filter((variant) => !isUncached(variant)),
  );
  const sinceThen = bookings.latencies();
  const uncached = await measure(stage, server, chosen.filter(isUncached));
  const underSearch = sinceThen();
  const raw = await Promise.all(
    chosen.filter(({ headers }) => headers === asBrowsers).map((variant) => rawBytes(server, variant)),
  );
  const measured = [...cached, ...uncached];
  const booked = await bookings.stop();
  await Promise.all([server, ...measured.map(({ plain }) => plain)].map((process) => process.end()));
  print(measured);
  console.log(
    `  Meanwhile ${number(booked.perSecond, 1)} bookings a second, ${booked.confirmed} of ${booked.sent} confirmed, p50 ${ms(booked.p50)} ms, p99 ${ms(booked.p99)} ms; ` +
      `beside searches that are all different p50 ${ms(underSearch.p50)} ms, p99 ${ms(underSearch.p99)} ms`,
  );
  const failures = measured.flatMap(({ search, fastify }) => [...search, ...fastify]);
  const failed = failures.reduce((sum, result) => sum + result.failures, 0);
  if (failed > 0) throw new Error(`${failed} searches were not answered with 200`);
  const held = (name: Variant['holds']) => measured.filter(({ variant }) => variant.holds === name);
  const ratio = (name: Variant['holds']): number => rounded(Math.min(...held(name).map(ratioOf)), 3);
  const limited = measured.filter(({ variant }) => variant.holds !== null);
  return {
    figures: {
      searchRatio: ratio('searchRatio'),
      searchRepeatedCompressedRatio: ratio('searchRepeatedCompressedRatio'),
      searchDistinctCompressedRatio: ratio('searchDistinctCompressedRatio'),
      searchP99OverP50: rounded(Math.max(...limited.map(tailOf)), 2),
      searchRawKB: rounded(Math.max(...raw) / 1000, 1),
      createUnderSearchP50Ms: rounded(underSearch.p50, 1),
    },
  };
}
