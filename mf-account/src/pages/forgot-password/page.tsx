import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { $property, $route } from 'shared/runtime';
import { Button, Card, ErrorSummary, useMessages } from 'shared/ui';
import { EmailField } from 'shared/ui/contact';
import { wayBack } from '../../address/return-url.ts';
import { FormErrorNotice } from '../../form/form-error-notice.tsx';
import { useForm } from '../../form/use-form.ts';
import { messages } from '../../messages/index.ts';
import { AccountPage } from '../../components/account-page.tsx';
import { LoginButton } from '../../components/login-button.tsx';
import { Outcome } from '../../components/outcome.tsx';
import { $isRequesting, $sentTo, anotherRequested, forgotForm, pageOpened } from './model.ts';

function ForgotForm() {
  const text = useMessages(messages);
  const isBusy = useUnit($isRequesting);
  const form = useForm(forgotForm, 'forgot');
  return (
    <Card padding="large">
      <form className="acc-form" {...form.props} aria-busy={isBusy}>
        <ErrorSummary title={text('account.incomplete')} {...form.summary} />
        <FormErrorNotice error={form.error} failed="error.request-password-reset-failed" />
        <EmailField
          {...form.field('emailAddress')}
          label={text('account.email')}
          required
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <Button kind="primary" size="large" type="submit" block busy={isBusy}>
          {text('account.forgot.submit')}
        </Button>
        <div className="acc-form__other">
          <p>{text('account.forgot.remembered')}</p>
          <LoginButton kind="link" />
        </div>
      </form>
    </Card>
  );
}

/** product.md 2: a mail with a link to choose a new password. */
export function ForgotPasswordPage() {
  const text = useMessages(messages);
  const { property, route, sentTo, opened, restart } = useUnit({
    property: $property,
    route: $route,
    sentTo: $sentTo,
    opened: pageOpened,
    restart: anotherRequested,
  });
  useEffect(() => {
    opened();
  }, [opened]);
  if (property === null) return null;
  const title = text('account.forgot-password.title');
  if (sentTo === null) {
    return (
      <AccountPage title={title} lead={text('account.forgot.lead', { hotel: property.propertyName })}>
        <ForgotForm />
      </AccountPage>
    );
  }
  return (
    <AccountPage title={title}>
      <Outcome
        tone="positive"
        icon="mail"
        title={text('success.reset-email-sent')}
        actions={
          <>
            <Button kind="primary" href={wayBack(route, property.propertyCode)}>
              {text('account.go-on')}
            </Button>
            <Button onClick={() => restart()}>{text('account.forgot.other')}</Button>
          </>
        }
      >
        <p>{text('account.forgot.sent', { email: sentTo })}</p>
        <p className="muted small">{text('account.mail.missing', { hotel: property.email })}</p>
      </Outcome>
    </AccountPage>
  );
}
