import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import { Button, Notice, useMessages } from 'shared/ui';
import { FormErrorNotice } from '../../form/form-error-notice.tsx';
import { useForm } from '../../form/use-form.ts';
import { messages } from '../../messages/index.ts';
import { $isRequesting, $sentTo, mailForm } from './unconfirmed-model.ts';

/** The address of the account has not been confirmed yet: what to do, and the mail once more. */
export function Unconfirmed({ email }: { readonly email: string }) {
  const text = useMessages(messages);
  const { isBusy, sentTo } = useUnit({ isBusy: $isRequesting, sentTo: $sentTo });
  const form = useForm(mailForm, 'unconfirmed');
  const confirmation = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button that had focus is no longer there.
    if (sentTo !== null) confirmation.current?.focus({ preventScroll: true });
  }, [sentTo]);
  if (sentTo !== null) {
    return (
      <div ref={confirmation} tabIndex={-1} className="acc-answer">
        <Notice tone="positive" title={text('account.confirmation-sent')} announce>
          {text('account.confirm.again-sent', { email: sentTo })}
        </Notice>
      </div>
    );
  }
  return (
    <form className="stack stack--m" {...form.props} aria-busy={isBusy}>
      <Notice
        tone="warning"
        title={text('account.unconfirmed.title')}
        action={
          <Button type="submit" busy={isBusy}>
            {text('account.confirm.again')}
          </Button>
        }
      >
        {text('account.unconfirmed.text', { email })}
      </Notice>
      <FormErrorNotice error={form.error} failed="error.action-failed" />
    </form>
  );
}
