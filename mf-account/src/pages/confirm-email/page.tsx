import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import type { Property } from 'shared/contracts';
import { $property, $user, paths } from 'shared/runtime';
import { Button, Loading, Notice, useMessages } from 'shared/ui';
import { FormErrorNotice } from '../../form/form-error-notice.tsx';
import { messages } from '../../messages/index.ts';
import { AccountPage } from '../../components/account-page.tsx';
import { LoginButton } from '../../components/login-button.tsx';
import { Outcome } from '../../components/outcome.tsx';
import { NewLinkForm } from './new-link-form.tsx';
import { $confirming, pageClosed, pageOpened, retried } from './model.ts';
import { PasswordForm } from './password-form.tsx';

function Confirmed({ property }: { readonly property: Property }) {
  const text = useMessages(messages);
  const user = useUnit($user);
  const { propertyCode } = property;
  return (
    <Outcome
      tone="positive"
      icon="check"
      title={text('account.email-confirmed')}
      actions={
        <>
          {user === null ? (
            <LoginButton />
          ) : (
            <Button kind="primary" href={paths.manageAccount(propertyCode)}>
              {text('account.manage-account.title')}
            </Button>
          )}
          <Button href={paths.search(propertyCode)}>{text('account.book')}</Button>
        </>
      }
    >
      <p>{text('account.confirm.done', { hotel: property.propertyName })}</p>
    </Outcome>
  );
}

function Confirming({ property }: { readonly property: Property }) {
  const text = useMessages(messages);
  const { state, retry } = useUnit({ state: $confirming, retry: retried });
  switch (state.kind) {
    case 'waiting':
      return <Loading label={text('account.confirm.waiting')} />;
    case 'password-needed':
      return <PasswordForm property={property} />;
    case 'confirmed':
      return <Confirmed property={property} />;
    case 'unreachable':
      return (
        <div className="stack">
          <FormErrorNotice error={state.error} failed="account.confirm.failed" />
          <div>
            <Button kind="primary" icon="refresh" onClick={() => retry()}>
              {text('account.try-again')}
            </Button>
          </div>
        </div>
      );
    case 'link-rejected':
    case 'no-link':
      return (
        <div className="stack">
          <Notice
            tone="warning"
            title={text(state.kind === 'no-link' ? 'account.link.missing' : 'account.confirm.expired')}
            announce
          >
            {text(state.kind === 'no-link' ? 'account.link.missing-text' : 'account.confirm.expired-text')}
          </Notice>
          <NewLinkForm />
        </div>
      );
    default:
      return state satisfies never;
  }
}

/** product.md 2: the link of a mail shows that an address is the guest's. */
export function ConfirmEmailPage() {
  const text = useMessages(messages);
  const { property, opened, closed } = useUnit({
    property: $property,
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
  return (
    <AccountPage title={text('account.confirm-email.title')}>
      <Confirming property={property} />
    </AccountPage>
  );
}
