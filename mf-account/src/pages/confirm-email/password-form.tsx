import { useUnit } from 'effector-react';
import type { Property } from 'shared/contracts';
import { paths } from 'shared/runtime';
import { Button, Card, ErrorSummary, PasswordField, useMessages } from 'shared/ui';
import { FormErrorNotice } from '../../form/form-error-notice.tsx';
import { useForm } from '../../form/use-form.ts';
import { messages } from '../../messages/index.ts';
import { $isConfirming, passwordForm } from './model.ts';

/** The link proves whose address it is, the password whose account; a guest without that password resets it. */
export function PasswordForm({ property }: { readonly property: Property }) {
  const text = useMessages(messages);
  const isBusy = useUnit($isConfirming);
  const form = useForm(passwordForm, 'confirm');
  return (
    <Card padding="large">
      <form className="acc-form" {...form.props} aria-busy={isBusy}>
        <ErrorSummary title={text('account.incomplete')} {...form.summary} />
        <FormErrorNotice error={form.error} failed="account.confirm.failed" />
        <p>{text('account.confirm.password-why')}</p>
        <PasswordField
          {...form.field('password')}
          label={text('account.password')}
          required
          autoComplete="current-password"
        />
        <Button kind="primary" size="large" type="submit" block busy={isBusy}>
          {text('account.confirm.submit')}
        </Button>
        <p className="muted small">
          {text('account.confirm.not-mine')}{' '}
          <a href={paths.forgotPassword(property.propertyCode)}>{text('account.confirm.not-mine-way')}</a>
        </p>
      </form>
    </Card>
  );
}
