import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { PaymentType, type Property } from 'shared/contracts';
import { isPaidInParts, type PaymentPlan } from 'shared/domain';
import { $basket, formatStayDate } from 'shared/runtime';
import { Notice, PriceLines, useLocale, useMessages, useMoney } from 'shared/ui';
import { paymentTimesMessages } from '../../../messages/payment-times.en-GB.ts';
import { $paymentType, $today, dueNowKnown } from '../model.ts';
import { $held } from '../resume-model.ts';
import { Section } from '../section.tsx';
import { planOfBasket, planOfHeld } from './rules.ts';

function usePlan(property: Property): PaymentPlan | null {
  const { basket, held, today, paymentType, known } = useUnit({
    basket: $basket,
    held: $held,
    today: $today,
    paymentType: $paymentType,
    known: dueNowKnown,
  });
  const isInParts =
    paymentType === PaymentType.card &&
    (held !== null || isPaidInParts(basket.items.map(({ ratePlan }) => ratePlan)));
  const ofBasket = isInParts && held === null ? planOfBasket(basket, property, today) : null;
  const plan = held === null ? ofBasket : planOfHeld(held);
  const dueNow = isInParts ? (plan?.dueNow ?? null) : null;
  useEffect(() => {
    known(dueNow);
  }, [known, dueNow]);
  return isInParts ? plan : null;
}

/** The words by which a guest lets the hotel keep the card; the server stores the same. */
function Mandate({ plan, property }: { readonly plan: PaymentPlan; readonly property: Property }) {
  const text = useMessages(paymentTimesMessages);
  const locale = useLocale();
  const money = useMoney();
  const held = useUnit($held);
  const hotel = property.propertyName;
  const charges = plan.later.map(({ on, amount }) =>
    text('mandate.charge', {
      amount: money(amount, property.currency),
      date: formatStayDate(on, 'short', locale),
    }),
  );
  const words = [
    charges.length === 0
      ? null
      : text('mandate.later', {
          hotel,
          charges: new Intl.ListFormat(locale, { type: 'conjunction' }).format(charges),
        }),
    plan.atHotel === 0 ? null : text('mandate.guarantee', { hotel }),
  ];
  return (
    <p className="small muted">
      {held?.paymentPlan?.mandate ?? words.filter((sentence) => sentence !== null).join(' ')}
    </p>
  );
}

/** What of the booking is paid when, beside the button that agrees to it. */
export function PaymentTimes({ property }: { readonly property: Property }) {
  const text = useMessages(paymentTimesMessages);
  const locale = useLocale();
  const { paymentType, basket } = useUnit({ paymentType: $paymentType, basket: $basket });
  const plan = usePlan(property);
  if (paymentType === PaymentType.paystack && isPaidInParts(basket.items.map(({ ratePlan }) => ratePlan)))
    return (
      <Notice tone="info" title={text('times.paystack')}>
        {text('times.paystack.text')}
      </Notice>
    );
  if (plan === null) return null;
  const { dueNow, later, atHotel, needsCard } = plan;
  return (
    <Section title={text('times.title')}>
      <PriceLines
        currency={property.currency}
        lines={[
          {
            text: text('times.now'),
            amount: dueNow,
            ...(dueNow === 0 ? { instead: text('times.nothing') } : {}),
          },
          ...later.map(({ on, amount }) => ({
            text: text('times.later', { date: formatStayDate(on, 'short', locale) }),
            amount,
          })),
          ...(atHotel > 0 ? [{ text: text('times.hotel'), amount: atHotel }] : []),
        ]}
      />
      {needsCard && <Mandate plan={plan} property={property} />}
    </Section>
  );
}
