import type { StatusResponse } from 'shared/contracts';
import { findPaymentOf } from '../payment/repository.ts';
import type { StoredProperty } from '../property/repository.ts';
import { releasedText } from './answers.ts';
import { requireReservation } from './find.ts';
import type { ReservationRow } from './repository.ts';
import { settleByLookup, type SettleDeps } from './settle.ts';
import { translate } from './translate.ts';

const isWaiting = (row: ReservationRow): boolean => row.status === 'Held' || row.status === 'PendingPayment';

async function messageOf(deps: SettleDeps, row: ReservationRow): Promise<string> {
  switch (row.status) {
    case 'Confirmed':
      return translate('success.booking');
    case 'Held':
    case 'PendingPayment':
      return translate('payment.checking');
    case 'Refunded':
      return translate('status.refunded');
    case 'Released': {
      const name = { propertyId: row.property_id, reservationId: row.reservation_id };
      return releasedText(await findPaymentOf(deps.db, name));
    }
    default:
      return row.status satisfies never;
  }
}

/** Where a booking stands (decisions 1); one that waits for its payment has the gateway asked, whichever comes first. */
export async function readStatus(
  deps: SettleDeps,
  property: StoredProperty,
  token: string,
): Promise<StatusResponse> {
  const found = await requireReservation(deps, property, token);
  const name = { propertyId: found.property_id, reservationId: found.reservation_id };
  const payment = found.status === 'PendingPayment' ? await findPaymentOf(deps.db, name) : undefined;
  if (payment?.state === 'pending') await settleByLookup(deps, payment);
  const row = payment ? await requireReservation(deps, property, token) : found;
  // Waiting is neither: the page asks again while the status says so.
  const success = row.status === 'Confirmed' || isWaiting(row);
  return { success, message: await messageOf(deps, row), status: row.status };
}
