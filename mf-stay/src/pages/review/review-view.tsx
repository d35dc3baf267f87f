import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import type { Property } from 'shared/contracts';
import type { WrittenReview } from 'shared/contracts/reviews';
import { formatStayDate, paths } from 'shared/runtime';
import { Button, Card, Notice, Rating, SectionHeading, useLocale, useMessages } from 'shared/ui';
import { messages } from './messages.ts';
import { $draft, $isEditing, $isThanked, changeWanted } from './model.ts';
import { ReviewForm } from './review-form.tsx';

/** How it stands, in a sentence. */
function Standing({ review }: { readonly review: WrittenReview }) {
  const text = useMessages(messages);
  const isThanked = useUnit($isThanked);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isThanked) box.current?.focus();
  }, [isThanked]);
  return (
    <div ref={box} tabIndex={-1}>
      {isThanked && (
        <Notice tone="positive" title={text('review.thanks')} announce>
          {text('review.thanks.text')}
        </Notice>
      )}
      {!isThanked && review.state === 'Published' && (
        <Notice tone="positive" title={text('review.published')}>
          {text('review.published.text')}
        </Notice>
      )}
      {!isThanked && review.state === 'Hidden' && (
        <Notice tone="warning" title={text('review.hidden')}>
          {text('review.hidden.text', {
            reason: review.hiddenReason === null ? '' : text(`review.hidden.${review.hiddenReason}`),
          })}
        </Notice>
      )}
      {!isThanked && review.state === 'Waiting' && <p>{text('review.waiting')}</p>}
    </div>
  );
}

/** What was written. */
function Written({ review }: { readonly review: WrittenReview }) {
  const text = useMessages(messages);
  const change = useUnit(changeWanted);
  return (
    <Card as="section" padding="large" aria-labelledby="review-yours">
      <SectionHeading id="review-yours">{text('review.yours')}</SectionHeading>
      <div className="stack">
        <p className="review-head">
          {review.score !== null && <Rating value={review.score} />} <bdi>{review.name}</bdi>
        </p>
        {review.title !== null && <h3 dir="auto">{review.title}</h3>}
        {review.text !== null && (
          <p className="review-words" dir="auto">
            {review.text}
          </p>
        )}
        {review.state !== 'Published' && (
          <div>
            <Button onClick={() => change()}>{text('review.change')}</Button>
          </div>
        )}
      </div>
    </Card>
  );
}

/** A review as it stands, or the form in which it is written. */
export function ReviewView({
  review,
  property,
}: {
  readonly review: WrittenReview;
  readonly property: Property;
}) {
  const text = useMessages(messages);
  const locale = useLocale();
  const { draft, isEditing } = useUnit({ draft: $draft, isEditing: $isEditing });
  if (review.state === 'Published' || !isEditing || draft === null)
    return (
      <div className="stack">
        <Standing review={review} />
        <Written review={review} />
        <p>
          <a href={paths.search(property.propertyCode)}>{text('review.to-hotel')}</a>
        </p>
      </div>
    );
  return (
    <div className="stack">
      <p>{text('review.intro', { hotel: property.propertyName })}</p>
      <p className="small muted">
        {text('review.until', { date: formatStayDate(review.until, 'long', locale) })}
      </p>
      <ReviewForm draft={draft} isAgain={review.score !== null} />
    </div>
  );
}
