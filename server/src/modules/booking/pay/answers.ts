import type { CreateConflict, CreateResponse, ErrorBody } from 'shared/contracts';
import { toDecimal } from 'shared/domain';
import type { PaymentRow } from '../../payment/index.ts';
import type { ReservationRow } from '../repository.ts';
import { translate } from '../translate.ts';
import type { Gone } from './hold.ts';

/** What Create says at last: kept with the Idempotency-Key and said again when asked again. */
export interface KeptAnswer {
  readonly status: number;
  readonly body: CreateResponse | CreateConflict | ErrorBody;
}

type Made = Pick<ReservationRow, 'reference_number' | 'confirmation_token' | 'total_minor' | 'currency'>;

const createResponse = (
  row: Made,
  rest: Pick<CreateResponse, 'status' | 'message' | 'paymentUrl' | 'expiresAtUtc'>,
): KeptAnswer => ({
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
export const requestedAnswer = (row: Made): KeptAnswer => {
  const { status, body } = createResponse(row, {
    status: 'PendingPayment',
    message: translate('request.made'),
    paymentUrl: null,
    expiresAtUtc: null,
  });
  return { status, body: { ...body, onRequest: true } };
};

export const confirmedAnswer = (row: Made): KeptAnswer =>
  createResponse(row, {
    status: 'Confirmed',
    message: translate('success.booking'),
    paymentUrl: null,
    expiresAtUtc: null,
  });

/** … to a booking that waits for no payment. */
export const unpaidAnswer = (row: Made & Pick<ReservationRow, 'status'>): KeptAnswer =>
  row.status === 'Held' ? requestedAnswer(row) : confirmedAnswer(row);

export const actionAnswer = (row: Made, paymentUrl: string, expiresAt: Date): KeptAnswer =>
  createResponse(row, {
    status: 'RequiresAction',
    message: translate('payment.action'),
    paymentUrl,
    expiresAtUtc: expiresAt.toISOString(),
  });

/** The gateway has not said yet: the Status page asks again. */
export const pendingAnswer = (row: Made, expiresAt: Date): KeptAnswer =>
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
  'timed-out',
  'cancelled',
  'unavailable',
  'unreachable',
] as const;

/** Why a payment came to nothing, for the guest; always that nothing was charged. */
export function declineText(reason: unknown): string {
  const key = declineKeys.find((candidate) => candidate === reason);
  return key ? translate(`payment.${key}`) : translate('status.released');
}

export const refundedAnswer = (): KeptAnswer => ({
  status: 409,
  body: translate.say('status.refunded'),
});

/** A refusal of a payment: the guest's or the card's doing, or that the gateway is away, which passes by itself. */
const refusedPayment = (payment: PaymentRow | undefined, message: string): KeptAnswer =>
  payment?.detail['reason'] === 'unreachable'
    ? { status: 503, body: { message, modelState: { PaymentType: [message] } } }
    : { status: 422, body: { message } };

/** Nothing was decided: the same key may be used again, and begins anew. */
export const isPassing = ({ status }: KeptAnswer): boolean => status === 503;

const isGivenBack = (payment: PaymentRow | undefined): boolean =>
  payment?.state === 'refund-due' || payment?.state === 'refunded';

/** The rooms were released: for want of a payment, or the payment came too late and goes back. */
export const releasedText = (payment: PaymentRow | undefined): string =>
  isGivenBack(payment) ? translate('status.refunded') : declineText(payment?.detail['reason']);

export const releasedAnswer = (payment: PaymentRow | undefined): KeptAnswer =>
  isGivenBack(payment) ? refundedAnswer() : refusedPayment(payment, releasedText(payment));

/** A try that came to nothing while the rooms stay held: the guest may try again. */
export const failedText = (payment: PaymentRow): string =>
  `${declineText(payment.detail['reason'])} ${translate('status.still-held')}`;

export const failedAnswer = (payment: PaymentRow): KeptAnswer =>
  isGivenBack(payment) ? refundedAnswer() : refusedPayment(payment, failedText(payment));

/** There is nothing left to pay again for. */
export const holdOverAnswer = (): KeptAnswer => ({
  status: 409,
  body: translate.say('pay-again.over'),
});

/** What was booked before is not what is asked for now. */
export const bookedOtherwiseAnswer = (): KeptAnswer => ({
  status: 409,
  body: translate.say('pay-again.confirmed'),
});

/** Another card was given while the payment with the first one cannot be taken back: not a 409, after which a page books anew. */
export const stillOpenAnswer = (): KeptAnswer => ({
  status: 422,
  body: translate.say('pay-again.still-open'),
});

/** The hotel has not said yes: there is nothing to pay for. */
export const stillRequestedAnswer = (): KeptAnswer => ({
  status: 422,
  body: translate.say('request.waiting'),
});

/** What is paid again is what is held. */
export const otherRoomsAnswer = (): KeptAnswer => ({
  status: 409,
  body: translate.say('pay-again.other-rooms'),
});

/** Something is gone, nothing was taken. */
export function goneAnswer(result: Gone): KeptAnswer {
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
