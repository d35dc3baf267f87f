import { sql } from 'kysely';
import { todayIn } from 'shared/domain';
import { inTransaction } from '../../db/transaction.ts';
import type { AppDeps } from '../../deps.ts';
import { emailKeyOf } from '../mail/index.ts';
import type { StoredProperty } from '../property/index.ts';
import {
  eraseAccount,
  eraseAddress,
  eraseGuest,
  eraseStays,
  eraseTables,
  findPerson,
  listTables,
  readPerson,
} from './repository.ts';

type Deps = Pick<AppDeps, 'db' | 'clock'>;
type Hotel = Pick<StoredProperty, 'propertyId' | 'timeZone'>;

/** Everything that a hotel has of a person, found by the e-mail address. */
export async function exportPerson(
  { db, clock }: Deps,
  { propertyId, timeZone }: Hotel,
  email: string,
): Promise<object> {
  const emailKey = emailKeyOf(email);
  const person = await findPerson(db, propertyId, emailKey, todayIn(timeZone, clock.now()));
  return readPerson(db, propertyId, emailKey, person);
}

export type Erasure =
  | { readonly kind: 'erased'; readonly stays: number; readonly tables: number; readonly hasAccount: boolean }
  /** Stays that are not over, or whose money is not settled; nothing was erased. */
  | { readonly kind: 'open'; readonly references: readonly string[] };

/** More than any person has. */
const all = 100_000;

/** Erases a person from a hotel, in one transaction; not while a stay is open or its money is under way. Issued invoices stay, as the law asks. */
export const erasePerson = (
  { db, clock }: Deps,
  { propertyId, timeZone }: Hotel,
  email: string,
): Promise<Erasure> =>
  inTransaction(db, async (tx): Promise<Erasure> => {
    const now = clock.now();
    const today = todayIn(timeZone, now);
    const emailKey = emailKeyOf(email);
    const { stays, userId } = await findPerson(tx, propertyId, emailKey, today);
    const mine = sql`lower(trim(email)) = ${emailKey}`;
    const openTables = await listTables(tx, propertyId, sql`${mine} and visit_date >= ${today}`, 1);
    const open = stays.filter(({ isOpen }) => isOpen).map(({ reference }) => reference);
    if (open.length > 0 || openTables.length > 0) return { kind: 'open', references: open };
    const tables = await listTables(tx, propertyId, mine, all);
    const ids = stays.filter(({ isOwn }) => isOwn).map(({ id }) => id);
    await eraseTables(tx, propertyId, tables, now);
    await eraseStays(tx, propertyId, ids, now);
    await eraseGuest(tx, propertyId, emailKey);
    if (userId !== null) await eraseAccount(tx, propertyId, userId, now);
    await eraseAddress(tx, propertyId, emailKey);
    return { kind: 'erased', stays: ids.length, tables: tables.length, hasAccount: userId !== null };
  });
