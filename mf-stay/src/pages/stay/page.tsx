import './page.css';
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { $property, pageTitled } from 'shared/runtime';
import { FailedState, PageHeading, Skeleton, useMessages } from 'shared/ui';
import { messages } from '../../messages/index.ts';
import { $confirmation, $loadProblem, $stay, loadRetried, pageClosed, pageOpened } from './model.ts';
import { StayView } from './stay-view.tsx';

/** “Manage booking” (product.md 1), by the secret of the confirmation. */
export function StayPage() {
  const text = useMessages(messages);
  const { property, stay, confirmation, problem, opened, closed, retry, titled } = useUnit({
    property: $property,
    stay: $stay,
    confirmation: $confirmation,
    problem: $loadProblem,
    opened: pageOpened,
    closed: pageClosed,
    retry: loadRetried,
    titled: pageTitled,
  });
  useEffect(() => {
    opened();
    return () => closed();
  }, [opened, closed]);
  const title = text('stay.title');
  useEffect(() => {
    titled(title);
  }, [titled, title]);
  if (property === null) return null;
  const contact = { telephone: property.telephone, email: property.email };
  const isShown = stay !== null && confirmation !== null;
  return (
    <div className="page-width page stay-page">
      <PageHeading
        lead={
          stay === null
            ? undefined
            : text('stay.lead', { hotel: property.propertyName, reference: stay.referenceNumber })
        }
      >
        {title}
      </PageHeading>
      {isShown && <StayView stay={stay} confirmation={confirmation} property={property} />}
      {!isShown && problem === null && <Skeleton lines={8} />}
      {!isShown && problem === 'unknown' && (
        <FailedState title={text('stay.not-found')} contact={contact}>
          {text('stay.not-found.text')}
        </FailedState>
      )}
      {!isShown && problem === 'ended' && (
        <FailedState title={text('stay.ended')} contact={contact}>
          {text('stay.ended.text')}
        </FailedState>
      )}
      {!isShown && problem === 'failed' && (
        <FailedState title={text('stay.failed')} onRetry={() => retry()} contact={contact}>
          {text('stay.failed.text')}
        </FailedState>
      )}
    </div>
  );
}
