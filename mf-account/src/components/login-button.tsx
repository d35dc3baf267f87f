import { useUnit } from 'effector-react';
import { busEventHappened } from 'shared/runtime';
import { Button, useMessages, type ButtonKind } from 'shared/ui';
import { messages } from '../messages/index.ts';

/** Opens the shell's login dialog. */
export function LoginButton({ kind = 'primary' }: { readonly kind?: ButtonKind }) {
  const text = useMessages(messages);
  const emit = useUnit(busEventHappened);
  return (
    <Button kind={kind} onClick={() => emit({ type: 'login.requested.v1' })}>
      {text('account.login.submit')}
    </Button>
  );
}
