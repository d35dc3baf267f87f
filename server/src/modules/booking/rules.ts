import { PaymentType, type ReservationStatus, type StayDate } from 'shared/contracts';
import { addDays, instantIn } from 'shared/domain';
import type { StoredStatus } from '../../db/schema.ts';
import type { ItemRow, ReservationRow } from './repository.ts';

/**
 * A booking that the hotel has to accept: on a company's invoice, without the company's proof. It holds no rooms and has no payment, so no other booking
 * is `Held` on a company's invoice.
 */
export const isOnRequest = (row: Pick<ReservationRow, 'status' | 'payment_type'>): boolean =>
  row.status === 'Held' && wasOnRequest(row);

/** The same for one that has ended: bookings with a hold for a payment are paid online. */
export const wasOnRequest = (row: Pick<ReservationRow, 'payment_type'>): boolean =>
  row.payment_type === PaymentType.companyInvoice;

/** Made by the desk, and its rooms are held until its guest has paid by the link. */
export const waitsForLink = (row: Pick<ReservationRow, 'status' | 'made_by'>): boolean =>
  row.made_by !== null && (row.status === 'Held' || row.status === 'PendingPayment');

/**
 * The number of the next payment. The first one is Create's, after which a declined card gives the rooms back; a booking by the desk has none, so that its rooms stay held
 * however often its guest tries.
 */
export const nextAttempt = (
  row: Pick<ReservationRow, 'made_by'>,
  last: { readonly attempt: number } | undefined,
): number => (last?.attempt ?? (row.made_by === null ? 0 : 1)) + 1;

/** Whether money is charged for it: it is confirmed, or was, and a fee is left of it. */
export const isStanding = ({ status }: Pick<ReservationRow, 'status'>): boolean =>
  status === 'Confirmed' || status === 'Cancelled';

/** A status in the words of the wire: clients of earlier releases know no cancelled booking, and what is over after it stood is refunded. */
export const wireStatus = (status: StoredStatus): ReservationStatus =>
  status === 'Cancelled' ? 'Refunded' : status;

/** The ages of a room's guests, where the booking knows them. */
export const storedAges = ({ ages }: Pick<ItemRow, 'ages'>): { ages?: number[] } =>
  ages === null ? {} : { ages: [...ages] };

/** When the links of a booking end: after so many whole days since the day of departure, on the hotel's calendar. */
export const linkEndsAt = (departure: StayDate, days: number, timeZone: string): Date =>
  instantIn(timeZone, addDays(departure, days + 1), '00:00');

/** How long a hotel has to say yes: over a weekend, and a holiday beside it. */
export const requestMs = 96 * 3600 * 1000;
