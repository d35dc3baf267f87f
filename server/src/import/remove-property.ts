import type { Clock } from '../clock.ts';
import type { Db } from '../db/database.ts';
import { inTransaction } from '../db/transaction.ts';
import { findProperty } from '../modules/property/index.ts';
import { lockProperty } from './export-repository.ts';
import { countText } from './list-properties.ts';
import { countStays, deleteProperty } from './stay-repository.ts';

/**
 * Removes a hotel and everything of it from the database; says what was removed. Throws while stays are open, because guests rely on them, unless
 * `force` is their exact count.
 */
export async function removeProperty(
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  code: string,
  force: number | null,
): Promise<string> {
  const property = await findProperty(db, code);
  if (!property) throw new Error(`There is no property ${code}`);
  return inTransaction(db, async (tx) => {
    await lockProperty(tx, property.propertyId);
    const { open, past } = await countStays(tx, property, clock.now());
    if (open > 0 && force !== open) {
      throw new Error(
        `${property.code} has ${countText(open, 'open stay', 'open stays')}, so it was not removed. ` +
          `Cancel them first; or remove it with them, which their guests are not told: pnpm property remove ${property.code} --force ${String(open)}`,
      );
    }
    await deleteProperty(tx, property.propertyId);
    return `${property.code} was removed, with ${countText(open, 'open stay', 'open stays')} and ${countText(past, 'past one', 'past ones')}`;
  });
}
