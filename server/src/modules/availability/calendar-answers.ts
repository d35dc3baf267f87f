import { LRUCache } from 'lru-cache';
import { keepAnswer, type KeptAnswer } from '../../http/kept-answer.ts';
import { type CalendarRange, type CalendarTexts, publicRates, writeCalendar } from './calendar.ts';
import type { PropertySnapshot } from './snapshot/index.ts';

interface Kept {
  readonly texts: CalendarTexts;
  readonly version: number;
  readonly range: string;
  readonly bytes: KeptAnswer;
}

/** Answers of calendars, one for each property: nearly everybody asks for the same range. */
export interface CalendarAnswers {
  readonly get: (snapshot: PropertySnapshot, range: CalendarRange) => Promise<KeptAnswer>;
}

const newTexts = (snapshot: PropertySnapshot): CalendarTexts => ({
  contentVersion: snapshot.contentVersion,
  rates: publicRates(snapshot),
  days: new Map(),
});

export function createCalendarAnswers(maximumBytes: number): CalendarAnswers {
  const kept = new LRUCache<string, Kept>({
    maxSize: maximumBytes,
    // The texts of the days beside the bytes of the whole.
    sizeCalculation: ({ bytes }) => Math.ceil(bytes.size * 2.2) + 1,
  });
  /** Who asks while it is written waits for the same writing. */
  const writing = new Map<string, Promise<KeptAnswer>>();

  async function write(snapshot: PropertySnapshot, range: CalendarRange, asked: string): Promise<KeptAnswer> {
    const { propertyId } = snapshot.property;
    const found = kept.get(propertyId);
    const isKnown = found?.texts.contentVersion === snapshot.contentVersion;
    const texts = isKnown ? found.texts : newTexts(snapshot);
    const bytes = keepAnswer(await writeCalendar(snapshot, range, texts));
    kept.set(propertyId, { texts, version: snapshot.version, range: asked, bytes });
    return bytes;
  }

  return {
    get(snapshot, range) {
      const { propertyId } = snapshot.property;
      const found = kept.get(propertyId);
      const asked = `${range.from} ${range.to}`;
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
