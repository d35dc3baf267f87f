import { useUnit } from 'effector-react';
import type { ReactElement } from 'react';
import { nextBookingStep } from 'shared/domain';
import { Button, useMessages } from 'shared/ui';
import { messages } from '../../../messages/index.ts';
import { $screen, $stepState, continued } from './model.ts';

/** The one primary action of the page; none while a room is still to be chosen. */
export function ContinueButton({ isBlock = false }: { readonly isBlock?: boolean }): ReactElement | null {
  const { screen, state, goOn } = useUnit({ screen: $screen, state: $stepState, goOn: continued });
  const text = useMessages(messages);
  if (nextBookingStep(state).step === 'selection') return null;
  return (
    // Keys, because the next page is drawn while a press is still being worked on: one button for both would go on twice.
    <Button
      key={screen}
      kind="primary"
      size="large"
      block={isBlock}
      onClick={() => {
        goOn();
      }}
    >
      {text(screen === 'yours' ? 'action.checkout' : 'action.continue')}
    </Button>
  );
}
