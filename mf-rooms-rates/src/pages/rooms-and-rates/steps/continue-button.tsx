import { useUnit } from 'effector-react';
import type { ReactElement } from 'react';
import { nextBookingStep } from 'shared/domain';
import { Button, useMessages } from 'shared/ui';
import { messages } from '../../../messages/index.ts';
import { $screen, $stepState, continued } from './model.ts';

/** The form of the lead guests; its submit button stands outside of it, in the bar. */
export const guestsFormId = 'rr-guests';

/** The one primary action of the page; none while a room is still to be chosen. */
export function ContinueButton({ isBlock = false }: { readonly isBlock?: boolean }): ReactElement | null {
  const { screen, state, goOn } = useUnit({ screen: $screen, state: $stepState, goOn: continued });
  const text = useMessages(messages);
  if (nextBookingStep(state).step === 'selection') return null;
  // Keys, because the next page is drawn while a press is still being worked on: one button for both would send the form with it.
  if (screen === 'yours')
    return (
      <Button key="send" kind="primary" size="large" type="submit" form={guestsFormId} block={isBlock}>
        {text('action.checkout')}
      </Button>
    );
  return (
    <Button
      key="go"
      kind="primary"
      size="large"
      block={isBlock}
      onClick={() => {
        goOn();
      }}
    >
      {text('action.continue')}
    </Button>
  );
}
