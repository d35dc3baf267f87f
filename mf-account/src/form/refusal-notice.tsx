import type { ReactNode } from 'react';
import { Notice, useMessages } from 'shared/ui';
import { messages, type MessageKey } from '../messages/index.ts';
import { minutesOf, type Refusal } from './refusal.ts';

interface RefusalNoticeProps {
  readonly refusal: Refusal | null;
  /** product.md 8's words for this form. */
  readonly failed: MessageKey;
  /** What else the guest can do. */
  readonly action?: ReactNode;
}

/**
 * What the server refused, in its words or else in the form's, and what to do now (product.md 8). What it said of single fields stands at
 * the fields.
 */
export function RefusalNotice({ refusal, failed, action }: RefusalNoticeProps) {
  const text = useMessages(messages);
  const title = (message: string | null): string => message ?? text(failed);
  switch (refusal?.kind) {
    case undefined:
    case 'fields':
    case 'session-over':
      return null;
    case 'wait':
      return (
        <Notice tone="warning" title={title(refusal.message)} action={action} announce>
          {text('account.wait.text', { count: minutesOf(refusal.seconds) })}
        </Notice>
      );
    case 'said':
      return <Notice tone="negative" title={title(refusal.message)} action={action} announce />;
    case 'unreachable':
      return (
        <Notice tone="negative" title={text(failed)} announce>
          {text('account.unreachable')}
        </Notice>
      );
    case 'failed':
      return (
        <Notice tone="negative" title={title(refusal.message)} announce>
          {text('account.failed')}
        </Notice>
      );
    default:
      return refusal satisfies never;
  }
}
