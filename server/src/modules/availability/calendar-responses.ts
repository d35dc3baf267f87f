import { LRUCache } from 'lru-cache';
import type { StayDate } from 'shared/contracts';
import { cacheResponse, type CachedResponse } from '../../http/cached-response.ts';
import { type CalendarRange, type CalendarTexts, publicRates, writeCalendar } from './calendar.ts';
import { sourceFor } from './calendar-promo.ts';
import { compactFacts, type CompactFacts, writeCompactCalendar } from './compact-calendar.ts';
import type { PropertySnapshot } from './snapshot/index.ts';

interface CalendarParts {
  readonly contentVersion: number;
  readonly today: StayDate;
}

/** How calendars of one form are written; `Parts` stay valid until the content changes, or the day is over. */
interface CalendarForm<Parts extends CalendarParts> {
  /** Responses under one key share their parts. */
  readonly keyOf: (owner: string, days: string) => string;
  /** Of one key only the last response for each of these is cached. */
  readonly variantOf: (range: CalendarRange) => string;
  readonly begin: (snapshot: PropertySnapshot, range: CalendarRange) => Parts | Promise<Parts>;
  readonly write: (snapshot: PropertySnapshot, range: CalendarRange, parts: Parts) => Promise<string>;
  readonly sizeOf: (parts: Parts, bytes: number) => number;
}

/** Days as rows: nearly all clients ask for the same range, and the texts of its days serve other ranges too. */
export const calendarDays: CalendarForm<CalendarTexts> = {
  keyOf: (owner) => owner,
  begin: (snapshot, { today }) => ({
    contentVersion: snapshot.contentVersion,
    today,
    rates: publicRates(snapshot),
    days: new Map(),
  }),
  write: writeCalendar,
  variantOf: () => '',
  // The texts of the days beside the bytes of the whole.
  sizeOf: (_, size) => size * 2.2,
};

export const compactCalendars: CalendarForm<CompactFacts> = {
  keyOf: (owner, days) => `${owner} ${days}`,
  begin: compactFacts,
  write: writeCompactCalendar,
  variantOf: ({ rooms }) => JSON.stringify(rooms),
  sizeOf: ({ bytes }, size) => bytes + size * 2.2,
};

/** What is cached is the hotel's, or that of one of its rate plans or promo codes. */
const ownerOf = ({ property }: PropertySnapshot, { ratePlanId, promo }: CalendarRange): string =>
  ratePlanId === null && promo === null
    ? property.propertyId
    : JSON.stringify([property.propertyId, ratePlanId, promo?.code ?? null]);

/** Calendars of the same days for different guests that are cached beside each other. */
const mostVariants = 12;

/** Responses of calendars, cached until something of the property changes. */
export interface CalendarResponses {
  readonly get: (snapshot: PropertySnapshot, range: CalendarRange) => Promise<CachedResponse>;
}

export function createCalendarResponses<Parts extends CalendarParts>(
  maximumBytes: number,
  form: CalendarForm<Parts>,
): CalendarResponses {
  interface Cached {
    readonly parts: Parts;
    readonly range: string;
    /** Of this version of the property. */
    readonly version: number;
    readonly responses: ReadonlyMap<string, CachedResponse>;
  }
  const cached = new LRUCache<string, Cached>({
    maxSize: maximumBytes,
    sizeCalculation: ({ parts, responses }) => {
      const bytes = [...responses.values()].reduce((sum, { size }) => sum + size, 0);
      return Math.ceil(form.sizeOf(parts, bytes)) + 1;
    },
  });
  /** Clients that ask while it is written wait for the same writing. */
  const writing = new Map<string, Promise<CachedResponse>>();

  async function write(
    snapshot: PropertySnapshot,
    range: CalendarRange,
    days: string,
  ): Promise<CachedResponse> {
    const key = form.keyOf(ownerOf(snapshot, range), days);
    const source = sourceFor(snapshot, range);
    const found = cached.get(key);
    const isKnown =
      found?.parts.contentVersion === snapshot.contentVersion && found.parts.today === range.today;
    const parts = isKnown ? found.parts : await form.begin(source, range);
    const bytes = cacheResponse(await form.write(source, range, parts));
    const { version } = snapshot;
    // Another may have been written meanwhile.
    const last = cached.get(key);
    const isSame = last?.parts === parts && last.version === version && last.range === days;
    const others = isSame ? [...last.responses].slice(-mostVariants) : [];
    const responses = new Map([...others, [form.variantOf(range), bytes] as const]);
    cached.set(key, { parts, version, range: days, responses });
    return bytes;
  }

  return {
    get(snapshot, range) {
      const owner = ownerOf(snapshot, range);
      const days = `${range.today} ${range.from} ${range.to}`;
      const variant = form.variantOf(range);
      const found = cached.get(form.keyOf(owner, days));
      if (found?.version === snapshot.version && found.range === days) {
        const response = found.responses.get(variant);
        if (response !== undefined) return Promise.resolve(response);
      }
      const key = `${owner} ${String(snapshot.version)} ${days} ${variant}`;
      const running = writing.get(key);
      if (running) return running;
      const bytes = write(snapshot, range, days).finally(() => writing.delete(key));
      writing.set(key, bytes);
      return bytes;
    },
  };
}
