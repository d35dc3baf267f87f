/** What the last line of the bench tells; null for what was not measured. */
export interface ServerFigures {
  /** Bookings a second over HTTP on one room type, over pgbench driving the same function. */
  readonly createHotRatio: number | null;
  readonly createSpreadRatio: number | null;
  /** The same over forty hotels. */
  readonly createManyHotelsRatio: number | null;
  readonly createP99Ms: number | null;
  /** Searches a second over a Fastify app that sends an object of the same size. */
  readonly searchRatio: number | null;
  readonly searchP99OverP50: number | null;
  /** Searches as browsers ask: the compact form, compressed; over a Fastify app that compresses an object of the same size. */
  readonly searchDistinctCompressedRatio: number | null;
  readonly searchRepeatedCompressedRatio: number | null;
  /** Of such an answer before it is compressed. */
  readonly searchRawKB: number | null;
  /** A booking while the searches saturate the server. */
  readonly createUnderSearchP50Ms: number | null;
  readonly groupSearchMs: number | null;
  /** The first search of the group in a process that has just started. */
  readonly groupColdMs: number | null;
  /** The calendar of 36 months of a large hotel as browsers ask for it, in the compact form, before it is compressed. */
  readonly calendarRawKB: number | null;
  /** From a booking's response until a search shows its rooms sold, in the same process and in another. */
  readonly freshSameMs: number | null;
  readonly freshOtherMs: number | null;
  /** From a booking's response until the stream of an open tab tells of it: in another process, and the slowest of both. */
  readonly liveP50Ms: number | null;
  readonly liveMaxMs: number | null;
  /** What the resident memory of a process grows by with 10,000 tabs that wait. */
  readonly liveTabsMB: number | null;
  /** Resident memory of a process that holds 1,000 properties with prices of 24 months. */
  readonly propertiesRssMB: number | null;
  readonly replayPerSecond: number | null;
  readonly replayOverbooked: number | null;
  /** Cost of a search among ten (a hundred) times the properties and bookings, over that among the fewest. */
  readonly growth10x: number | null;
  readonly growth100x: number | null;
}

export const nothingMeasured: ServerFigures = {
  createHotRatio: null,
  createSpreadRatio: null,
  createManyHotelsRatio: null,
  createP99Ms: null,
  searchRatio: null,
  searchP99OverP50: null,
  searchDistinctCompressedRatio: null,
  searchRepeatedCompressedRatio: null,
  searchRawKB: null,
  createUnderSearchP50Ms: null,
  groupSearchMs: null,
  groupColdMs: null,
  calendarRawKB: null,
  freshSameMs: null,
  freshOtherMs: null,
  liveP50Ms: null,
  liveMaxMs: null,
  liveTabsMB: null,
  propertiesRssMB: null,
  replayPerSecond: null,
  replayOverbooked: null,
  growth10x: null,
  growth100x: null,
};

export interface Limit {
  readonly what: string;
  readonly value: number;
  readonly limit: number;
  readonly bound: 'at least' | 'at most';
}

/** What a part of the bench has found out. */
export interface Measured {
  readonly figures: Partial<ServerFigures>;
  /** Limits on what the last line does not tell. */
  readonly limits?: readonly Limit[];
}

const bounds: Readonly<
  Record<Exclude<keyof ServerFigures, 'replayPerSecond'>, readonly [Limit['bound'], number, string]>
> = {
  createHotRatio: ['at least', 1.5, 'create on one room type, of the function driven raw'],
  createSpreadRatio: ['at least', 0.8, 'create spread over many, of the function driven raw'],
  createManyHotelsRatio: ['at least', 1, 'create over 40 hotels, of the function driven raw'],
  createP99Ms: ['at most', 100, 'create, p99, ms'],
  searchRatio: ['at least', 1, 'search, of Fastify sending an object'],
  searchP99OverP50: ['at most', 5, 'search, p99 over p50'],
  searchDistinctCompressedRatio: [
    'at least',
    0.7,
    'search, all different, compressed, of Fastify compressing an object',
  ],
  searchRepeatedCompressedRatio: ['at least', 3, 'search, 200, compressed, of Fastify compressing an object'],
  searchRawKB: ['at most', 40, 'search, before it is compressed, kB'],
  createUnderSearchP50Ms: ['at most', 150, 'create while searches saturate, p50, ms'],
  groupSearchMs: ['at most', 100, 'group of 1,000 properties, p50, ms'],
  groupColdMs: ['at most', 2000, 'group of 1,000 properties, first after a start, ms'],
  calendarRawKB: ['at most', 20, 'calendar of 36 months, before it is compressed, kB'],
  freshSameMs: ['at most', 20, 'fresh in the same process, slowest, ms'],
  freshOtherMs: ['at most', 250, 'fresh in another process, slowest, ms'],
  liveP50Ms: ['at most', 500, 'an open list told, in another process, p50, ms'],
  liveMaxMs: ['at most', 2000, 'an open list told, slowest, ms'],
  liveTabsMB: ['at most', 300, '10,000 tabs that wait in one process, RSS, MB'],
  propertiesRssMB: ['at most', 1200, '1,000 properties of 24 months in memory, RSS, MB'],
  replayOverbooked: ['at most', 0, 'replay, nights that do not add up'],
  // Flat, and what two equal runs differ by on a machine that is shared.
  growth10x: ['at most', 1.25, 'cost of a search, 10 times as much, of the least'],
  growth100x: ['at most', 1.5, 'cost of a search, 100 times as much, of the least'],
};

/** The limits of everything on the last line that was measured. */
export function limitsOf(figures: ServerFigures): readonly Limit[] {
  return Object.entries(bounds).flatMap(([name, [bound, limit, what]]) => {
    const value = figures[name as keyof typeof bounds];
    return value === null ? [] : [{ what, value, limit, bound }];
  });
}

/** A value that is no number has not reached its limit. */
export const isReached = ({ value, limit, bound }: Limit): boolean =>
  bound === 'at least' ? value >= limit : value <= limit;
