import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { PropertySnapshots } from './property-snapshots.ts';

/** Reads hotels into memory before a guest waits for them. */
export interface ReadBehind {
  readonly want: (propertyIds: readonly string[]) => void;
  /** Begins no other hotel until this is over, though not for long: a guest waits for it. */
  readonly giveWayTo: (search: Promise<unknown>) => void;
  /** Resolves when the hotel that is being read is read. */
  readonly stop: () => Promise<void>;
}

export interface ReadBehindSettings {
  readonly logger: Logger;
  readonly snapshots: Pick<PropertySnapshots, 'find' | 'hasRoom'>;
}

/** The longest pause for a search, and how long reading then goes on beside searches: hotels get into memory also where guests search all the time. */
const waits = { longestMs: 2000, thenReadsMs: 1000 };

/**
 * One hotel after another, and half of the time is left to guests. Where the memory is nearly full it reads no more: other hotels, which guests
 * have asked for, would be forgotten for them.
 */
export function createReadBehind({ logger, snapshots }: ReadBehindSettings): ReadBehind {
  const stopping = new AbortController();
  const wanted = new Set<string>();
  let working: Promise<void> | null = null;
  const searches = new Set<Promise<unknown>>();
  let gaveWayAt = -waits.thenReadsMs;

  async function giveWay(): Promise<void> {
    if (searches.size === 0 || performance.now() - gaveWayAt < waits.thenReadsMs) return;
    const until = performance.now() + waits.longestMs;
    const longest = pause(waits.longestMs, null, { ref: false });
    while (searches.size > 0 && performance.now() < until && !stopping.signal.aborted)
      await Promise.race([...searches, longest]);
    gaveWayAt = performance.now();
  }

  async function work(): Promise<void> {
    // What is added meanwhile comes after the others.
    for (const propertyId of wanted) {
      await giveWay();
      if (stopping.signal.aborted || !snapshots.hasRoom()) break;
      wanted.delete(propertyId);
      const began = performance.now();
      await snapshots.find(propertyId);
      await pause(performance.now() - began);
    }
  }

  return {
    want(propertyIds) {
      for (const propertyId of propertyIds) wanted.add(propertyId);
      working ??= work()
        .catch((error: unknown) => {
          logger.warn({ err: error }, 'hotels of groups not read ahead');
        })
        .finally(() => {
          wanted.clear();
          working = null;
        });
    },
    giveWayTo(search) {
      const over: Promise<void> = search
        .catch(() => null)
        .then(() => {
          searches.delete(over);
        });
      searches.add(over);
    },
    async stop() {
      stopping.abort();
      await working;
    },
  };
}
