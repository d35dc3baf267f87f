import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { $property, $route, paths } from 'shared/runtime';
import { Button, useMessages } from 'shared/ui';
import { withReturn } from '../../address/return-url.ts';
import { messages } from '../../messages/index.ts';
import { AccountPage } from '../../components/account-page.tsx';
import { LoginButton } from '../../components/login-button.tsx';
import { Outcome } from '../../components/outcome.tsx';
import { $linkError, pageClosed, pageOpened, resetLink } from './model.ts';
import { ResetForm } from './reset-form.tsx';

interface WithoutLinkProps {
  /** The error of a rejected link; null when the address has no link. */
  readonly error: { readonly message: string } | null;
  readonly newLink: string;
}

function WithoutLink({ error, newLink }: WithoutLinkProps) {
  const text = useMessages(messages);
  const isRejected = error !== null;
  const said = error?.message.trim() ? error.message : null;
  return (
    <Outcome
      tone="warning"
      icon="clock"
      title={isRejected ? (said ?? text('error.reset-password-failed')) : text('account.link.missing')}
      takesFocus={isRejected}
      actions={
        <>
          <Button kind="primary" href={newLink}>
            {text('account.link.new')}
          </Button>
          <LoginButton kind="secondary" />
        </>
      }
    >
      <p>{text(isRejected ? 'account.link.reset-expired' : 'account.link.missing-text')}</p>
    </Outcome>
  );
}

/** product.md 2: a new password, by the link of a mail that works once. */
export function ResetPasswordPage() {
  const text = useMessages(messages);
  const { property, route, link, error, opened, closed } = useUnit({
    property: $property,
    route: $route,
    link: resetLink.$state,
    error: $linkError,
    opened: pageOpened,
    closed: pageClosed,
  });
  useEffect(() => {
    opened();
    return () => {
      closed();
    };
  }, [opened, closed]);
  if (property === null) return null;
  const code = property.propertyCode;
  const title = text('account.reset-password.title');
  if (link.kind === 'done') {
    return (
      <AccountPage title={title}>
        <Outcome
          tone="positive"
          icon="check"
          title={text('success.password-reset')}
          actions={
            <>
              <LoginButton />
              <Button href={paths.search(code)}>{text('account.book')}</Button>
            </>
          }
        >
          <p>{text('account.reset.done')}</p>
        </Outcome>
      </AccountPage>
    );
  }
  if (link.kind === 'none' || error !== null) {
    return (
      <AccountPage title={title}>
        <WithoutLink error={error} newLink={withReturn(paths.forgotPassword(code), route)} />
      </AccountPage>
    );
  }
  return (
    <AccountPage title={title} lead={text('account.reset.lead')}>
      <ResetForm />
    </AccountPage>
  );
}
