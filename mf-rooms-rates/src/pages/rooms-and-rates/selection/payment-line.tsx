import type { ReactElement } from 'react';
import { paymentPlan, todayIn } from 'shared/domain';
import { formatStayDate } from 'shared/runtime';
import { Icon, useLocale, useMessages, useMoney } from 'shared/ui';
import { messages } from '../../../messages/index.ts';
import type { Listing } from './listing.ts';
import type { RateOffer } from './rules.ts';
import './rate.css';

interface PaymentLineProps {
  readonly offer: Pick<RateOffer, 'rate' | 'total'>;
  readonly listing: Listing;
}

/** How much of a rate is paid when; nothing where everything is paid at once, as on Paystack's page, which keeps no card. */
export function PaymentLine({ offer, listing }: PaymentLineProps): ReactElement | null {
  const text = useMessages(messages);
  const locale = useLocale();
  const money = useMoney();
  const { payment = null, nights } = offer.rate;
  const { property, arrival, now, currency } = listing;
  if (payment === null || payment.when === 'now' || property.payByPaystack) return null;
  const days = { currency, arrival, today: todayIn(property.timeZone, now) };
  const plan = paymentPlan([{ nights: nights.length, total: offer.total, payment }], 0, days);
  const [charge] = plan.later;
  const sentence = (): string => {
    if (charge !== undefined)
      return text('pay.later-detail', {
        amount: money(charge.amount, currency),
        date: formatStayDate(charge.on, 'short', locale),
      });
    if (plan.needsCard) return text('pay.at-hotel-detail', { amount: money(plan.atHotel, currency) });
    if (plan.atHotel === 0) return text('pay.now');
    return text('pay.deposit-detail', {
      now: money(plan.dueNow, currency),
      rest: money(plan.atHotel, currency),
    });
  };
  return (
    <p className={payment.when === 'at-hotel' || charge !== undefined ? 'rr-fact rr-fact--good' : 'rr-fact'}>
      <Icon name="card" size={18} />
      <span>{sentence()}</span>
    </p>
  );
}
