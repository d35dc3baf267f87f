import { interactions, type InteractionFigures, type InteractionName } from './interaction.ts';

/** What the last line of the bench tells of one page. */
export interface PageFigures {
  /** Brotli bytes of script until usable, federated over monolith. */
  readonly bytesRatio: number;
  /** Time until usable, federated over monolith. */
  readonly timeRatio: number;
  readonly scriptKB: number;
  readonly requests: number;
  readonly cls: number;
}

export interface SearchFigures extends PageFigures {
  /** Largest contentful paint over that of the page without scripts. */
  readonly lcpOverHtml: number;
}

/** The page of a link with a search in it, beside the same HTML without scripts. */
export interface RoomsFigures {
  readonly scriptKB: number;
  readonly lcpOverHtml: number;
  /** The first price that is painted, of that of the page without scripts. */
  readonly priceOverHtml: number;
  readonly priceMs: number;
  readonly requests: number;
  readonly cls: number;
}

export interface Limit {
  readonly what: string;
  readonly value: number;
  readonly limit: number;
}

/** What a page may cost; the ratios are to the monolith's (docs/decisions/0038). */
const bounds = {
  search: { scriptKB: 172, bytesRatio: 1.28 },
  checkout: { scriptKB: 179, bytesRatio: 1.24 },
} as const;

const common = (page: keyof typeof bounds, figures: PageFigures): Limit[] => [
  { what: `${page}: script, KB (brotli)`, value: figures.scriptKB, limit: bounds[page].scriptKB },
  {
    what: `${page}: script bytes, of the monolith's`,
    value: figures.bytesRatio,
    limit: bounds[page].bytesRatio,
  },
  { what: `${page}: time until usable, of the monolith's`, value: figures.timeRatio, limit: 1.2 },
  { what: `${page}: layout shift`, value: figures.cls, limit: 0.01 },
  { what: `${page}: requests until usable`, value: figures.requests, limit: 9 },
];

/** What has to be reached; every value is to stay at or under its limit. */
export const limitsOf = (search: SearchFigures, checkout: PageFigures): readonly Limit[] => [
  ...common('search', search),
  { what: 'search: largest paint, of a page without scripts', value: search.lcpOverHtml, limit: 1.5 },
  ...common('checkout', checkout),
];

/** Prices before scripts (docs/decisions/0070). */
export const roomsLimits = (rooms: RoomsFigures): readonly Limit[] => [
  { what: 'rooms: script, KB (brotli)', value: rooms.scriptKB, limit: 200 },
  { what: 'rooms: largest paint, of a page without scripts', value: rooms.lcpOverHtml, limit: 1.5 },
  { what: 'rooms: first price, of a page without scripts', value: rooms.priceOverHtml, limit: 1.5 },
  { what: 'rooms: first price, ms', value: rooms.priceMs, limit: 800 },
  { what: 'rooms: layout shift', value: rooms.cls, limit: 0.01 },
];

const titles: Readonly<Record<InteractionName, string>> = {
  openCalendar: 'opening the calendar',
  changeDates: 'changing the dates',
  addRoom: 'adding a room',
};

/** At most 200 ms is what a guest takes for at once (INP "good"); a room is added by every guest. */
const paintLimits: Readonly<Record<InteractionName, number>> = {
  openCalendar: 200,
  changeDates: 200,
  addRoom: 150,
};

export const interactionLimits = (figures: InteractionFigures): readonly Limit[] => [
  ...interactions.flatMap((name) => [
    { what: `${titles[name]}: time to paint, ms`, value: figures[name].paintMs, limit: paintLimits[name] },
    { what: `${titles[name]}: longest task, ms`, value: figures[name].taskMs, limit: 200 },
  ]),
  { what: 'interactions: layout shift', value: figures.cls, limit: 0.02 },
];

/** What measures pages at guests comes after everything else, and is the package with its attribution (docs/decisions/0110); null where it is not built. */
export const beaconLimit = (bytes: number | null): Limit => ({
  what: 'what measures pages at guests, bytes (gzip)',
  value: bytes ?? Number.NaN,
  limit: 6000,
});

export const isReached = ({ value, limit }: Limit): boolean => value <= limit;
