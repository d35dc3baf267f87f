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
