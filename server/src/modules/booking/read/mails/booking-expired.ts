import { emptySearch, formatSearchQuery, pageAddress, roomRequestsOf } from 'shared/domain';
import {
  type Composer,
  greeting,
  hotelLetter,
  inLanguageOfMail,
  type MailPayloads,
} from '../../../mail/index.ts';
import { findPaymentOf, paidStates } from '../../../payment/index.ts';
import { listItems, findReservation, type ItemRow, type ReservationRow } from '../../repository.ts';
import { storedAges, wasOnRequest } from '../../rules.ts';
import { countExpiryMailsBefore } from '../expired-repository.ts';
import { stayFacts } from '../stay-facts.ts';

/** The search that led to a booking (decisions 3). */
function searchPath(code: string, row: ReservationRow, items: readonly ItemRow[]): string {
  const parties = items.map(({ adults, children, infants, ...item }) => ({
    numberOfAdults: adults,
    numberOfChildren: children,
    numberOfInfants: infants,
    ...storedAges(item),
  }));
  const query = formatSearchQuery({
    ...emptySearch,
    fromDate: row.date_from,
    toDate: row.date_to,
    rooms: roomRequestsOf(parties),
    promoCode: row.promo_code,
  });
  return `${pageAddress('rooms-and-rates', { propertyCode: code })}?${query.toString()}`;
}

/** The most mails about unpaid bookings to one address within a day. */
const mailsOfDay = 3;

const endingOf = (row: ReservationRow) => {
  if (wasOnRequest(row)) return 'request-over';
  return row.made_by === null ? 'expired' : 'link-over';
};

const moneyMoved = [...paidStates, 'refund-due', 'refunded'];

/** "Your booking was not completed", with the search to try again; nothing when money has come after all. */
export const composeBookingExpired: Composer<MailPayloads['booking-expired']> = async (
  { db, env },
  property,
  { reservationId },
) => {
  const name = { propertyId: property.propertyId, reservationId };
  const row = await findReservation(db, name);
  if (row?.status !== 'Released') return null;
  const payment = await findPaymentOf(db, name);
  if (payment && moneyMoved.includes(payment.state)) return null;
  // Otherwise a guest who pays for none of many bookings could fill a stranger's mailbox.
  if (row.made_by === null && (await countExpiryMailsBefore(db, row)) >= mailsOfDay) return null;
  const { content } = property;
  const ending = endingOf(row);
  const stay = { dateFrom: row.date_from, dateTo: row.date_to, referenceNumber: row.reference_number };
  const path = searchPath(property.code, row, await listItems(db, name));
  return inLanguageOfMail(row.language_code, (language) => {
    const { translate } = language;
    const subject = { hotel: content.propertyName, reference: row.reference_number };
    return Promise.resolve({
      to: row.booker.email,
      letter: {
        ...hotelLetter(property, language),
        subject: translate(`mail.${ending}.subject`, subject),
        greeting: greeting(language, row.booker),
        paragraphs: [translate(`mail.${ending}.text`), translate('mail.expired.again')],
        facts: stayFacts({ ...stay, property: content }, language),
        action: { label: translate('mail.expired.action'), url: `${env.publicUrl}${path}` },
      },
    });
  });
};
