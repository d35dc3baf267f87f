import { formatMoney, formatStayDate } from 'shared/domain';
import type { BookingEventKind } from '../../db/schema.ts';
import { createSigner } from '../../signer.ts';
import type { BookingEvent } from '../booking-event/index.ts';
import {
  describeReservation,
  findReservation,
  hotelsNames,
  isOnRequest,
  type ReservationRow,
  roomSections,
  stayFacts,
  totalLines,
  withoutRefunds,
} from '../booking/index.ts';
import {
  type Composer,
  hotelLetter,
  inLanguageOfMail,
  instantText,
  type LetterLine,
  type MailLanguage,
  type MailPayloads,
  personName,
} from '../mail/index.ts';
import { findNotifications } from '../property/index.ts';
import { findEvent } from './repository.ts';

const subjects = {
  new: 'mail.hotel.new.subject',
  changed: 'mail.hotel.changed.subject',
  cancelled: 'mail.hotel.cancelled.subject',
  'no-show': 'mail.hotel.no-show.subject',
  unpaid: 'mail.hotel.unpaid.subject',
  disputed: 'mail.hotel.disputed.subject',
  paid: 'mail.hotel.changed.subject',
  refunded: 'mail.hotel.changed.subject',
} as const satisfies Record<BookingEventKind, string>;

interface Place {
  readonly language: MailLanguage;
  readonly timeZone: string;
}

/** A booking that the desk has made, as it stood then. */
function sentenceOfDesk(
  { status }: BookingEvent['facts'],
  { hold_expires_at: until }: ReservationRow,
  { language: { translate, locale }, timeZone }: Place,
): string {
  if (status !== 'Held' || until === null) return translate('mail.hotel.by-desk');
  return translate('mail.hotel.held', { until: instantText(until, timeZone, locale) });
}

/** What has happened, in a sentence: by the reason where there is one, else by the kind. */
function sentence(
  { kind, actor, facts }: BookingEvent,
  row: ReservationRow,
  { language, timeZone }: Place,
): string {
  const { translate, locale } = language;
  const amount = formatMoney(facts.amountMinor ?? 0, row.currency, locale);
  switch (facts.reason) {
    case 'on-request-accepted':
      return translate('mail.hotel.accepted');
    case 'on-request-declined':
      return translate('mail.hotel.declined');
    case 'on-request-expired':
      return translate('mail.hotel.request-expired');
    case 'link-paid':
      return translate('mail.hotel.link-paid');
    case 'link-expired':
      return translate('mail.hotel.link-expired');
    case 'link-ended':
      return translate('mail.hotel.link-ended');
    case 'pre-check-in':
      return (facts.amountMinor ?? 0) > 0
        ? translate('mail.hotel.checked-in-extras', { amount })
        : translate('mail.hotel.checked-in');
    case 'asked':
      return translate('mail.hotel.unpaid-asked', { amount });
    case 'given-up':
    case 'not-captured':
      return translate('mail.hotel.unpaid-given-up', { amount });
    default:
  }
  switch (kind) {
    case 'new':
      if (actor === 'desk') return sentenceOfDesk(facts, row, { language, timeZone });
      return isOnRequest(row) ? translate('mail.hotel.on-request') : translate('mail.hotel.new');
    case 'cancelled':
      return actor === 'guest'
        ? translate('mail.hotel.cancelled-by-guest')
        : translate('mail.hotel.cancelled');
    case 'no-show':
      return translate('mail.hotel.no-show');
    case 'unpaid':
      return translate('mail.hotel.unpaid-given-up', { amount });
    case 'disputed':
      return translate('mail.hotel.disputed', { amount });
    case 'changed':
    case 'paid':
    case 'refunded':
      return actor === 'guest' ? translate('mail.hotel.changed-by-guest') : translate('mail.hotel.changed');
    default:
      return kind satisfies never;
  }
}

const longestRequest = 500;
/** One line of what a guest has written. */
const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim().slice(0, longestRequest);

/** Who has booked, how they are reached, and what they ask for. */
function bookerFacts({ booker, notes }: ReservationRow, { translate }: MailLanguage): LetterLine[] {
  const lines = [
    [translate('mail.hotel.booker'), personName(booker)],
    [translate('mail.hotel.email'), booker.email],
    [translate('mail.hotel.phone'), booker.phone ?? ''],
    [translate('mail.hotel.requests'), oneLine(notes ?? '')],
  ] as const;
  return lines.filter(([, value]) => value !== '').map(([label, value]) => ({ label, value }));
}

/** To the hotel: what has happened to a booking, and the booking as it is now. */
export const composeHotelEvent: Composer<MailPayloads['hotel-event']> = async (
  { db, secretKey },
  property,
  { sequence },
) => {
  const { propertyId } = property;
  const notifications = await findNotifications(db, propertyId);
  const event = await findEvent(db, propertyId, sequence);
  const found = event && (await findReservation(db, { propertyId, reservationId: event.reservation_id }));
  if (!notifications || !found) return null;
  // What is on its way back to the guest of a stay is not paid, or the hotel would ask for too little.
  const row = found.status === 'Confirmed' ? await withoutRefunds(db, found) : found;
  const readDeps = { db, preCheckInKey: createSigner(secretKey, 'pre-check-in') };
  return inLanguageOfMail(notifications.languageCode, async (language) => {
    const { translate, locale } = language;
    const booking = await describeReservation(readDeps, property, row, await hotelsNames(db, propertyId));
    const date = formatStayDate(row.date_from, 'short', locale);
    const subject = { reference: row.reference_number, date, name: personName(row.booker) };
    return {
      to: notifications.addresses,
      letter: {
        ...hotelLetter(property, language),
        contact: translate('mail.hotel.why'),
        subject: translate(subjects[event.kind], subject),
        greeting: translate('mail.hotel.greeting'),
        paragraphs: [sentence(event, row, { language, timeZone: property.timeZone })],
        facts: [...stayFacts(booking, language, row.arrival_time), ...bookerFacts(row, language)],
        sections: roomSections(booking, language),
        totals: totalLines(booking, language),
      },
    };
  });
};
