import { addDays, daysBetween, todayIn } from 'shared/domain';
import type { DbTransaction } from '../../../db/database.ts';
import { instantOf } from '../../../instant.ts';
import type { ReservationRow } from '../../booking/index.ts';
import { nameOf } from '../named.ts';
import type { listDues } from '../due-repository.ts';
import { insertDue, lessenDue, moveDue, nextPosition, openOf } from '../due-repository.ts';
import { lessLater } from '../rules.ts';
import { sumOf } from './plan.ts';
import type { Writing } from './writing.ts';

type Dues = Awaited<ReturnType<typeof listDues>>;
export const askedOf = (dues: Dues): number => sumOf(openOf(dues).map((due) => due.amount_minor));

/** Later charges move with the arrival and become less with the total; what is due now is a charge of its own. */
export async function changeDues(
  tx: DbTransaction,
  { row, property, planned, change, dues, now }: Writing & { readonly dues: Dues },
): Promise<ReservationRow['payment_plan']> {
  const open = openOf(dues);
  const still = lessLater(
    open.map((due) => due.amount_minor),
    Math.max(0, planned.totalMinor - row.paid_minor),
  );
  const days = daysBetween(row.date_from, change.dateFrom);
  const today = todayIn(property.timeZone, now);
  const movedTo = (on: string): string => {
    const moved = addDays(on, days);
    return moved < today ? today : moved;
  };
  const morningOf = (on: string): Date => instantOf(on, '08:00', property.timeZone);
  for (const [index, due] of open.entries()) {
    if (days !== 0 && due.state === 'waiting') {
      const on = movedTo(due.due_on);
      await moveDue(tx, due, { on, at: morningOf(on) });
    }
    if (still[index] !== due.amount_minor) await lessenDue(tx, due, still[index] ?? 0);
  }
  if (planned.dueNowMinor > 0) {
    const charge = {
      position: nextPosition(dues),
      due_on: today,
      amount_minor: planned.dueNowMinor,
      currency: row.currency,
    };
    // The guest pays in place first; then the kept card is charged, or the guest has a mail.
    await insertDue(tx, nameOf(row), charge, { now, tryAt: new Date(now.getTime() + 3_600_000) });
  }
  const plan = row.payment_plan;
  if (plan === null) return null;
  const amountAt = new Map(open.map((due, index) => [due.position, still[index] ?? 0]));
  const later = plan.later.map((charge, index) => {
    const amount = amountAt.get(index + 1);
    if (amount === undefined) return charge;
    const on = days === 0 ? charge.on : movedTo(charge.on);
    return { on, amountMinor: amount, dueAt: days === 0 ? charge.dueAt : morningOf(on).toISOString() };
  });
  return { ...plan, dueNowMinor: Math.min(plan.dueNowMinor, planned.totalMinor), later };
}
