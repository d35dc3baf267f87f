import { useUnit } from 'effector-react';
import type { ReactElement } from 'react';
import type { Rate } from 'shared/contracts';
import { type Minor, paymentPlan, todayIn } from 'shared/domain';
import { $basket, $clock, $property, formatStayDate } from 'shared/runtime';
import { Icon, useLocale, useMessages, useMoney } from 'shared/ui';
import { messages } from '../../../messages/index.ts';
import './rate.css';

interface PaymentLineProps {
  readonly rate: Pick<Rate, 'payment' | 'nights'>;
  /** Of the room; the amounts of what is paid when are said. */
  readonly total?: Minor;
}

/** When a rate is paid; nothing where everything is paid at once, as on Paystack's page, which keeps no card. */
export function PaymentLine({ rate, total }: PaymentLineProps): ReactElement | null {
  const { property, clock, basket } = useUnit({ property: $property, clock: $clock, basket: $basket });
  const text = useMessages(messages);
  const locale = useLocale();
  const money = useMoney();
  const { payment = null, nights } = rate;
  if (payment === null || payment.when === 'now' || basket.fromDate === null) return null;
  if (property === null || property.payByPaystack) return null;
  const days = { arrival: basket.fromDate, today: todayIn(property.timeZone, clock.now()) };
  const plan = paymentPlan([{ nights: nights.length, total: total ?? 1, payment }], 0, days);
  const charge = plan.later[0];

  const brief = (): string => {
    switch (payment.when) {
      case 'deposit':
        return typeof payment.nights !== 'number'
          ? text('pay.deposit-percent', { percent: payment.percent ?? 100 })
          : text('pay.deposit-nights', { count: Math.min(payment.nights, nights.length) });
      case 'at-hotel':
        return text('pay.at-hotel');
      case 'days-before':
        return charge === undefined ? text('pay.now') : text('pay.days-before', { count: payment.days ?? 1 });
      default:
        return text('pay.now');
    }
  };
  const amount = (minor: Minor): string => money(minor, basket.currency);
  const detailed = (): string => {
    if (charge !== undefined)
      return text('pay.later-detail', {
        amount: amount(charge.amount),
        date: formatStayDate(charge.on, 'short', locale),
      });
    if (plan.needsCard) return text('pay.at-hotel-detail', { amount: amount(plan.atHotel) });
    return plan.atHotel === 0
      ? text('pay.now')
      : text('pay.deposit-detail', { now: amount(plan.dueNow), rest: amount(plan.atHotel) });
  };

  return (
    <p className={payment.when === 'at-hotel' || charge !== undefined ? 'rr-fact rr-fact--good' : 'rr-fact'}>
      <Icon name="card" size={18} />
      <span>{total === undefined ? brief() : detailed()}</span>
    </p>
  );
}
