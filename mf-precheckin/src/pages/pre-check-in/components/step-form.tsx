import { useUnit } from 'effector-react';
import { useEffect, type ReactElement, type ReactNode, type SyntheticEvent } from 'react';
import {
  Button,
  ErrorSummary,
  IconButton,
  PageHeading,
  StickyBar,
  useIsDesktop,
  useMessages,
} from 'shared/ui';
import { messages } from '../../../messages/index.ts';
import { $flow, $isReviewed, $step, continuePressed, layoutChanged, stepChosen } from '../steps/model.ts';
import { stepBefore } from '../steps/rules.ts';
import { useProblems } from './use-problems.ts';

interface StepFormProps {
  readonly title: ReactNode;
  readonly lead?: ReactNode;
  readonly eyebrow?: ReactNode;
  readonly children: ReactNode;
  /** In place of “Continue”. */
  readonly primary?: ReactNode;
  readonly isBusy?: boolean;
}

/** A step: its heading, what is missing, its fields, and the way back and on; at the bottom of the screen on a phone. */
export function StepForm({
  title,
  lead,
  eyebrow,
  children,
  primary,
  isBusy = false,
}: StepFormProps): ReactElement {
  const text = useMessages(messages);
  const isDesktop = useIsDesktop();
  const { flow, step, isReviewed, goOn, go, layOut } = useUnit({
    flow: $flow,
    step: $step,
    isReviewed: $isReviewed,
    goOn: continuePressed,
    go: stepChosen,
    layOut: layoutChanged,
  });
  useEffect(() => {
    layOut(isDesktop);
  }, [isDesktop, layOut]);
  const { problems, attempts } = useProblems();
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    goOn({ isDesktop });
  };
  const back = (): void => {
    if (flow !== null) go(stepBefore(flow, step));
  };
  const onward = primary ?? (
    <Button kind="primary" size="large" type="submit" iconEnd="arrow-right" className="pc-onward">
      {text('action.continue')}
    </Button>
  );
  const toSummary = isReviewed && step.step !== 'summary' && step.step !== 'payment-details' && (
    <Button kind="link" onClick={() => go({ step: 'summary' })}>
      {text('action.summary')}
    </Button>
  );
  return (
    <form className="pc-form" noValidate onSubmit={submit} aria-busy={isBusy}>
      <PageHeading lead={lead} {...(eyebrow === undefined ? {} : { eyebrow })}>
        {title}
      </PageHeading>
      <ErrorSummary
        title={text('problems.title')}
        focusKey={attempts}
        problems={problems.map(({ fieldId, message }) => ({ fieldId, message: text(message) }))}
      />
      {children}
      {isDesktop ? (
        <div className="cluster cluster--between pc-actions no-print">
          <Button kind="quiet" icon="arrow-left" className="pc-back" onClick={back}>
            {text('action.back')}
          </Button>
          <span className="cluster">
            {toSummary}
            {onward}
          </span>
        </div>
      ) : (
        <>
          {toSummary}
          <StickyBar label={text('action.label')}>
            <span className="pc-back">
              <IconButton icon="arrow-left" label={text('action.back')} onClick={back} />
            </span>
            {onward}
          </StickyBar>
        </>
      )}
    </form>
  );
}
