import { LRUCache } from 'lru-cache';
import { keepAnswer, type KeptAnswer } from '../../http/kept-answer.ts';
import { type CalendarRange, type CalendarTexts, publicRates, writeCalendar } from './calendar.ts';
import { compactFacts, type CompactFacts, writeCompactCalendar } from './compact-calendar.ts';
import type { PropertySnapshot } from './snapshot/index.ts';

/** How calendars of one form are written; `Parts` are what of them stays good until the content changes. */
interface CalendarForm<Parts extends { readonly contentVersion: number }> {
  /** Answers under one key share their parts, and only the last of them is kept. */
  readonly keyOf: (propertyId: string, asked: string) => string;
  readonly begin: (snapshot: PropertySnapshot, range: CalendarRange) => Parts | Promise<Parts>;
  readonly write: (snapshot: PropertySnapshot, range: CalendarRange, parts: Parts) => Promise<string>;
  readonly sizeOf: (parts: Parts, bytes: KeptAnswer) => number;
}

/** Days as rows: nearly everybody asks for the same range, and the texts of its days serve others too. */
export const calendarDays: CalendarForm<CalendarTexts> = {
  keyOf: (propertyId) => propertyId,
  begin: (snapshot) => ({
    contentVersion: snapshot.contentVersion,
    rates: publicRates(snapshot),
    days: new Map(),
  }),
  write: writeCalendar,
  // The texts of the days beside the bytes of the whole.
  sizeOf: (_, { size }) => size * 2.2,
};

export const compactCalendars: CalendarForm<CompactFacts> = {
  keyOf: (propertyId, asked) => `${propertyId} ${asked}`,
  begin: compactFacts,
  write: writeCompactCalendar,
  sizeOf: ({ bytes }, { size }) => bytes + size * 2.2,
};

/** Answers of calendars, kept until something of the property changes. */
export interface CalendarAnswers {
  readonly get: (snapshot: PropertySnapshot, range: CalendarRange) => Promise<KeptAnswer>;
}

export function createCalendarAnswers<Parts extends { readonly contentVersion: number }>(
  maximumBytes: number,
  form: CalendarForm<Parts>,
): CalendarAnswers {
  interface Kept {
    readonly parts: Parts;
    readonly version: number;
    readonly range: string;
    readonly bytes: KeptAnswer;
  }
  const kept = new LRUCache<string, Kept>({
    maxSize: maximumBytes,
    sizeCalculation: ({ parts, bytes }) => Math.ceil(form.sizeOf(parts, bytes)) + 1,
  });
  /** Who asks while it is written waits for the same writing. */
  const writing = new Map<string, Promise<KeptAnswer>>();

  async function write(snapshot: PropertySnapshot, range: CalendarRange, asked: string): Promise<KeptAnswer> {
    const key = form.keyOf(snapshot.property.propertyId, asked);
    const found = kept.get(key);
    const isKnown = found?.parts.contentVersion === snapshot.contentVersion;
    const parts = isKnown ? found.parts : await form.begin(snapshot, range);
    const bytes = keepAnswer(await form.write(snapshot, range, parts));
    kept.set(key, { parts, version: snapshot.version, range: asked, bytes });
    return bytes;
  }

  return {
    get(snapshot, range) {
      const { propertyId } = snapshot.property;
      const asked = `${range.from} ${range.to}`;
      const found = kept.get(form.keyOf(propertyId, asked));
      if (found?.version === snapshot.version && found.range === asked) return Promise.resolve(found.bytes);
      const key = `${propertyId} ${String(snapshot.version)} ${asked}`;
      const running = writing.get(key);
      if (running) return running;
      const bytes = write(snapshot, range, asked).finally(() => writing.delete(key));
      writing.set(key, bytes);
      return bytes;
    },
  };
}
