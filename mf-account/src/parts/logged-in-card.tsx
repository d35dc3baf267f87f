import { useUnit } from 'effector-react';
import type { User } from 'shared/contracts';
import { $route, paths } from 'shared/runtime';
import { Button, useMessages } from 'shared/ui';
import { wayBack } from '../address/return-url.ts';
import { messages } from '../messages/index.ts';
import { Outcome } from './outcome.tsx';

interface LoggedInCardProps {
  readonly user: User;
  readonly propertyCode: string;
}

/** For a guest who comes to a form that is for visitors. */
export function LoggedInCard({ user, propertyCode }: LoggedInCardProps) {
  const text = useMessages(messages);
  const route = useUnit($route);
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
