import { pageAddress } from 'shared/domain';
import type { MoneySource, Payment, PaymentRow } from '../../payment/index.ts';
import type { StoredProperty } from '../../property/index.ts';
import { paymentNameOf } from '../pay/settle.ts';
import type { ReservationRow } from '../repository.ts';

/** How long a guest may take at the bank; the rooms are sold, so nothing else waits. */
const approvalMs = 24 * 3_600_000;

/** The page on which guests pay what is due of a booking. */
export const payPath = (propertyCode: string, row: Pick<ReservationRow, 'confirmation_token'>): string =>
  pageAddress('pay', { propertyCode, confirmationToken: row.confirmation_token });

interface Later {
  readonly payment: PaymentRow;
  readonly row: ReservationRow;
  readonly property: StoredProperty | null;
  readonly source: MoneySource;
}

/** A later charge as gateways are asked for it. */
export const laterPayment = ({ payment, row, property, source }: Later, now: Date): Payment => ({
  ...paymentNameOf(payment),
  amountMinor: payment.amount_minor,
  currency: payment.currency,
  email: row.booker.email,
  description: property?.content.propertyName ?? row.reference_number,
  source,
  keep: null,
  returnPath: property === null ? '/' : payPath(property.code, row),
  confirmationToken: row.confirmation_token,
  expiresAt: new Date(now.getTime() + approvalMs),
});
