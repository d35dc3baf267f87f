import { type CreateRequest, PaymentType } from 'shared/contracts';
import {
  formatMoney,
  formatStayDate,
  listText,
  paymentPlan,
  type PaymentPlan,
  todayIn,
  toMinor,
} from 'shared/domain';
import type { StoredPaymentPlan } from '../../../db/schema.ts';
import { invalid } from '../../../http/errors.ts';
import { instantOf } from '../../../instant.ts';
import { spokenLocale } from '../../../language/index.ts';
import { translate } from '../messages/index.ts';
import type { BookingContent } from './content.ts';
import type { PricedBooking } from './price-booking.ts';

/** Later charges are made from this time of their day on, at the hotel. */
const morning = '08:00';

/** The words by which a guest lets the hotel keep the card, in the guest's language; they are those of the checkout page. */
function mandateOf(
  { later, atHotel }: PaymentPlan,
  { content: { propertyName: hotel } }: BookingContent['property'],
  currency: string,
): string {
  const locale = spokenLocale();
  const charges = later.map(({ on, amount }) =>
    translate('mandate.charge', {
      amount: formatMoney(amount, currency, locale),
      date: formatStayDate(on, 'short', locale),
    }),
  );
  const list = listText(charges, locale);
  return [
    ...(charges.length > 0 ? [translate('mandate.later', { hotel, charges: list })] : []),
    ...(atHotel > 0 ? [translate('mandate.guarantee', { hotel })] : []),
  ].join(' ');
}

/** What is paid when, of a booking that is paid by card; null where it is all at once. */
export function paymentTimes(
  request: Pick<CreateRequest, 'paymentType' | 'dateFrom' | 'quotedDueNow'>,
  { property, ratePlans }: BookingContent,
  priced: PricedBooking,
  now: Date,
): StoredPaymentPlan | null {
  if (request.paymentType !== PaymentType.card) return null;
  const rooms = priced.rooms.map(({ room, roomMinor, servicesMinor, taxesMinor, nights }) => ({
    nights: nights.length,
    total: roomMinor + servicesMinor + taxesMinor,
    payment: ratePlans.get(room.ratePlanId)?.payment,
  }));
  const { currency } = priced;
  const days = { currency, arrival: request.dateFrom, today: todayIn(property.timeZone, now) };
  const plan = paymentPlan(rooms, priced.giftDiscountMinor, days);
  const quoted = request.quotedDueNow ?? null;
  if (quoted !== null && toMinor(quoted, priced.currency) !== plan.dueNow)
    throw invalid({ QuotedDueNow: [translate.say('payment.times-changed')] });
  if (plan.dueNow === priced.totalMinor) return null;
  return {
    dueNowMinor: plan.dueNow,
    later: plan.later.map(({ on, amount }) => ({
      on,
      amountMinor: amount,
      dueAt: instantOf(on, morning, property.timeZone).toISOString(),
    })),
    needsCard: plan.needsCard,
    mandate: plan.needsCard ? mandateOf(plan, property, priced.currency) : null,
  };
}
