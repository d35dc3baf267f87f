import { useUnit } from 'effector-react';
import type { Property } from 'shared/contracts';
import { $route } from 'shared/runtime';
import { Button, useMessages } from 'shared/ui';
import { returnUrlOf, wayBack } from '../../address/return-url.ts';
import { messages } from '../../messages/index.ts';
import { LoginButton } from '../../parts/login-button.tsx';
import { Outcome } from '../../parts/outcome.tsx';

interface RegisteredProps {
  readonly email: string;
  readonly property: Property;
}

/** The account is made: look into the mail. Logging in need not wait for it. */
export function Registered({ email, property }: RegisteredProps) {
  const text = useMessages(messages);
  const route = useUnit($route);
  return (
    <Outcome
      tone="positive"
      icon="mail"
      title={text('account.registered.title')}
      actions={
        <>
          <LoginButton />
          <Button href={wayBack(route, property.propertyCode)}>
            {text(returnUrlOf(route) === null ? 'account.book' : 'account.go-on')}
          </Button>
        </>
      }
    >
      <p>{text('account.registered.text', { email })}</p>
      <p className="muted small">{text('account.mail.missing', { hotel: property.email })}</p>
    </Outcome>
  );
}
