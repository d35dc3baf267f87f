import type { Db } from '../db/database.ts';
import { migratePart } from '../db/migrate-part.ts';
import { isUnavailable } from '../http/unavailable.ts';
import { schemaOf, type FoundPart } from './server-parts.ts';

/** Brings each part's schema to its newest form. One that fails is broken and named; a database that is away throws, for the start waits for it. */
export async function migrateParts(db: Db, parts: readonly FoundPart[]): Promise<void> {
  for (const part of parts) {
    if (part.problem() !== null) continue;
    try {
      await migratePart(db, schemaOf(part.name), part.migrations);
    } catch (error) {
      if (isUnavailable(error)) throw error;
      part.fail(error);
    }
  }
}
