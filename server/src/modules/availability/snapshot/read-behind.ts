import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { PropertySnapshots } from './property-snapshots.ts';

/** Reads hotels into memory before a guest waits for them. */
export interface ReadBehind {
  readonly want: (propertyIds: readonly string[]) => void;
  /** Begins no other hotel until this is over: a guest waits for it. */
  readonly giveWayTo: (reading: Promise<unknown>) => void;
  /** Resolves when the hotel that is being read is read. */
  readonly stop: () => Promise<void>;
}

export interface ReadBehindSettings {
  readonly logger: Logger;
  readonly snapshots: Pick<PropertySnapshots, 'find' | 'hasRoom'>;
}

/**
 * One hotel after another, and half of the time is left to guests. Where the memory is nearly full it reads no more: other hotels, which guests
 * have asked for, would be forgotten for them.
 */
export function createReadBehind({ logger, snapshots }: ReadBehindSettings): ReadBehind {
  const stopping = new AbortController();
  const wanted = new Set<string>();
  let working: Promise<void> | null = null;
  let before: Promise<unknown> = Promise.resolve();

  async function work(): Promise<void> {
    // What is added meanwhile comes after the others.
    for (const propertyId of wanted) {
      if (stopping.signal.aborted || !snapshots.hasRoom()) break;
      wanted.delete(propertyId);
      const began = performance.now();
      await snapshots.find(propertyId);
      await pause(performance.now() - began);
      await before;
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
    giveWayTo(reading) {
      before = reading.catch(() => null);
    },
    async stop() {
      stopping.abort();
      await working;
    },
  };
}
