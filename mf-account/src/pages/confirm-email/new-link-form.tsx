import { useUnit } from 'effector-react';
import { Button, Card, ErrorSummary, useMessages } from 'shared/ui';
import { EmailField } from 'shared/ui/contact';
import { FormErrorNotice } from '../../form/form-error-notice.tsx';
import { useForm } from '../../form/use-form.ts';
import { messages } from '../../messages/index.ts';
import { Outcome } from '../../components/outcome.tsx';
import { $isRequesting, $sentTo, newLinkForm } from './new-link-model.ts';

/** A new mail with a new link, in the place of one that has expired. */
export function NewLinkForm() {
  const text = useMessages(messages);
  const { isBusy, sentTo } = useUnit({ isBusy: $isRequesting, sentTo: $sentTo });
  const form = useForm(newLinkForm, 'again');
  if (sentTo !== null) {
    return (
      <Outcome tone="positive" icon="mail" title={text('account.confirmation-sent')}>
        <p>{text('account.confirm.again-sent', { email: sentTo })}</p>
      </Outcome>
    );
  }
  return (
    <Card padding="large">
      <form className="acc-form" {...form.props} aria-busy={isBusy}>
        <ErrorSummary title={text('account.incomplete')} {...form.summary} />
        <FormErrorNotice error={form.error} failed="error.action-failed" />
        <EmailField
          {...form.field('emailAddress')}
          label={text('account.email')}
          hint={text('account.confirm.again-hint')}
          required
          autoCapitalize="none"
          spellCheck={false}
        />
        <Button kind="primary" size="large" type="submit" block busy={isBusy}>
          {text('account.confirm.again')}
        </Button>
      </form>
    </Card>
  );
}
