import type { User } from 'shared/contracts';
import { $route, paths, type RouteState } from 'shared/runtime';
import { Button, reflect, useMessages } from 'shared/ui';
import { wayBack } from '../address/return-url.ts';
import { messages } from '../messages/index.ts';
import { Outcome } from './outcome.tsx';

interface LoggedInCardProps {
  readonly user: User;
  readonly propertyCode: string;
  /** The current route: its query has the address that the guest came from. */
  readonly route: RouteState;
}

/** Shown instead of a visitors' form to a guest who is logged in. */
export function LoggedInCardView({ user, propertyCode, route }: LoggedInCardProps) {
  const text = useMessages(messages);
  return (
    <Outcome
      tone="positive"
      icon="user"
      title={text('account.logged-in.title', { name: user.firstname })}
      takesFocus={false}
      actions={
        <>
          <Button kind="primary" href={wayBack(route, propertyCode)}>
            {text('account.go-on')}
          </Button>
          <Button href={paths.manageAccount(propertyCode)}>{text('account.manage-account.title')}</Button>
        </>
      }
    >
      <p>{text('account.logged-in.text', { email: user.emailAddress })}</p>
    </Outcome>
  );
}

export const LoggedInCard = reflect({ view: LoggedInCardView, bind: { route: $route } });
