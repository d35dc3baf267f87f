import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { $property, pageTitled } from 'shared/runtime';
import { FailedState, PageHeading, Skeleton, useMessages } from 'shared/ui';
import { bookedMessages } from '../../messages/booked.en-GB.ts';
import { ConfirmationView } from './confirmation-view.tsx';
import { $confirmation, $loadProblem, loadRetried, pageOpened } from './model.ts';

/** The booking as the hotel has it, by its secret token. */
export function ConfirmationPage() {
  const text = useMessages(bookedMessages);
  const { property, confirmation, problem, opened, retry, titled } = useUnit({
    property: $property,
    confirmation: $confirmation,
    problem: $loadProblem,
    opened: pageOpened,
    retry: loadRetried,
    titled: pageTitled,
  });
  useEffect(() => opened(), [opened]);
  const name = confirmation?.booker.firstName ?? '';
  const isCancelled = (confirmation?.cancelledAtUtc ?? null) !== null;
  const thanks = isCancelled ? text('confirmation.cancelled.title') : text('confirmation.title', { name });
  const title = confirmation === null ? text('status.title') : thanks;
  useEffect(() => {
    if (confirmation !== null) titled(title);
  }, [titled, title, confirmation]);
  if (property === null) return null;
  if (confirmation !== null)
    return <ConfirmationView confirmation={confirmation} title={title} property={property} />;
  return (
    <div className="page-width page page--narrow">
      <PageHeading>{title}</PageHeading>
      {problem === null && <Skeleton lines={6} />}
      {problem === 'unknown-booking' && (
        <FailedState
          title={text('confirmation.notFound.title')}
          contact={{ telephone: property.telephone, email: property.email }}
        >
          {text('confirmation.notFound.text')}
        </FailedState>
      )}
      {problem === 'ended' && (
        <FailedState
          title={text('confirmation.ended.title')}
          contact={{ telephone: property.telephone, email: property.email }}
        >
          {text('confirmation.ended.text')}
        </FailedState>
      )}
      {problem === 'failed' && (
        <FailedState
          title={text('confirmation.failed.title')}
          onRetry={() => retry()}
          contact={{ telephone: property.telephone, email: property.email }}
        >
          {text('confirmation.failed.text')}
        </FailedState>
      )}
    </div>
  );
}
