import dayjs from 'dayjs';
import { sql } from 'kysely';
import { todayIn } from 'shared/domain';
import type { Db, DbTransaction } from '../../db/database.ts';
import type { Between } from '../../db/purge.ts';
import { inTransaction } from '../../db/transaction.ts';
import { tryHouses } from '../../db/try-item.ts';
import type { AppDeps } from '../../deps.ts';
import {
  eraseAccount,
  eraseInvoices,
  eraseStays,
  eraseTables,
  type HouseOfRetention,
  listHouses,
  listPastInvoices,
  listPastStays,
  listTables,
  listUnbooked,
  listUnusedAccounts,
} from './repository.ts';

/** How long personal text stays where a hotel has set nothing (docs/privacy.md). */
const usual = { stayMonths: 24, unbookedDays: 30, accountMonths: 36, invoiceYears: 10 };

/** Small enough that its locks delay no guest. */
const batch = 100;

type List = (db: Db) => Promise<string[]>;
type Erase = (tx: DbTransaction, ids: readonly string[]) => Promise<void>;

/** A batch in each transaction, until no row is left. */
async function eraseInBatches(db: Db, list: List, erase: Erase, between: Between): Promise<void> {
  for (;;) {
    const count = await inTransaction(db, async (tx) => {
      const ids = await list(tx);
      await erase(tx, ids);
      return ids.length;
    });
    if (count < batch || !(await between())) return;
  }
}

async function eraseOf(db: Db, house: HouseOfRetention, now: Date, between: Between): Promise<void> {
  const { propertyId, timeZone } = house;
  const {
    stayMonths = usual.stayMonths,
    unbookedDays = usual.unbookedDays,
    accountMonths = usual.accountMonths,
    invoiceYears = usual.invoiceYears,
  } = house.retention;
  const today = todayIn(timeZone, now);
  const stayBefore = dayjs(today).subtract(stayMonths, 'month').format('YYYY/MM/DD');
  // Periods of the law begin at the end of a year.
  const invoicesBefore = Number(today.slice(0, 4)) - invoiceYears;
  const unbookedBefore = dayjs(now).subtract(unbookedDays, 'day').toDate();
  const accountBefore = dayjs(now).subtract(accountMonths, 'month').toDate();
  const stays: Erase = (tx, ids) => eraseStays(tx, propertyId, ids, now);
  await eraseInBatches(db, (tx) => listPastStays(tx, propertyId, stayBefore, batch), stays, between);
  await eraseInBatches(db, (tx) => listUnbooked(tx, propertyId, unbookedBefore, batch), stays, between);
  await eraseInBatches(
    db,
    (tx) => listTables(tx, propertyId, sql`visit_date < ${stayBefore}`, batch),
    (tx, ids) => eraseTables(tx, propertyId, ids, now),
    between,
  );
  await eraseInBatches(
    db,
    (tx) => listPastInvoices(tx, propertyId, invoicesBefore, batch),
    (tx, numbers) => eraseInvoices(tx, propertyId, numbers, now),
    between,
  );
  await eraseInBatches(
    db,
    (tx) => listUnusedAccounts(tx, propertyId, { before: accountBefore, today, limit: batch }),
    async (tx, ids) => {
      for (const userId of ids) await eraseAccount(tx, propertyId, userId, now);
    },
    between,
  );
}

/** Replaces the personal text of what is over, hotel by hotel and in small batches; may run in several processes at once. */
export async function eraseOver(
  deps: Pick<AppDeps, 'db' | 'clock' | 'logger'>,
  between: Between = () => Promise.resolve(true),
): Promise<void> {
  await tryHouses(deps, {
    job: 'retention',
    houses: await listHouses(deps.db),
    work: (house) => eraseOf(deps.db, house, deps.clock.now(), between),
    goesOn: between,
  });
}
