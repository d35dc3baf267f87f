import type { ReactNode } from 'react';
import { Notice, useMessages } from 'shared/ui';
import { messages, type MessageKey } from '../messages/index.ts';
import { minutesOf, type FormError } from './form-error.ts';

interface FormErrorNoticeProps {
  readonly error: FormError | null;
  /** The message of product.md 8 for this form. */
  readonly failed: MessageKey;
  /** What else the guest can do. */
  readonly action?: ReactNode;
}

/**
 * Why the call failed, by the server's message or else the form's, and what to do now (product.md 8). Issues of single fields are shown
 * at the fields.
 */
export function FormErrorNotice({ error, failed, action }: FormErrorNoticeProps) {
  const text = useMessages(messages);
  const title = (message: string | null): string => message ?? text(failed);
  switch (error?.kind) {
    case undefined:
    case 'fields':
    case 'session-over':
      return null;
    case 'wait':
      return (
        <Notice tone="warning" title={title(error.message)} action={action} announce>
          {text('account.wait.text', { count: minutesOf(error.seconds) })}
        </Notice>
      );
    case 'said':
      return <Notice tone="negative" title={title(error.message)} action={action} announce />;
    case 'unreachable':
      return (
        <Notice tone="negative" title={text(failed)} announce>
          {text('account.unreachable')}
        </Notice>
      );
    case 'failed':
      return (
        <Notice tone="negative" title={title(error.message)} announce>
          {text('account.failed')}
        </Notice>
      );
    default:
      return error satisfies never;
  }
}
