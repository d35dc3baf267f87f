import type { PropertyGroup } from 'shared/contracts';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/database.ts';
import { findExchangeRates } from '../currency/index.ts';
import { findPropertyGroup } from './repository.ts';

export interface KeptGroup {
  readonly group: PropertyGroup;
  readonly rates: Readonly<Record<string, number>>;
}

/** Groups as they were a moment ago: what an import changes is seen soon enough, and a search need not read a thousand hotels. */
export interface KeptGroups {
  /** By the same names as `findPropertyGroup`; null when it does not exist. */
  readonly find: (idOrCode: string) => Promise<KeptGroup | null>;
}

const keptMs = 2000;
const mostGroups = 200;

export function createKeptGroups(db: Db, clock: Clock): KeptGroups {
  const kept = new Map<string, { readonly readAt: number; readonly reading: Promise<KeptGroup | null> }>();
  const read = async (idOrCode: string): Promise<KeptGroup | null> => {
    const group = await findPropertyGroup(db, idOrCode);
    return group && { group, rates: (await findExchangeRates(db))?.rates ?? {} };
  };
  return {
    find(idOrCode) {
      const now = clock.now().getTime();
      const found = kept.get(idOrCode);
      if (found && now - found.readAt < keptMs) return found.reading;
      if (kept.size >= mostGroups) kept.clear();
      const reading = read(idOrCode);
      kept.set(idOrCode, { readAt: now, reading });
      // One that could not be read is asked for again.
      reading.catch(() => kept.delete(idOrCode));
      return reading;
    },
  };
}
