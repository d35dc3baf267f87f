import type { PaymentDue } from 'shared/contracts';
import { toDecimal } from 'shared/domain';
import { findPaidPaymentOf, isHoldOver } from '../../payment/index.ts';
import { cardReceipt } from '../read/confirmation.ts';
import { translate } from '../messages/index.ts';
import { paymentActionOf } from '../pay/payment-action.ts';
import type { StoredResponse } from '../pay/responses.ts';
import type { SettleDeps } from '../pay/settle.ts';
import { findReservation, type ReservationRow } from '../repository.ts';
import { waitsForLink } from '../rules.ts';

/** What the link asks for; minor units. Nothing where a card is wanted as a guarantee. */
export const dueByLink = (row: Pick<ReservationRow, 'payment_plan' | 'total_minor'>): number =>
  row.payment_plan?.dueNowMinor ?? row.total_minor;

export const paidByLink = (): StoredResponse => ({
  status: 200,
  body: { success: true, message: translate('link.confirmed'), status: 'Paid', paymentUrl: null },
});

/** A response of Create in the words of the page on which guests pay. */
export function linkResponseOf({ status, body }: StoredResponse): StoredResponse {
  if (!('confirmationToken' in body)) return { status, body };
  if (body.status === 'Confirmed') return paidByLink();
  const { message, paymentUrl } = body;
  const isAsked = body.status === 'RequiresAction';
  return {
    status,
    body: {
      success: true,
      message,
      status: isAsked ? 'RequiresAction' : 'Pending',
      paymentUrl: isAsked ? paymentUrl : null,
    },
  };
}

/** What the link of a booking asks for now; null for a booking that none was made for, or whose later charges are what is to be paid. */
export async function readHeld(deps: SettleDeps, given: ReservationRow): Promise<PaymentDue | null> {
  if (given.made_by === null || given.hold_expires_at === null) return null;
  const name = { propertyId: given.property_id, reservationId: given.reservation_id };
  // First, because the gateway may say that all is paid.
  const paymentAction = await paymentActionOf(deps, given.property_id, given.confirmation_token);
  const row = (await findReservation(deps.db, name)) ?? given;
  const { currency, hold_expires_at: until } = row;
  const isOpen = waitsForLink(row) && !isHoldOver(until, deps.clock.now());
  const isPaid = row.status === 'Confirmed';
  const mandate = row.payment_plan?.mandate ?? null;
  return {
    status: isPaid ? 'Paid' : isOpen ? 'Due' : 'NotDue',
    referenceNumber: row.reference_number,
    dateFrom: row.date_from,
    dateTo: row.date_to,
    amount: toDecimal(dueByLink(row), currency),
    currency,
    on: null,
    card: isPaid ? cardReceipt(await findPaidPaymentOf(deps.db, name)) : null,
    needsApproval: false,
    heldUntilUtc: (until ?? deps.clock.now()).toISOString(),
    ...(isOpen && mandate !== null ? { mandate } : {}),
    ...(isOpen && paymentAction !== null ? { paymentAction } : {}),
  };
}
