import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/database.ts';
import { findExchangeRates } from '../currency/index.ts';
import { findStoredGroup, type StoredGroup } from './repository.ts';

export interface CachedGroup {
  /** For guests of every language. */
  readonly stored: StoredGroup;
  readonly rates: Readonly<Record<string, number>>;
}

/** Groups as they were up to two seconds ago: an import is seen soon enough, and a search need not read a thousand hotels. */
export interface GroupCache {
  /** By the same names as `findPropertyGroup`; null when it does not exist. */
  readonly find: (idOrCode: string) => Promise<CachedGroup | null>;
}

const freshMs = 2000;
const mostGroups = 200;

export function createGroupCache(db: Db, clock: Clock): GroupCache {
  const cached = new Map<
    string,
    { readonly readAt: number; readonly reading: Promise<CachedGroup | null> }
  >();
  const read = async (idOrCode: string): Promise<CachedGroup | null> => {
    const stored = await findStoredGroup(db, idOrCode);
    return stored && { stored, rates: (await findExchangeRates(db))?.rates ?? {} };
  };
  return {
    find(idOrCode) {
      const now = clock.now().getTime();
      const found = cached.get(idOrCode);
      if (found && now - found.readAt < freshMs) return found.reading;
      if (cached.size >= mostGroups) cached.clear();
      const reading = read(idOrCode);
      cached.set(idOrCode, { readAt: now, reading });
      // One that could not be read is read again by the next call.
      reading.catch(() => cached.delete(idOrCode));
      return reading;
    },
  };
}
