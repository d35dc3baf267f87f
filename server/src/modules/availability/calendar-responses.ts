import { LRUCache } from 'lru-cache';
import type { StayDate } from 'shared/contracts';
import { cacheResponse, type CachedResponse } from '../../http/cached-response.ts';
import { type CalendarRange, type CalendarTexts, publicRates, writeCalendar } from './calendar.ts';
import { compactFacts, type CompactFacts, writeCompactCalendar } from './compact-calendar.ts';
import type { PropertySnapshot } from './snapshot/index.ts';

interface CalendarParts {
  readonly contentVersion: number;
  readonly today: StayDate;
}

/** How calendars of one form are written; `Parts` stay valid until the content changes, or the day is over. */
interface CalendarForm<Parts extends CalendarParts> {
  /** Responses under one key share their parts, and only the last of them is cached. */
  readonly keyOf: (propertyId: string, days: string) => string;
  readonly begin: (snapshot: PropertySnapshot, range: CalendarRange) => Parts | Promise<Parts>;
  readonly write: (snapshot: PropertySnapshot, range: CalendarRange, parts: Parts) => Promise<string>;
  readonly sizeOf: (parts: Parts, bytes: CachedResponse) => number;
}

/** Days as rows: nearly all clients ask for the same range, and the texts of its days serve other ranges too. */
export const calendarDays: CalendarForm<CalendarTexts> = {
  keyOf: (propertyId) => propertyId,
  begin: (snapshot, { today }) => ({
    contentVersion: snapshot.contentVersion,
    today,
    rates: publicRates(snapshot),
    days: new Map(),
  }),
  write: writeCalendar,
  // The texts of the days beside the bytes of the whole.
  sizeOf: (_, { size }) => size * 2.2,
};

export const compactCalendars: CalendarForm<CompactFacts> = {
  keyOf: (propertyId, days) => `${propertyId} ${days}`,
  begin: compactFacts,
  write: writeCompactCalendar,
  sizeOf: ({ bytes }, { size }) => bytes + size * 2.2,
};

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
    readonly version: number;
    readonly range: string;
    readonly bytes: CachedResponse;
  }
  const cached = new LRUCache<string, Cached>({
    maxSize: maximumBytes,
    sizeCalculation: ({ parts, bytes }) => Math.ceil(form.sizeOf(parts, bytes)) + 1,
  });
  /** Clients that ask while it is written wait for the same writing. */
  const writing = new Map<string, Promise<CachedResponse>>();

  async function write(
    snapshot: PropertySnapshot,
    range: CalendarRange,
    days: string,
  ): Promise<CachedResponse> {
    const key = form.keyOf(snapshot.property.propertyId, days);
    const found = cached.get(key);
    const isKnown =
      found?.parts.contentVersion === snapshot.contentVersion && found.parts.today === range.today;
    const parts = isKnown ? found.parts : await form.begin(snapshot, range);
    const bytes = cacheResponse(await form.write(snapshot, range, parts));
    cached.set(key, { parts, version: snapshot.version, range: days, bytes });
    return bytes;
  }

  return {
    get(snapshot, range) {
      const { propertyId } = snapshot.property;
      const days = `${range.today} ${range.from} ${range.to}`;
      const found = cached.get(form.keyOf(propertyId, days));
      if (found?.version === snapshot.version && found.range === days) return Promise.resolve(found.bytes);
      const key = `${propertyId} ${String(snapshot.version)} ${days}`;
      const running = writing.get(key);
      if (running) return running;
      const bytes = write(snapshot, range, days).finally(() => writing.delete(key));
      writing.set(key, bytes);
      return bytes;
    },
  };
}
