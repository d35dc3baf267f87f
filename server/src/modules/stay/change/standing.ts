import type { Db } from '../../../db/database.ts';
import { listItems, listItemServices, type ReservationRow } from '../../booking/index.ts';
import { findPaidPaymentOf } from '../../payment/index.ts';
import type { StayActor } from '../actor.ts';
import type { listDues } from '../due-repository.ts';
import { nameOf } from '../named.ts';
import { askedOf } from './dues.ts';
import type { Standing } from './plan.ts';

/** A booking as it stands before a change, with what of it is paid, or asked for. */
export async function readStanding(
  db: Db,
  row: ReservationRow,
  dues: Awaited<ReturnType<typeof listDues>>,
  actor: StayActor,
): Promise<Standing> {
  const name = nameOf(row);
  const payment = row.payment_plan === null ? await findPaidPaymentOf(db, name) : undefined;
  return {
    actor,
    row,
    items: await listItems(db, name),
    services: await listItemServices(db, name),
    askedMinor: askedOf(dues),
    isPaidAtOnce: payment !== undefined && payment.state !== 'guaranteed',
  };
}
