import { useUnit } from 'effector-react';
import type { ReactElement } from 'react';
import { formatMoney } from 'shared/runtime';
import { Card, Notice, RadioCards, useLocale, useMessages } from 'shared/ui';
import { messages } from '../../../messages/index.ts';
import { $draft, paymentChosen } from '../draft/model.ts';
import { StepForm } from '../components/step-form.tsx';
import type { StepProps } from '../components/step-props.ts';
import { CardFields } from './card-fields.tsx';
import { GatewayFields } from './gateway-fields.tsx';
import { $account, $cardProblems, $paymentChoice, takeTokenFx } from './model.ts';
import { takesCard } from './rules.ts';

/** How what is due is settled: a card that stands for it, or at the hotel (decisions 1). */
export function PaymentStep({ property }: StepProps): ReactElement | null {
  const text = useMessages(messages);
  const locale = useLocale();
  const { account, choice, draft, cardProblems, isTaking, choose } = useUnit({
    account: $account,
    choice: $paymentChoice,
    draft: $draft,
    cardProblems: $cardProblems,
    isTaking: takeTokenFx.pending,
    choose: paymentChosen,
  });
  const { cardGateway: gateway = null } = property;
  if (account === null || draft === null) return null;
  const isGuarantee = account.reason === 'GuaranteeCardMissing';
  const amount = formatMoney(account.balance, account.currency, locale);
  const isLost = draft.isPaymentSeen && choice === 'card' && cardProblems.length > 0;
  return (
    <StepForm
      title={text('payment.title')}
      isBusy={isTaking}
      lead={isGuarantee ? text('payment.lead-guarantee') : text('payment.lead-balance', { amount })}
    >
      {takesCard(property) ? (
        <Card as="section" padding="large">
          <div className="pc-section">
            <RadioCards
              legend={text('payment.choice')}
              value={choice}
              columns={2}
              onChange={(value) => choose(value === 'hotel' ? 'hotel' : 'card')}
              options={[
                { value: 'card', label: text('payment.card'), description: text('payment.card-text') },
                {
                  value: 'hotel',
                  label: text(isGuarantee ? 'payment.hotel-guarantee' : 'payment.hotel'),
                  description: text(isGuarantee ? 'payment.hotel-guarantee-text' : 'payment.hotel-text'),
                },
              ]}
            />
            {isLost && <Notice tone="info">{text('payment.lost')}</Notice>}
            {choice === 'card' &&
              (gateway === null ? (
                <CardFields property={property} />
              ) : (
                <GatewayFields property={property} gateway={gateway} />
              ))}
          </div>
        </Card>
      ) : (
        <Notice tone="info" title={text('payment.hotel')}>
          {text('payment.only-hotel')}
        </Notice>
      )}
    </StepForm>
  );
}
