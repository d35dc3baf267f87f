import { useUnit } from 'effector-react';
import type { SyntheticEvent } from 'react';
import { PaymentType, type BookConfig, type Property } from 'shared/contracts';
import { formatMoney } from 'shared/domain';
import { $basketTotals } from 'shared/runtime';
import { Button, ErrorSummary, useLocale, useMessages } from 'shared/ui';
import { messages } from '../../messages/index.ts';
import { AdditionalSection } from './additional-section.tsx';
import { AddressSection } from './address-section.tsx';
import { $isConfirming } from './confirm-model.ts';
import { DetailsSection } from './details-section.tsx';
import { fieldId } from './field-id.ts';
import { $incompleteAttempts, $paymentType, $problems, confirmPressed } from './model.ts';
import { PaymentSection } from './payment-section.tsx';
import { TermsSection } from './terms-section.tsx';

interface CheckoutFormProps {
  readonly property: Property;
  readonly config: BookConfig;
}

const confirmKey = (paymentType: PaymentType | null) => {
  if (paymentType === PaymentType.paystack) return 'checkout.confirm.redirect';
  return paymentType === PaymentType.card ? 'checkout.confirm' : 'checkout.confirm.invoice';
};

/** The sections from top to bottom; what is missing is said beside its field and, after an attempt, above the button. */
export function CheckoutForm({ property, config }: CheckoutFormProps) {
  const text = useMessages(messages);
  const locale = useLocale();
  const { problems, attempts, isConfirming, paymentType, totals, confirm } = useUnit({
    problems: $problems,
    attempts: $incompleteAttempts,
    isConfirming: $isConfirming,
    paymentType: $paymentType,
    totals: $basketTotals,
    confirm: confirmPressed,
  });
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    confirm();
  };
  const total = formatMoney(totals.total, property.currency, locale);
  return (
    <form className="co-form" onSubmit={onSubmit} noValidate aria-busy={isConfirming}>
      <DetailsSection config={config} />
      <AddressSection config={config} />
      <AdditionalSection property={property} />
      <PaymentSection property={property} />
      <TermsSection property={property} config={config} />
      <ErrorSummary
        title={text('checkout.missing')}
        focusKey={attempts}
        problems={
          attempts === 0
            ? []
            : problems.map(({ field, message }) => ({ fieldId: fieldId(field), message: text(message) }))
        }
      />
      <Button kind="primary" size="large" type="submit" block busy={isConfirming} icon="lock">
        {isConfirming ? text('checkout.confirming') : text(confirmKey(paymentType), { total })}
      </Button>
    </form>
  );
}
