import type { AuditEntry, DeskBooking } from 'shared/contracts/desk';
import { toMinor } from 'shared/domain';
import { formatMoney, formatStayDate } from 'shared/runtime';
import { useLocale, useMessages } from 'shared/ui';
import { messages } from '../../messages/index.ts';
import { dateFormat } from './formats.ts';

export const useWords = () => useMessages(messages);

/** The rule of a form's field that may not be empty. */
export function useRequired() {
  const text = useWords();
  return [{ required: true, message: text('desk.missing') }];
}

/** The words for how a booking stands, or how it ended. */
export const statusKey = ({
  status,
  ended,
  heldUntilUtc,
}: Pick<DeskBooking, 'status' | 'ended' | 'heldUntilUtc'>) =>
  `status.${heldUntilUtc === undefined ? (ended ?? status) : 'PendingPayment'}` as const;

/** Actions of history and log that have words; one that a later server knows stays its code. */
const actions = [
  'booking.new',
  'booking.changed',
  'booking.cancelled',
  'booking.no-show',
  'booking.unpaid',
  'booking.paid',
  'booking.refunded',
  'booking.disputed',
  'booking.made',
  'booking.hold-ended',
  'booking.refund',
  'booking.request-accepted',
  'booking.request-declined',
  'booking.invoiced',
  'booking.mail-again',
  'booking.note-written',
  'booking.pre-checked-in',
  'calendar.changed',
  'calendar.undone',
  'property.by-hand-overwritten',
  'person.exported',
  'person.erased',
  'review.published',
  'review.hidden',
  'review.answered',
  'review.answer-removed',
  'staff.invited',
  'staff.invitation-accepted',
  'staff.invitation-withdrawn',
  'staff.role-changed',
  'staff.session-ended',
  'staff.sessions-ended',
  'staff.password-changed',
  'staff.second-factor-set',
  'staff.unused-deleted',
] as const;

export function useActionWords(): (action: string) => string {
  const text = useWords();
  return (action) => {
    const known = actions.find((each) => each === action);
    return known === undefined ? action : text(`action.${known}`);
  };
}

/** Who or what an entry of the log is by: a name, or what there was instead of one; servers before `by` knew of commands alone. */
export function useAuthorWords(): (entry: Pick<AuditEntry, 'name' | 'by'>) => string {
  const text = useWords();
  const others = {
    staff: text('staff.former'),
    token: text('staff.by-token'),
    job: text('by.job'),
    command: text('staff.by-command'),
  };
  return ({ name, by = 'command' }) => name ?? others[by];
}

/** Mails that are about one booking; one that a later server knows stays its code. */
const mailKinds = [
  'booking-confirmation',
  'booking-requested',
  'booking-expired',
  'booking-changed',
  'booking-email-changed',
  'booking-cancelled',
  'refund-made',
  'payment-due',
  'payment-link',
  'pre-check-in-done',
  'review-request',
  'hotel-event',
  'table-booked',
] as const;

export function useMailWords(): (kind: string) => string {
  const text = useWords();
  return (kind) => {
    const known = mailKinds.find((each) => each === kind);
    return known === undefined ? kind : text(`mail.${known}`);
  };
}

/** Money as the desk reads it. */
export function useMoney(): (amount: number, currency: string) => string {
  const locale = useLocale();
  return (amount, currency) => formatMoney(toMinor(amount, currency), currency, locale);
}

/** Days, instants and money as the desk reads them, in the hotel's zone. */
export function useTexts(timeZone: string) {
  const locale = useLocale();
  return {
    day: (date: string): string => formatStayDate(date, 'short', locale),
    instant: (at: string): string =>
      dateFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(new Date(at)),
    money: useMoney(),
  };
}
