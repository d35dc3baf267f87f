import { useUnit } from 'effector-react';
import type { ReactElement } from 'react';
import { decideOnward, nextBookingStep } from 'shared/domain';
import { Button, useIsDesktop, useMessages } from 'shared/ui';
import { messages } from '../../../messages/index.ts';
import { $step, $stepState, stepCompleted } from './model.ts';

/** The form of the lead guest; its submit button stands outside of it, in the bar. */
export const guestsFormId = 'rr-guests';

/** The one primary action of the page; none while a room is still to be chosen. */
export function ContinueButton({ isBlock = false }: { readonly isBlock?: boolean }): ReactElement | null {
  const { step, state, goOn } = useUnit({ step: $step, state: $stepState, goOn: stepCompleted });
  const isDesktop = useIsDesktop();
  const text = useMessages(messages);
  if (nextBookingStep(state).step === 'selection') return null;
  const label = text(
    decideOnward(state, step, isDesktop).kind === 'checkout' ? 'action.checkout' : 'action.continue',
  );
  // Keys, because the next step is drawn while a press is still being worked on: one button for both would send the form with it.
  if (step.step === 'occupancy')
    return (
      <Button key="send" kind="primary" size="large" type="submit" form={guestsFormId} block={isBlock}>
        {label}
      </Button>
    );
  return (
    <Button
      key="go"
      kind="primary"
      size="large"
      block={isBlock}
      onClick={() => {
        goOn({ isDesktop });
      }}
    >
      {label}
    </Button>
  );
}
