import { useUnit } from 'effector-react';
import type { ReactElement } from 'react';
import type { CheckInStep } from 'shared/domain';
import { formatMoney } from 'shared/runtime';
import { Disclosure, SplitLayout, useIsDesktop, useLocale, useMessages } from 'shared/ui';
import { messages } from '../../messages/index.ts';
import { BookerStep } from './booker-step.tsx';
import { CompleteStep } from './complete-step.tsx';
import { ExtrasStep } from './extras/extras-step.tsx';
import { GuestStep } from './guest-step.tsx';
import { PaymentStep } from './payment/payment-step.tsx';
import { $account } from './payment/model.ts';
import { Progress } from './components/progress.tsx';
import { StayCard } from './components/stay-card.tsx';
import type { StepProps } from './components/step-props.ts';
import { RoomStep } from './room-step.tsx';
import { StartStep } from './start-step.tsx';
import { useStepFocus } from './steps/use-step-focus.ts';
import { SummaryStep } from './summary-step.tsx';

interface StepViewProps extends StepProps {
  readonly step: CheckInStep;
}

function stepOf(step: CheckInStep, props: StepProps): ReactElement | null {
  switch (step.step) {
    case 'booker':
      return <BookerStep {...props} />;
    case 'room':
      return <RoomStep {...props} item={step.item} />;
    case 'guest':
      return <GuestStep {...props} item={step.item} guest={step.guest} />;
    case 'extras':
      return <ExtrasStep {...props} item={step.item} />;
    case 'payment-details':
      return <PaymentStep {...props} />;
    case 'summary':
      return <SummaryStep {...props} />;
    default:
      return null;
  }
}

/** The step that is shown, with the stay beside it on a desktop and above it on a phone. */
export function StepView({ step, ...props }: StepViewProps): ReactElement {
  const text = useMessages(messages);
  const locale = useLocale();
  const isDesktop = useIsDesktop();
  const account = useUnit($account);
  useStepFocus(step);
  if (step.step === 'start') return <StartStep {...props} />;
  if (step.step === 'complete') return <CompleteStep {...props} />;
  const content = stepOf(step, props);
  const total = account === null ? '' : formatMoney(account.total, account.currency, locale);
  return (
    <div className="page-width page pc-page">
      <Progress />
      {isDesktop ? (
        <SplitLayout aside={<StayCard {...props} />} asideLabel={text('stay.label')}>
          {content}
        </SplitLayout>
      ) : (
        <div className="stack">
          <Disclosure kind="boxed" summary={text('stay.show', { total })}>
            <StayCard {...props} isBare />
          </Disclosure>
          {content}
        </div>
      )}
    </div>
  );
}
