import type { StatusResponse } from 'shared/contracts';
import {
  findOpenPaymentOf,
  findPaymentOf,
  isHoldOver,
  isOpen,
  type PaymentRow,
} from '../../payment/index.ts';
import type { StoredProperty } from '../../property/index.ts';
import { sayFailed, sayReleased } from '../pay/responses.ts';
import { settleByLookup, type SettleDeps } from '../pay/settle.ts';
import type { Said } from '../../../language/index.ts';
import type { ReservationRow } from '../repository.ts';
import { isOnRequest, waitsForLink, wasOnRequest, wireStatus } from '../rules.ts';
import { translate } from '../messages/index.ts';
import { requireReservation } from './find.ts';

type Standing = Pick<StatusResponse, 'success' | 'message' | 'code' | 'params'>;

/** Waiting is neither success nor failure: the page polls during this status. */
const waiting = (): Standing => ({ success: true, message: translate('payment.checking') });
const failed = (said: Said): Standing => ({ success: false, ...said });

function standing(row: ReservationRow, payment: PaymentRow | undefined, now: Date): Standing {
  switch (row.status) {
    case 'Confirmed':
      return { success: true, message: translate('success.booking') };
    case 'Held':
    case 'PendingPayment':
      if (isOnRequest(row)) return { success: true, message: translate('request.waiting') };
      if (!payment && waitsForLink(row)) return failed(translate.say('link.waiting'));
      if (!payment || isOpen(payment.state)) return waiting();
      return failed(
        isHoldOver(row.hold_expires_at, now) ? translate.say('status.released') : sayFailed(payment),
      );
    case 'Cancelled':
      return failed(translate.say('status.cancelled'));
    case 'Refunded':
      return failed(translate.say('status.refunded'));
    case 'Released':
      if (wasOnRequest(row)) return failed(translate.say('request.over'));
      return failed(sayReleased(payment));
    default:
      return row.status satisfies never;
  }
}

/** The state of a booking (decisions 1); an open payment is looked up at the gateway first. */
export async function readStatus(
  deps: SettleDeps,
  property: StoredProperty,
  token: string,
): Promise<StatusResponse> {
  const found = await requireReservation(deps, property, token);
  const name = { propertyId: found.property_id, reservationId: found.reservation_id };
  const open = found.status === 'PendingPayment' ? await findOpenPaymentOf(deps.db, name) : undefined;
  if (open?.state === 'pending') await settleByLookup(deps, open);
  const row = open ? await requireReservation(deps, property, token) : found;
  const payment = row.status === 'Confirmed' ? undefined : await findPaymentOf(deps.db, name);
  return {
    ...standing(row, payment, deps.clock.now()),
    status: wireStatus(row.status),
    ...(isOnRequest(row) ? { onRequest: true } : {}),
  };
}
