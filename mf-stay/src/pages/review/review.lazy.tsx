import './review.css';
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { $property, formatStayDate, pageTitled } from 'shared/runtime';
import { FailedState, PageHeading, Skeleton, useLocale, useMessages } from 'shared/ui';
import { messages } from './messages.ts';
import { $loadProblem, $review, loadRetried, pageOpened } from './model.ts';
import { ReviewView } from './review-view.tsx';

/** What a guest says of a stay, by the secret of the mail after the departure (docs/decisions/0106). */
export function Review() {
  const text = useMessages(messages);
  const locale = useLocale();
  const { property, review, problem, opened, retry, titled } = useUnit({
    property: $property,
    review: $review,
    problem: $loadProblem,
    opened: pageOpened,
    retry: loadRetried,
    titled: pageTitled,
  });
  useEffect(() => opened(), [opened]);
  const title = text('review.title');
  useEffect(() => {
    titled(title);
  }, [titled, title]);
  if (property === null) return null;
  const contact = { telephone: property.telephone, email: property.email };
  const day = (date: string) => formatStayDate(date, 'short', locale);
  const lead =
    review === null
      ? undefined
      : text('review.lead', {
          hotel: property.propertyName,
          dates: text('review.dates', { from: day(review.dateFrom), to: day(review.dateTo) }),
        });
  return (
    <div className="page-width page review-page">
      <PageHeading lead={lead}>{title}</PageHeading>
      {problem === null && review === null && <Skeleton lines={8} />}
      {problem === null && review !== null && <ReviewView review={review} property={property} />}
      {problem === 'wrong' && (
        <FailedState title={text('review.wrong')} contact={contact}>
          {text('review.wrong.text')}
        </FailedState>
      )}
      {problem === 'ended' && (
        <FailedState title={text('review.ended')} contact={contact}>
          {text('review.ended.text')}
        </FailedState>
      )}
      {problem === 'failed' && (
        <FailedState title={text('review.not-loaded')} onRetry={() => retry()} contact={contact}>
          {text('review.not-loaded.text')}
        </FailedState>
      )}
    </div>
  );
}
