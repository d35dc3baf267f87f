import type { ReactNode } from 'react';
import type { Property } from 'shared/contracts';
import { Button, ContactLinks, Dialog, Loading, Notice, Skeleton, useMessages } from 'shared/ui';
import { messages } from '../../messages/index.ts';

interface Reason {
  readonly message: string | null;
}

interface ConfirmDialogProps {
  readonly property: Property;
  readonly title: string;
  /** What is confirmed, in the words of its button. */
  readonly confirmText: string;
  readonly confirmKind: 'primary' | 'danger';
  readonly closeText: string;
  readonly askingText: string;
  readonly failedText: string;
  readonly unansweredText: string;
  /** What the quote says; null while it is on its way. */
  readonly facts: ReactNode | null;
  /** Why there is no quote. What the server has refused in its own words, it refuses again: then nothing is tried again. */
  readonly problem: Reason | null;
  /** Why what was confirmed before was not done; the facts are new ones. */
  readonly refusal: Reason | null;
  readonly isUnanswered: boolean;
  readonly isBusy: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
  readonly onRetry: () => void;
}

/** First the truth, then one confirmation. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { property, facts, problem, refusal, isUnanswered, isBusy, onConfirm, onClose, onRetry } = props;
  const text = useMessages(messages);
  return (
    <Dialog
      open
      onClose={onClose}
      title={props.title}
      size="small"
      footer={
        <>
          <Button disabled={isBusy} onClick={onClose}>
            {props.closeText}
          </Button>
          {problem === null && (
            <Button kind={props.confirmKind} busy={isBusy} disabled={facts === null} onClick={onConfirm}>
              {props.confirmText}
            </Button>
          )}
          {problem !== null && problem.message === null && (
            <Button kind="primary" icon="refresh" onClick={onRetry}>
              {text('cancel.again')}
            </Button>
          )}
        </>
      }
    >
      <div className="stack">
        {refusal !== null && problem === null && (
          <Notice tone="warning" title={text('cancel.changed')} announce>
            {refusal.message ?? text('cancel.changed.text')}
          </Notice>
        )}
        {isUnanswered && (
          <Notice tone="negative" title={text('cancel.unanswered')} announce>
            {props.unansweredText}
          </Notice>
        )}
        {problem !== null && (
          <>
            <Notice tone="negative" title={props.failedText} announce>
              {problem.message ?? text('cancel.failed.text')}
            </Notice>
            <ContactLinks contact={property} />
          </>
        )}
        {facts}
        {facts === null && problem === null && (
          <>
            <Loading label={props.askingText} />
            <Skeleton lines={4} />
          </>
        )}
      </div>
    </Dialog>
  );
}
