import { formatMoney, listText } from 'shared/domain';
import type { Db } from '../../../db/database.ts';
import {
  bookingCalendarAttachment,
  findReservation,
  type ItemRow,
  listItems,
  type ReservationName,
  type ReservationRow,
  stayFacts,
} from '../../booking/index.ts';
import {
  type Composer,
  greeting,
  hotelLetter,
  inLanguageOfMail,
  type MailLanguage,
  type MailPayloads,
} from '../../mail/index.ts';
import type { StoredProperty } from '../../property/index.ts';
import { listRefunds } from '../refund-repository.ts';

interface Written {
  readonly row: ReservationRow;
  readonly property: StoredProperty;
  readonly language: MailLanguage;
}

function moneyLines(
  { row, language }: Written,
  { feeMinor, refundMinor }: { readonly feeMinor: number; readonly refundMinor: number },
) {
  const { translate, locale } = language;
  const money = (minor: number) => formatMoney(minor, row.currency, locale);
  return [
    { label: translate('mail.cancelled.fee'), value: money(feeMinor) },
    ...(refundMinor > 0 ? [{ label: translate('mail.cancelled.refund'), value: money(refundMinor) }] : []),
  ];
}

/** What has happened, in the words for who did it. */
function sentenceOf(
  { translate }: MailLanguage,
  { isAll, by, noShow, rooms }: { isAll: boolean; by: 'guest' | 'desk'; noShow: boolean; rooms: string },
): string {
  if (noShow) return translate(isAll ? 'mail.no-show.text' : 'mail.no-show.room-text', { rooms });
  if (by === 'desk')
    return translate(isAll ? 'mail.cancelled.by-hotel' : 'mail.cancelled.room-by-hotel', { rooms });
  return translate(isAll ? 'mail.cancelled.text' : 'mail.cancelled.room-text', { rooms });
}

const subjectOf = ({ isAll, noShow }: { readonly isAll: boolean; readonly noShow: boolean }) => {
  if (noShow) return 'mail.no-show.subject';
  return isAll ? 'mail.cancelled.subject' : 'mail.cancelled.room-subject';
};

const namesOf = (items: readonly ItemRow[], { locale }: MailLanguage): string =>
  listText(
    items.map(({ room_type_name: name, guests: [lead] }) => {
      const guest = [lead?.firstName, lead?.lastName].filter(Boolean).join(' ');
      return guest === '' ? name : `${name} (${guest})`;
    }),
    locale,
  );

/** Of all that is to go back, whatever for. */
const openRefundsMinor = async (db: Db, name: ReservationName): Promise<number> =>
  (await listRefunds(db, name))
    .filter(({ state }) => state === 'due' || state === 'delayed')
    .reduce((sum, refund) => sum + refund.amount_minor, 0);

/** What was cancelled, what is kept and what goes back; with a calendar file that takes the stay away once no room is left. */
export const composeBookingCancelled: Composer<MailPayloads['booking-cancelled']> = async (
  { db, env },
  property,
  { reservationId, itemIds, version, by = 'guest', noShow = false, refundMinor: agreed },
) => {
  const name = { propertyId: property.propertyId, reservationId };
  const row = await findReservation(db, name);
  if (!row) return null;
  const items = (await listItems(db, name)).filter((item) => itemIds.includes(item.reservation_item_id));
  const feeMinor = items.reduce((sum, item) => sum + item.total_minor, 0);
  const refundMinor = agreed ?? (await openRefundsMinor(db, name));
  // Of the last cancellation only: one before it has left rooms to come for.
  const isAll = row.status === 'Cancelled' && row.stay_version === version;
  const { content } = property;
  const stay = { dateFrom: row.date_from, dateTo: row.date_to, referenceNumber: row.reference_number };
  return inLanguageOfMail(row.language_code, (language) => {
    const { translate } = language;
    const written = { row, property, language };
    const subject = { hotel: content.propertyName, reference: row.reference_number };
    return Promise.resolve({
      to: row.booker.email,
      letter: {
        ...hotelLetter(property, language),
        subject: translate(subjectOf({ isAll, noShow }), subject),
        greeting: greeting(language, row.booker),
        paragraphs: [
          sentenceOf(language, { isAll, by, noShow, rooms: namesOf(items, language) }),
          ...(refundMinor > 0 ? [translate('mail.cancelled.refund-text')] : []),
        ],
        facts: stayFacts({ ...stay, property: content }, language),
        totals: moneyLines(written, { feeMinor, refundMinor }),
      },
      attachments: isAll ? [bookingCalendarAttachment(written, env.publicUrl, 'CANCEL')] : [],
    });
  });
};
