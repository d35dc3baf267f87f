import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { PaymentType, type Property } from 'shared/contracts';
import {
  cancellationText,
  explainCancellation,
  isPaidInParts,
  type Minor,
  type PaymentPlan,
  listText,
} from 'shared/domain';
import { $basket, $clock, formatMoney, formatStayDate } from 'shared/runtime';
import { Icon, Notice, PriceLines, useLocale, useMessages } from 'shared/ui';
import { beforePayingMessages } from '../../../messages/before-paying.en-GB.ts';
import { $amountDue, $paymentType, $today, dueNowKnown } from '../model.ts';
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
  const text = useMessages(beforePayingMessages);
  const locale = useLocale();
  const held = useUnit($held);
  const hotel = property.propertyName;
  const charges = plan.later.map(({ on, amount }) =>
    text('mandate.charge', {
      amount: formatMoney(amount, property.currency, locale),
      date: formatStayDate(on, 'short', locale),
    }),
  );
  const words = [
    charges.length === 0
      ? null
      : text('mandate.later', {
          hotel,
          charges: listText(charges, locale),
        }),
    plan.atHotel === 0 ? null : text('mandate.guarantee', { hotel }),
  ];
  return (
    <p className="small muted">
      {held?.paymentPlan?.mandate ?? words.filter((sentence) => sentence !== null).join(' ')}
    </p>
  );
}

/** What is paid when, in the hotel's own currency: that is what is charged. */
function Amounts({ property, plan }: { readonly property: Property; readonly plan: PaymentPlan | null }) {
  const text = useMessages(beforePayingMessages);
  const locale = useLocale();
  const { paymentType, amount } = useUnit({ paymentType: $paymentType, amount: $amountDue });
  const { currency } = property;
  const isPaidNow = paymentType === PaymentType.card || paymentType === PaymentType.paystack;
  const { dueNow, later, atHotel } = plan ?? { dueNow: isPaidNow ? amount : 0, later: [], atHotel: 0 };
  const line = (label: string, of: Minor) => ({
    text: label,
    amount: of,
    instead: of === 0 ? text('times.nothing') : formatMoney(of, currency, locale),
  });
  const isInvoiced = !isPaidNow && amount > 0;
  const named = new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'name' })
    .formatToParts(2)
    .find(({ type }) => type === 'currency');
  // A browser says “British pounds”.
  const name = currency === 'GBP' ? text('times.pounds') : (named?.value ?? currency);
  return (
    <>
      <PriceLines
        currency={currency}
        lines={[
          line(text('times.now'), dueNow),
          ...later.map((part) =>
            line(text('times.later', { date: formatStayDate(part.on, 'short', locale) }), part.amount),
          ),
          ...(atHotel > 0 ? [line(text('times.hotel'), atHotel)] : []),
          ...(isInvoiced ? [line(text('times.invoice'), amount)] : []),
        ]}
      />
      {amount > 0 && <p className="co-small">{text('times.currency', { currency: name, code: currency })}</p>}
    </>
  );
}

interface CancellableRoom {
  readonly name: string;
  readonly isFree: boolean;
  readonly sentence: string;
}

function useRooms(property: Property): readonly CancellableRoom[] {
  const text = useMessages(beforePayingMessages);
  const locale = useLocale();
  const { basket, held, clock } = useUnit({ basket: $basket, held: $held, clock: $clock });
  // Held rooms were booked already: what was agreed stands in their policy.
  if (held !== null)
    return held.items.map(({ roomType, policy }) => ({
      name: roomType.name,
      isFree: false,
      sentence: policy,
    }));
  const { checkInTime, timeZone, currency } = property;
  return basket.items.map(({ roomType, ratePlan, dateFrom: arrival }) => {
    const context = { arrival, checkInTime, timeZone, now: clock.now() };
    const cancellation = explainCancellation(ratePlan.cancellationPolicy, context);
    return {
      name: roomType.name,
      isFree: cancellation?.kind === 'free' || cancellation?.kind === 'free-until',
      sentence:
        cancellation === null
          ? ratePlan.policy
          : cancellationText(cancellation, { text, locale, currency }, true),
    };
  });
}

/** What cancelling costs, room by room. */
function Cancellations({ property }: { readonly property: Property }) {
  const rooms = useRooms(property);
  return (
    <ul className="co-cancel">
      {rooms.map(({ name, isFree, sentence }, index) => (
        <li key={index} className={isFree ? 'co-cancel__free' : undefined}>
          <Icon name={isFree ? 'check' : 'info'} size={18} />
          <span>
            {rooms.length > 1 && <strong>{`${name}: `}</strong>}
            {sentence}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Beside the button, never folded: what is paid now and later, in which currency, and what cancelling costs. */
export function BeforePaying({ property }: { readonly property: Property }) {
  const text = useMessages(beforePayingMessages);
  const { paymentType, basket } = useUnit({ paymentType: $paymentType, basket: $basket });
  const plan = usePlan(property);
  return (
    <>
      {paymentType === PaymentType.paystack &&
        isPaidInParts(basket.items.map(({ ratePlan }) => ratePlan)) && (
          <Notice tone="info" title={text('times.paystack')}>
            {text('times.paystack.text')}
          </Notice>
        )}
      {paymentType !== null && (
        <Section title={text('times.title')}>
          <Amounts property={property} plan={plan} />
          {plan?.needsCard === true && <Mandate plan={plan} property={property} />}
          <Cancellations property={property} />
        </Section>
      )}
    </>
  );
}
