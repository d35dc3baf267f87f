import { useUnit } from 'effector-react';
import { PaymentType, type Property } from 'shared/contracts';
import { Notice, RadioCards, useMessages } from 'shared/ui';
import { messages } from '../../messages/index.ts';
import { CardForm } from './card-form.tsx';
import {
  $card,
  $offeredPaymentTypes,
  $paymentType,
  $today,
  cardChanged,
  paymentTypeChosen,
} from './model.ts';
import { Section } from './section.tsx';

/** How the stay is paid, among what product.md 6 allows this guest. */
export function PaymentSection({ property }: { readonly property: Property }) {
  const text = useMessages(messages);
  const { offered, paymentType, card, today, choose, change } = useUnit({
    offered: $offeredPaymentTypes,
    paymentType: $paymentType,
    card: $card,
    today: $today,
    choose: paymentTypeChosen,
    change: cardChanged,
  });
  return (
    <Section title={text('checkout.payment')}>
      {offered.length > 1 && (
        <RadioCards
          id="co-paymentType"
          legend={text('checkout.payment.method')}
          value={String(paymentType)}
          onChange={(value) => {
            const chosen = offered.find((type) => String(type) === value);
            if (chosen !== undefined) choose(chosen);
          }}
          options={offered.map((type) => ({
            value: String(type),
            label: text(`checkout.payment.${type}`),
            description: text(`checkout.payment.${type}.text`),
          }))}
        />
      )}
      {paymentType === PaymentType.card && (
        <CardForm card={card} accepted={property.creditCards} today={today} onChange={change} />
      )}
      {paymentType !== PaymentType.card && paymentType !== null && offered.length === 1 && (
        <Notice tone="info" title={text(`checkout.payment.${paymentType}`)}>
          {text(`checkout.payment.${paymentType}.text`)}
        </Notice>
      )}
    </Section>
  );
}
