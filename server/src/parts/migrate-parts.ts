import type { Db } from '../db/database.ts';
import { migratePart, requirePartSchema } from '../db/migrate-part.ts';
import { isUnavailable } from '../http/unavailable.ts';
import { schemaOf, type FoundPart } from './server-parts.ts';

async function withEachPart(
  parts: readonly FoundPart[],
  work: (part: FoundPart, schema: string) => Promise<unknown>,
): Promise<void> {
  for (const part of parts) {
    if (part.problem() !== null) continue;
    try {
      await work(part, schemaOf(part.name));
    } catch (error) {
      if (isUnavailable(error)) throw error;
      part.fail(error);
    }
  }
}

/** Brings each part's schema to its newest form. One that fails is broken and named; a database that is away throws, for the start waits for it. */
export const migrateParts = (db: Db, parts: readonly FoundPart[]): Promise<void> =>
  withEachPart(parts, ({ migrations }, schema) => migratePart(db, schema, migrations));

/** Changes no schema: a part whose schema lacks migrations is broken and named. */
export const requireParts = (db: Db, parts: readonly FoundPart[]): Promise<void> =>
  withEachPart(parts, ({ migrations }, schema) => requirePartSchema(db, schema, migrations));
