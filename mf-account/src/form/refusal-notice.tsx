import type { ReactNode } from 'react';
import { Notice, useMessages } from 'shared/ui';
import { messages, type MessageKey } from '../messages/index.ts';
import { useSay } from '../messages/use-say.ts';
import { minutesOf, type Refusal } from './refusal.ts';

interface RefusalNoticeProps {
  readonly refusal: Refusal | null;
  /** product.md 8's words for this form. */
  readonly failed: MessageKey;
  /** What else the guest can do. */
  readonly action?: ReactNode;
}

/** What the server refused and what to do now. What it said of single fields stands at the fields. */
export function RefusalNotice({ refusal, failed, action }: RefusalNoticeProps) {
  const text = useMessages(messages);
  const say = useSay();
  switch (refusal?.kind) {
    case undefined:
    case 'fields':
    case 'session-over':
      return null;
    case 'wait':
      return (
        <Notice tone="warning" title={text('account.wait.title')} action={action} announce>
          {text('account.wait.text', { count: minutesOf(refusal.seconds) })}
        </Notice>
      );
    case 'said':
      return (
        <Notice tone="negative" title={say(refusal.message)} action={action} announce>
          {null}
        </Notice>
      );
    case 'unreachable':
      return (
        <Notice tone="negative" title={text(failed)} announce>
          {text('account.unreachable')}
        </Notice>
      );
    case 'failed':
      return (
        <Notice tone="negative" title={text(failed)} announce>
          {text('account.failed')}
        </Notice>
      );
    default:
      return refusal satisfies never;
  }
}
