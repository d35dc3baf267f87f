import type { PersonalData } from 'shared/contracts';
import { todayIn } from 'shared/domain';
import type { Db, DbTransaction } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { AppDeps } from '../../deps.ts';
import type { StoredProperty } from '../property/index.ts';
import {
  countPerson,
  eraseAddress,
  eraseGuest,
  findPerson,
  listOpenTables,
  type Person,
  readPerson,
  tablesOf,
  type Who,
} from './person-repository.ts';
import { eraseAccount, eraseStays, eraseTables, listTables } from './repository.ts';

type Deps = Pick<AppDeps, 'db' | 'clock'>;
type Hotel = Pick<StoredProperty, 'propertyId' | 'timeZone'>;
type Open = PersonalData['open'];

interface Found {
  readonly person: Person;
  /** What keeps the person from being erased. */
  readonly open: Open;
}

async function find(db: Db, { clock }: Deps, { propertyId, timeZone }: Hotel, who: Who): Promise<Found> {
  const today = todayIn(timeZone, clock.now());
  const person = await findPerson(db, propertyId, who, today);
  const tables = await listOpenTables(db, propertyId, who, today);
  const open: Open = [
    ...person.stays.flatMap((stay) =>
      stay.open === null ? [] : [{ kind: stay.open, referenceNumber: stay.reference }],
    ),
    ...tables.map((referenceNumber) => ({ kind: 'Table' as const, referenceNumber })),
  ];
  return { person, open };
}

const most = 999;
const shown = (count: number): number => Math.min(count, most);

/** What a hotel has of a person, in numbers. */
export async function describePerson(deps: Deps, hotel: Hotel, who: Who): Promise<PersonalData> {
  const { person, open } = await find(deps.db, deps, hotel, who);
  const counts = await countPerson(deps.db, hotel.propertyId, who, person);
  const own = person.stays.filter(({ isOwn }) => isOwn).length;
  return {
    emailAddress: who.emailKey,
    hasAccount: person.userId !== null,
    savedCards: shown(counts.savedCards),
    stays: shown(own),
    staysOfOthers: shown(person.stays.length - own),
    tables: shown(counts.tables),
    reviews: shown(counts.reviews),
    invoices: shown(counts.invoices),
    open,
  };
}

/** Everything that a hotel has of a person. */
export async function exportPerson(deps: Deps, hotel: Hotel, who: Who): Promise<object> {
  const { person } = await find(deps.db, deps, hotel, who);
  return readPerson(deps.db, hotel.propertyId, who, person);
}

export type Erasure =
  | { readonly kind: 'erased'; readonly stays: number; readonly tables: number; readonly hasAccount: boolean }
  /** Stays that are not over, or whose money is not settled; nothing was erased. */
  | { readonly kind: 'open'; readonly open: Open };

/** More than any person has. */
const all = 100_000;

/** Erases a person from a hotel, in one transaction; not while a stay is open or its money is under way. Issued invoices stay, as the law asks. */
export const erasePerson = (deps: Deps, hotel: Hotel, who: Who): Promise<Erasure> =>
  inTransaction(deps.db, (tx) => erasePersonIn(tx, deps, hotel, who));

/** The same in a transaction that does more. */
export async function erasePersonIn(tx: DbTransaction, deps: Deps, hotel: Hotel, who: Who): Promise<Erasure> {
  const { propertyId } = hotel;
  const now = deps.clock.now();
  const { person, open } = await find(tx, deps, hotel, who);
  if (open.length > 0) return { kind: 'open', open };
  const { userId } = person;
  const ids = person.stays.filter(({ isOwn }) => isOwn).map(({ id }) => id);
  const tables = await listTables(tx, propertyId, tablesOf(who), all);
  await eraseTables(tx, propertyId, tables, now);
  await eraseStays(tx, propertyId, ids, now);
  await eraseGuest(tx, propertyId, who.emailKey);
  if (userId !== null) await eraseAccount(tx, propertyId, userId, now);
  await eraseAddress(tx, propertyId, who.emailKey);
  return { kind: 'erased', stays: ids.length, tables: tables.length, hasAccount: userId !== null };
}
