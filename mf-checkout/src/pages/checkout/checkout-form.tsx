import { useUnit } from 'effector-react';
import { Suspense, useEffect, type SyntheticEvent } from 'react';
import { PaymentType, type BookConfig, type Property } from 'shared/contracts';
import { $user, formatMoney } from 'shared/runtime';
import { Button, ErrorSummary, useLocale, useMessages } from 'shared/ui';
import { loadBookedPages } from '../../booked-pages.tsx';
import { messages } from '../../messages/index.ts';
import { AccountSection } from './account-section.tsx';
import { AdditionalSection } from './additional-section.tsx';
import { AddressSection } from './address-section.tsx';
import { BeforePayingPlace } from './before-paying.tsx';
import { $isConfirming, $bookingError, loadDecision } from './confirm-model.ts';
import { DetailsSection } from './details-section.tsx';
import {
  loadOptionalSections,
  BookingErrorNotice,
  ExpressFirst,
  GuestsSection,
} from './optional-sections.tsx';
import { checkoutForm } from './form-model.ts';
import { $hasGuests } from './guests/model.ts';
import { $amountDue, $dueNow, $isInParts, $paymentType } from './model.ts';
import { PaymentSection } from './payment-section.tsx';
import { TermsSection, TermsSentence } from './terms-section.tsx';
import { fieldId } from './use-field.ts';

interface CheckoutFormProps {
  readonly property: Property;
  readonly config: BookConfig;
}

const confirmKey = (paymentType: PaymentType | null, dueNow: number | null) => {
  if (paymentType === PaymentType.paystack) return 'checkout.confirm.redirect';
  return paymentType === PaymentType.card && dueNow !== 0 ? 'checkout.confirm' : 'checkout.confirm.invoice';
};

/** The guest begins to type: the scripts that the response may need are fetched while there is a network. */
const prepare = (): void => {
  Promise.all([loadOptionalSections(), loadDecision()]).catch(() => undefined);
};

/** The sections from top to bottom; a missing value is shown beside its field and, after an attempt, above the button. */
export function CheckoutForm({ property, config }: CheckoutFormProps) {
  const text = useMessages(messages);
  const locale = useLocale();
  const {
    problems,
    attempts,
    isConfirming,
    error,
    paymentType,
    amount,
    dueNow,
    isInParts,
    user,
    hasGuests,
    confirm,
  } = useUnit({
    problems: checkoutForm.$shown,
    attempts: checkoutForm.$attempts,
    isConfirming: $isConfirming,
    error: $bookingError,
    paymentType: $paymentType,
    amount: $amountDue,
    dueNow: $dueNow,
    isInParts: $isInParts,
    user: $user,
    hasGuests: $hasGuests,
    confirm: checkoutForm.submitted,
  });
  useEffect(() => {
    // If it fails, the page itself loads it again when it opens.
    if (isConfirming) loadBookedPages().catch(() => undefined);
  }, [isConfirming]);
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    confirm();
  };
  const total = formatMoney(dueNow || amount, property.currency, locale);
  return (
    <form className="co-form" onSubmit={onSubmit} onFocus={prepare} noValidate aria-busy={isConfirming}>
      {(property.cardGateway || property.cardsAreSimulated) && (
        <Suspense
          fallback={
            <div className={property.cardGateway ? 'co-express' : 'co-express co-express--simulated'} />
          }
        >
          <ExpressFirst property={property} />
        </Suspense>
      )}
      <DetailsSection config={config} />
      {hasGuests && (
        <Suspense fallback={<div className="co-guests" />}>
          <GuestsSection />
        </Suspense>
      )}
      <AddressSection config={config} />
      {user === null && <AccountSection />}
      <AdditionalSection property={property} />
      <PaymentSection property={property} />
      <TermsSection property={property} config={config} />
      {error !== null && (
        <Suspense>
          <BookingErrorNotice property={property} error={error} />
        </Suspense>
      )}
      <ErrorSummary
        title={text('checkout.missing')}
        focusKey={attempts}
        problems={
          attempts === 0
            ? []
            : problems.map(({ field, message, roomNumber }) => ({
                fieldId: fieldId(field),
                message:
                  roomNumber === undefined
                    ? text(message)
                    : text('checkout.guest.problem', { number: roomNumber, problem: text(message) }),
              }))
        }
      />
      <BeforePayingPlace property={property} isInParts={isInParts}>
        <TermsSentence property={property} config={config} />
        {/* Without a way to pay there is nothing to confirm: the notice above says whom to ask. */}
        {paymentType !== null && (
          <Button kind="primary" size="large" type="submit" block busy={isConfirming} icon="lock">
            {isConfirming ? text('checkout.confirming') : text(confirmKey(paymentType, dueNow), { total })}
          </Button>
        )}
      </BeforePayingPlace>
    </form>
  );
}
