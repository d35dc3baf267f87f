import type { CreateConflict, CreateResponse, ErrorBody, PaymentDueResponse } from 'shared/contracts';
import { toDecimal } from 'shared/domain';
import type { PaymentRow } from '../../payment/index.ts';
import type { Said } from '../../../language/index.ts';
import type { ReservationRow } from '../repository.ts';
import { translate } from '../messages/index.ts';
import type { Shortage } from './hold.ts';

/** The final response of Create: stored with the Idempotency-Key, and replayed for it. */
export interface StoredResponse {
  readonly status: number;
  readonly body: CreateResponse | CreateConflict | PaymentDueResponse | ErrorBody;
}

type Made = Pick<ReservationRow, 'reference_number' | 'confirmation_token' | 'total_minor' | 'currency'>;

const createResponse = (
  row: Made,
  rest: Pick<CreateResponse, 'status' | 'message' | 'paymentUrl' | 'expiresAtUtc'>,
): StoredResponse => ({
  status: 200,
  body: {
    success: true,
    referenceNumber: row.reference_number,
    confirmationToken: row.confirmation_token,
    totalPrice: toDecimal(row.total_minor, row.currency),
    currency: row.currency,
    ...rest,
  },
});

/** The hotel has to agree: nothing is paid yet, and no rooms are held. */
export const requestedResponse = (row: Made): StoredResponse => {
  const { status, body } = createResponse(row, {
    status: 'PendingPayment',
    message: translate('request.made'),
    paymentUrl: null,
    expiresAtUtc: null,
  });
  return { status, body: { ...body, onRequest: true } };
};

export const confirmedResponse = (row: Made): StoredResponse =>
  createResponse(row, {
    status: 'Confirmed',
    message: translate('success.booking'),
    paymentUrl: null,
    expiresAtUtc: null,
  });

/** … to a booking that waits for no payment. */
export const unpaidResponse = (row: Made & Pick<ReservationRow, 'status'>): StoredResponse =>
  row.status === 'Held' ? requestedResponse(row) : confirmedResponse(row);

/** Made by the desk: the guest gets a link to pay. */
export const linkResponse = (row: Made, expiresAt: Date): StoredResponse =>
  createResponse(row, {
    status: 'PendingPayment',
    message: translate('link.waiting'),
    paymentUrl: null,
    expiresAtUtc: expiresAt.toISOString(),
  });

export const actionResponse = (row: Made, paymentUrl: string, expiresAt: Date): StoredResponse =>
  createResponse(row, {
    status: 'RequiresAction',
    message: translate('payment.action'),
    paymentUrl,
    expiresAtUtc: expiresAt.toISOString(),
  });

/** The gateway has not decided yet: the Status page polls. */
export const pendingResponse = (row: Made, expiresAt: Date): StoredResponse =>
  createResponse(row, {
    status: 'PendingPayment',
    message: translate('payment.checking'),
    paymentUrl: null,
    expiresAtUtc: expiresAt.toISOString(),
  });

const declineKeys = [
  'declined',
  'insufficient-funds',
  'expired-card',
  'wrong-code',
  'processing-error',
  'refused',
  'email',
  'timed-out',
  'cancelled',
  'unavailable',
  'unreachable',
] as const;

/** Why a payment failed, for the guest; it always says that nothing was charged. */
export function sayDecline(reason: unknown): Said {
  const key = declineKeys.find((candidate) => candidate === reason);
  return translate.say(key ? `payment.${key}` : 'status.released');
}

/** The bank asks the guest. */
export const sayAction = (): Said => translate.say('payment.action');

export const refundedResponse = (): StoredResponse => ({
  status: 409,
  body: translate.say('status.refunded'),
});

/** A payment that failed: 422 because of the guest or the card, 503 while the gateway is unreachable, 400 where it takes no such e-mail address. */
function declinedResponse(payment: PaymentRow | undefined, body: Said): StoredResponse {
  const reason = payment?.detail['reason'];
  if (reason !== 'email') return { status: reason === 'unreachable' ? 503 : 422, body };
  const { code, message } = translate.say('validation.email');
  const path = 'Booker.Email';
  return {
    status: 400,
    body: { ...body, modelState: { [path]: [message] }, modelStateCodes: { [path]: [code] } },
  };
}

/** Nothing was decided: the same key may be used again, for a new attempt. */
export const isPassing = ({ status }: StoredResponse): boolean => status === 503;

const isRefunded = (payment: PaymentRow | undefined): boolean =>
  payment?.state === 'refund-due' || payment?.state === 'refunded';

/** The rooms were released: the payment failed, or came too late and is refunded. */
export const sayReleased = (payment: PaymentRow | undefined): Said =>
  isRefunded(payment) ? translate.say('status.refunded') : sayDecline(payment?.detail['reason']);

export const releasedResponse = (payment: PaymentRow | undefined): StoredResponse =>
  isRefunded(payment) ? refundedResponse() : declinedResponse(payment, sayReleased(payment));

/** A failed attempt while the rooms stay held: the guest may retry. */
export function sayFailed(payment: PaymentRow): Said {
  const declined = sayDecline(payment.detail['reason']);
  return { ...declined, message: `${declined.message} ${translate('status.still-held')}` };
}

export const failedResponse = (payment: PaymentRow): StoredResponse =>
  isRefunded(payment) ? refundedResponse() : declinedResponse(payment, sayFailed(payment));

/** The hold has expired: there is nothing left to pay for. */
export const holdExpiredResponse = (): StoredResponse => ({
  status: 409,
  body: translate.say('pay-again.over'),
});

/** The booking is confirmed, with other rooms than this request has. */
export const bookedOtherwiseResponse = (): StoredResponse => ({
  status: 409,
  body: translate.say('pay-again.confirmed'),
});

/** Another card was given while the payment with the first one cannot be cancelled. Not a 409, after which a page would make a new booking. */
export const stillOpenResponse = (): StoredResponse => ({
  status: 422,
  body: translate.say('pay-again.still-open'),
});

/** The hotel has not accepted the booking: there is nothing to pay for. */
export const stillRequestedResponse = (): StoredResponse => ({
  status: 422,
  body: translate.say('request.waiting'),
});

/** The rooms of the request are not the held ones. */
export const otherRoomsResponse = (): StoredResponse => ({
  status: 409,
  body: translate.say('pay-again.other-rooms'),
});

/** Something is sold out; nothing was taken. */
export function shortageResponse(result: Shortage): StoredResponse {
  switch (result.kind) {
    case 'rooms-gone':
      return {
        status: 409,
        body: {
          ...translate.say('error.combination-not-available'),
          exceedingRoomIndexes: [...result.indexes],
        },
      };
    case 'extras-gone':
      return { status: 409, body: translate.say('error.selection-not-available') };
    case 'voucher-gone':
      return { status: 409, body: translate.say('error.voucher-invalid') };
    default:
      return result satisfies never;
  }
}
