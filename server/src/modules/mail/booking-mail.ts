import type { Confirmation, ConfirmationItem } from 'shared/contracts';
import {
  createTranslate,
  formatMoney,
  formatStayDate,
  partyText,
  toMinor,
  domainMessages,
} from 'shared/domain';
import { mailMessages } from './messages.en-gb.ts';

const locale = 'en-GB';
export const translateMail = createTranslate({ 'en-GB': { ...domainMessages, ...mailMessages } }, locale);

export interface MailLine {
  readonly label: string;
  readonly value: string;
}

export interface MailRoom {
  readonly title: string;
  readonly details: readonly string[];
  readonly lines: readonly MailLine[];
}

/** What a confirmation says, before it becomes text or HTML: both say the same. */
export interface BookingMail {
  readonly hotel: string;
  readonly subject: string;
  readonly greeting: string;
  readonly thanks: string;
  readonly facts: readonly MailLine[];
  readonly rooms: readonly MailRoom[];
  readonly totals: readonly MailLine[];
  readonly note: string | null;
  readonly manage: { readonly label: string; readonly url: string } | null;
  readonly contact: string;
}

type Money = (amount: number) => string;

const mailRoom = (item: ConfirmationItem, index: number, money: Money): MailRoom => ({
  title: translateMail('mail.room', { number: String(index + 1), name: item.roomType.name }),
  details: [
    [item.ratePlan.name, partyText(item, translateMail), item.roomConfiguration]
      .filter((part) => part !== null && part !== '')
      .join(' · '),
    translateMail('mail.lead-guest', {
      name: `${item.leadGuest.firstName} ${item.leadGuest.lastName}`.trim(),
    }),
    ...(item.policy === '' ? [] : [item.policy]),
  ],
  lines: item.priceLines.map(({ text, amount }) => ({ label: text, value: money(amount) })),
});

function totalLines(booking: Confirmation, money: Money): MailLine[] {
  const { giftDiscount, total, paid, balance } = booking;
  return [
    ...(giftDiscount > 0 ? [{ label: translateMail('mail.discount'), value: money(-giftDiscount) }] : []),
    { label: translateMail('mail.total'), value: money(total) },
    { label: translateMail('mail.paid'), value: money(paid) },
    ...(balance > 0 ? [{ label: translateMail('mail.balance'), value: money(balance) }] : []),
  ];
}

/** `publicUrl` has no slash at its end; the booking's own addresses are paths. */
export function bookingMail(booking: Confirmation, publicUrl: string): BookingMail {
  const { property, booker, referenceNumber, currency } = booking;
  const money: Money = (amount) => formatMoney(toMinor(amount, currency), currency, locale);
  const day = (date: string) => formatStayDate(date, 'long', locale);
  const arrival = { date: day(booking.dateFrom), time: property.checkInTime };
  const departure = { date: day(booking.dateTo), time: property.checkOutTime };
  return {
    hotel: property.propertyName,
    subject: translateMail('mail.subject', { hotel: property.propertyName, reference: referenceNumber }),
    greeting: translateMail('mail.greeting', { name: `${booker.firstName} ${booker.lastName}`.trim() }),
    thanks: translateMail('mail.thanks'),
    facts: [
      { label: translateMail('mail.reference'), value: referenceNumber },
      { label: translateMail('mail.arrival'), value: translateMail('mail.from-time', arrival) },
      { label: translateMail('mail.departure'), value: translateMail('mail.until-time', departure) },
    ],
    rooms: booking.items.map((item, index) => mailRoom(item, index, money)),
    totals: totalLines(booking, money),
    note:
      property.pricesIncludeTax && property.taxLabel !== null
        ? translateMail('mail.tax-included', { tax: property.taxLabel })
        : null,
    manage:
      booking.preCheckInUrl === null
        ? null
        : { label: translateMail('mail.manage'), url: `${publicUrl}${booking.preCheckInUrl}` },
    contact: translateMail('mail.contact', { telephone: property.telephone, email: property.email }),
  };
}
