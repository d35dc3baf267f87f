import { useUnit } from 'effector-react';
import type { ReactElement } from 'react';
import { personName } from 'shared/domain';
import { Button, TextAreaField, useMessages, useLocale } from 'shared/ui';
import { messages } from '../../messages/index.ts';
import { $draft, requestsTyped } from './draft/model.ts';
import { $countries } from './model.ts';
import { SectionWithChange } from './components/section-with-change.tsx';
import { Section } from './components/section.tsx';
import { StepForm } from './components/step-form.tsx';
import { SummaryNotices } from './components/summary-notices.tsx';
import { SummaryRoom } from './components/summary-room.tsx';
import { $account, $card, $gateway, $isPaymentSettled, $paymentChoice } from './payment/model.ts';
import { $isSaving, saveForm } from './save/model.ts';
import type { StepProps } from './components/step-props.ts';

function PaymentSummary(): ReactElement | null {
  const text = useMessages(messages);
  const { account, isSettled, choice, card, gateway } = useUnit({
    account: $account,
    isSettled: $isPaymentSettled,
    choice: $paymentChoice,
    card: $card,
    gateway: $gateway,
  });
  if (account === null || account.reason === null) return null;
  const digits = card.creditCardNumber.replace(/\D/g, '').slice(-4);
  const ofCard = gateway === null ? text('summary.payment-card', { digits }) : text('summary.payment-given');
  const said = choice === 'card' ? ofCard : text('summary.payment-hotel');
  return (
    <SectionWithChange title={text('summary.payment')} at={{ step: 'payment-details' }}>
      <p>{isSettled ? said : text('summary.payment-open')}</p>
    </SectionWithChange>
  );
}

/** Everything once more, special requests, and the button that saves it. */
export function SummaryStep({ reservation }: StepProps): ReactElement | null {
  const text = useMessages(messages);
  const locale = useLocale();
  const { draft, countries, account, isSettled, isSaving, type, save } = useUnit({
    draft: $draft,
    countries: $countries,
    account: $account,
    isSettled: $isPaymentSettled,
    isSaving: $isSaving,
    type: requestsTyped,
    save: saveForm.submitted,
  });
  if (draft === null) return null;
  const { booker } = draft;
  const country = countries.find(({ id }) => id === booker?.country?.id);
  const isPaymentNext = account !== null && account.reason !== null && !isSettled;
  const primary = isPaymentNext ? (
    <Button kind="primary" size="large" type="submit" className="pc-onward">
      {text('summary.give-payment')}
    </Button>
  ) : (
    <Button kind="primary" size="large" busy={isSaving} className="pc-onward" onClick={() => save()}>
      {isSaving ? text('action.saving') : text('action.save')}
    </Button>
  );
  return (
    <StepForm title={text('summary.title')} lead={text('summary.lead')} primary={primary} isBusy={isSaving}>
      <SummaryNotices />
      {booker !== null && reservation.isReservation && (
        <SectionWithChange title={text('summary.details')} at={{ step: 'booker' }}>
          <p>{personName(booker, locale)}</p>
          <p className="pc-quiet">
            {booker.emailAddress} · <bdi dir="ltr">{booker.telephoneNumber}</bdi>
          </p>
          <p className="pc-quiet">
            {[booker.street, booker.postCode, country?.name].filter(Boolean).join(text('count.comma'))}
          </p>
        </SectionWithChange>
      )}
      {reservation.reservationItems.map((item, index) => (
        <SummaryRoom
          key={item.reservationItemId}
          booked={item}
          index={index}
          isOnly={reservation.reservationItems.length === 1}
        />
      ))}
      <PaymentSummary />
      <Section title={text('summary.requests')}>
        <TextAreaField
          autoComplete="off"
          label={text('summary.requests-label')}
          hint={text('summary.requests-hint')}
          rows={3}
          maxLength={2000}
          value={draft.specialRequests}
          onChange={type}
        />
      </Section>
    </StepForm>
  );
}
