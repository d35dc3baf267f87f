import { useUnit } from 'effector-react';
import { Button, Card, ErrorSummary, useMessages } from 'shared/ui';
import { FormErrorNotice } from '../../form/form-error-notice.tsx';
import { useForm } from '../../form/use-form.ts';
import { messages } from '../../messages/index.ts';
import { NewPasswordFields } from '../../password/new-password-fields.tsx';
import { $isResetting, resetForm } from './model.ts';

/** The new password, twice. */
export function ResetForm() {
  const text = useMessages(messages);
  const isBusy = useUnit($isResetting);
  const form = useForm(resetForm, 'reset');
  return (
    <Card padding="large">
      <form className="acc-form" {...form.props} aria-busy={isBusy}>
        <ErrorSummary title={text('account.incomplete')} {...form.summary} />
        <FormErrorNotice error={form.error} failed="error.reset-password-failed" />
        <NewPasswordFields
          label={text('account.new-password')}
          password={form.field('newPassword')}
          confirmation={form.field('passwordConfirmation')}
          emailAddress=""
        />
        <p className="muted small">{text('account.password.logs-out')}</p>
        <Button kind="primary" size="large" type="submit" block busy={isBusy}>
          {text('account.reset.submit')}
        </Button>
      </form>
    </Card>
  );
}
