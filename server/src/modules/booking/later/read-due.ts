import type { PaymentDue } from 'shared/contracts';
import { toDecimal } from 'shared/domain';
import type { Db } from '../../../db/database.ts';
import { findPaidPaymentOf, gatewayNamed, type PaymentRow } from '../../payment/index.ts';
import type { StoredProperty } from '../../property/index.ts';
import { requireOpenLink, requireReservationToPay } from '../read/find.ts';
import { paymentNameOf } from '../pay/settle.ts';
import { cardReceipt } from '../read/confirmation.ts';
import type { ReservationRow } from '../repository.ts';
import { isStanding } from '../rules.ts';
import { type DueRow, findOpenLater, listDues } from './due-repository.ts';
import { readHeld } from '../by-link/due-by-link.ts';
import { type LaterDeps, settleLater } from './settle-later.ts';

/** The first charge that the guest may pay now: its time has come, and it is not paid. */
export const dueNow = (dues: readonly DueRow[], now: Date): DueRow | undefined =>
  dues.find(({ state, due_at: dueAt }) => state !== 'paid' && dueAt <= now);

/** What the guest is asked for, and what the gateway says of a payment that was begun: that settles it. */
async function actionOf(deps: LaterDeps, open: PaymentRow | undefined): Promise<PaymentDue['paymentAction']> {
  // Only a gateway whose form is in our page has prepared it.
  if (open?.state !== 'pending' || open.gateway_id === null || open.detail['isGuestThere'] !== true)
    return null;
  const outcome = await gatewayNamed(deps, open.provider).lookup(paymentNameOf(open));
  if (outcome.kind === 'action' && 'clientSecret' in outcome.action)
    return { kind: 'Stripe', clientSecret: outcome.action.clientSecret };
  await settleLater(deps, open, outcome);
  return null;
}

const described = (row: ReservationRow, due: DueRow | undefined) => ({
  referenceNumber: row.reference_number,
  dateFrom: row.date_from,
  dateTo: row.date_to,
  amount: toDecimal(due?.amount_minor ?? 0, row.currency),
  currency: row.currency,
  on: due?.due_on ?? null,
});

/** The card that the hotel keeps, as far as it may be known; null when none is kept. */
async function keptCard(db: Db, row: ReservationRow): Promise<PaymentDue['card']> {
  const name = { propertyId: row.property_id, reservationId: row.reservation_id };
  const stands = await findPaidPaymentOf(db, name);
  return (stands?.method ?? null) === null ? null : cardReceipt(stands);
}

/** What of a booking is to be paid now (product.md has no such page; docs/decisions/0064). Throws 404 for a secret that is not known. */
export async function readDue(deps: LaterDeps, property: StoredProperty, token: string): Promise<PaymentDue> {
  const row = await requireReservationToPay(deps, property, token);
  const held = isStanding(row) ? null : await readHeld(deps, row);
  if (held !== null) return held;
  const name = { propertyId: row.property_id, reservationId: row.reservation_id };
  const now = deps.clock.now();
  const first = dueNow(await listDues(deps.db, name), now);
  const paymentAction = first ? await actionOf(deps, await findOpenLater(deps.db, first)) : null;
  // What the gateway said may have settled it.
  const dues = await listDues(deps.db, name);
  const due = dueNow(dues, now);
  if (isStanding(row) && due) {
    const open = await findOpenLater(deps.db, due);
    return {
      ...described(row, due),
      status: 'Due',
      ...(due.position > (row.payment_plan?.later.length ?? 0) ? { isOfChange: true } : {}),
      card: await keptCard(deps.db, row),
      needsApproval: open?.state === 'pending',
      paymentAction,
    };
  }
  const next = dues.find(({ state }) => state === 'waiting');
  if (!isStanding(row) || !next) await requireOpenLink(deps, property, row);
  // Of a link that has done its work.
  const byLink = row.status === 'Confirmed' && dues.length === 0 ? await readHeld(deps, row) : null;
  if (byLink !== null) return byLink;
  const isPaid = dues.length > 0 && dues.every(({ state }) => state === 'paid');
  const last = dues.at(-1);
  return {
    ...described(row, isPaid ? last : isStanding(row) ? next : undefined),
    status: isPaid ? 'Paid' : 'NotDue',
    card: await keptCard(deps.db, row),
    needsApproval: false,
  };
}
