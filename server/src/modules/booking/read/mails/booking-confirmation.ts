import { type Confirmation, getReceipt } from 'shared/contracts';
import { billOf, formatMoney, formatStayDate, partyText, stayAddress, toMinor } from 'shared/domain';
import { createSigner } from '../../../../signer.ts';
import {
  type Composer,
  greeting,
  hotelLetter,
  inLanguageOfMail,
  type Letter,
  type LetterLine,
  type LetterSection,
  type MailLanguage,
  type MailPayloads,
  personName,
} from '../../../mail/index.ts';
import type { StoredProperty } from '../../../property/index.ts';
import { findReservation, type ReservationRow } from '../../repository.ts';
import { bookingCalendarAttachment } from '../booking-calendar.ts';
import { describeReservation } from '../confirmation.ts';
import { stayFacts } from '../stay-facts.ts';

const billIn = (booking: Parameters<typeof billOf>[0], { translate }: MailLanguage) =>
  billOf(booking, translate('mail.discount'));

/** The rooms of a booking with the lines of the bill. */
export function roomSections(booking: Confirmation, language: MailLanguage): LetterSection[] {
  const { translate, locale } = language;
  return billIn(booking, language).rooms.map(({ item, lines }, index) => ({
    title: translate('mail.confirmation.room', { number: String(index + 1), name: item.roomType.name }),
    details: [
      [item.ratePlan.name, item.ratePlan.board?.text, partyText(item, translate), item.roomConfiguration]
        .filter((part) => (part ?? '') !== '')
        .join(' · '),
      translate('mail.confirmation.lead-guest', { name: personName(item.leadGuest) }),
      ...(item.policy === '' ? [] : [item.policy]),
    ],
    lines: lines.map(({ text, amount, isIncluded }) => ({
      label: text,
      value: isIncluded ? translate('mail.included') : formatMoney(amount, booking.currency, locale),
    })),
  }));
}

/** What is still to be paid: to the card that is kept, and at the hotel. */
function openLines(
  { paymentPlan, balance }: Pick<Confirmation, 'paymentPlan' | 'balance'>,
  { locale, translate }: MailLanguage,
  money: (amount: number) => string,
): LetterLine[] {
  if (!paymentPlan) return balance > 0 ? [{ label: translate('mail.balance'), value: money(balance) }] : [];
  return [
    ...paymentPlan.later
      .filter(({ isPaid = false }) => !isPaid)
      .map(({ on, amount }) => ({
        label: translate('mail.charged-on', { date: formatStayDate(on, 'short', locale) }),
        value: money(amount),
      })),
    ...(paymentPlan.atHotel > 0
      ? [{ label: translate('mail.at-hotel'), value: money(paymentPlan.atHotel) }]
      : []),
  ];
}

/** Taxes and fees, gift voucher, total, paid and due amounts: the last lines of every letter about money. */
export function totalLines(
  booking: Pick<
    Confirmation,
    'items' | 'taxes' | 'giftDiscount' | 'total' | 'paid' | 'balance' | 'paymentPlan' | 'currency'
  >,
  language: MailLanguage,
): LetterLine[] {
  const { locale, translate } = language;
  const { paid, currency } = booking;
  const money = (minor: number) => formatMoney(minor, currency, locale);
  const ofDecimal = (amount: number) => money(toMinor(amount, currency));
  const { added, total, contained } = billIn(booking, language);
  return [
    ...added.map(({ text, amount }) => ({ label: text, value: money(amount) })),
    { label: translate('mail.total'), value: money(total) },
    ...contained.map(({ text, amount }) => ({
      label: translate('price.tax-included', { tax: text }),
      value: money(amount),
    })),
    { label: translate('mail.paid'), value: ofDecimal(paid) },
    ...openLines(booking, language, ofDecimal),
  ];
}

interface Written {
  readonly row: ReservationRow;
  readonly property: StoredProperty;
  readonly language: MailLanguage;
}

/** Leads to the page on which guests change and cancel their stay. */
export const manageAction = (
  { row, property, language }: Written,
  publicUrl: string,
): NonNullable<Letter['action']> => ({
  label: language.translate('mail.confirmation.manage'),
  url: `${publicUrl}${stayAddress(property.code, row.confirmation_token)}`,
});

/** The receipt, in the language of the booking. */
function receiptAddress(row: ReservationRow): string {
  const query = { propertyId: row.property_id, confirmationToken: row.confirmation_token };
  return `${getReceipt.path}?${new URLSearchParams(query).toString()}`;
}

function confirmationLetter(
  booking: Confirmation,
  { row, property, language }: Written,
  publicUrl: string,
): Letter {
  const { translate } = language;
  const { booker, referenceNumber: reference, preCheckInUrl } = booking;
  const { pricesIncludeTax, taxLabel, propertyName: hotel } = property.content;
  return {
    ...hotelLetter(property, language),
    subject: translate('mail.confirmation.subject', { hotel, reference }),
    greeting: greeting(language, booker),
    paragraphs: [
      translate('mail.confirmation.thanks'),
      ...(row.notes === null ? [] : [translate('mail.requests-noted')]),
      ...(row.payment_plan?.mandate ? [translate('mail.mandate', { words: row.payment_plan.mandate })] : []),
    ],
    facts: stayFacts(booking, language),
    sections: roomSections(booking, language),
    totals: totalLines(booking, language),
    note: pricesIncludeTax && taxLabel !== null ? translate('mail.tax-included', { tax: taxLabel }) : null,
    action: manageAction({ row, property, language }, publicUrl),
    links: [
      ...(preCheckInUrl === null
        ? []
        : [{ label: translate('mail.confirmation.check-in'), url: `${publicUrl}${preCheckInUrl}` }]),
      { label: translate('mail.confirmation.receipt'), url: `${publicUrl}${receiptAddress(row)}` },
    ],
  };
}

/** "Your booking", with a calendar file of the stay. */
export const composeBookingConfirmation: Composer<MailPayloads['booking-confirmation']> = async (
  { db, env, secretKey },
  property,
  { reservationId },
) => {
  const row = await findReservation(db, { propertyId: property.propertyId, reservationId });
  if (!row) return null;
  const readDeps = { db, preCheckInKey: createSigner(secretKey, 'pre-check-in') };
  return inLanguageOfMail(row.language_code, async (language) => {
    const booking = await describeReservation(readDeps, property, row);
    return {
      to: row.booker.email,
      letter: confirmationLetter(booking, { row, property, language }, env.publicUrl),
      attachments: [bookingCalendarAttachment({ row, property, language }, env.publicUrl, 'PUBLISH')],
    };
  });
};
