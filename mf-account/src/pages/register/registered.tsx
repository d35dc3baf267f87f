import type { Property } from 'shared/contracts';
import { $route, $user, type RouteState } from 'shared/runtime';
import { Button, reflect, useMessages } from 'shared/ui';
import { returnUrlOf, wayBack } from '../../address/return-url.ts';
import { messages } from '../../messages/index.ts';
import { LoginButton } from '../../components/login-button.tsx';
import { Outcome } from '../../components/outcome.tsx';

interface RegisteredProps {
  readonly email: string;
  readonly property: Property;
  readonly route: RouteState;
  readonly isLoggedIn: boolean;
}

/** The account is made, and the guest is logged in: the mail waits. */
function RegisteredView({ email, property, route, isLoggedIn }: RegisteredProps) {
  const text = useMessages(messages);
  return (
    <Outcome
      tone="positive"
      icon="mail"
      title={text('account.registered.title')}
      actions={
        <>
          {!isLoggedIn && <LoginButton />}
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

export const Registered = reflect({
  view: RegisteredView,
  bind: { route: $route, isLoggedIn: $user.map((user) => user !== null) },
});
