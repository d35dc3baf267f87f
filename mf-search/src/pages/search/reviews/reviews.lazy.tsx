import './reviews.css';
import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import type { Property } from 'shared/contracts';
import type { ShownReview } from 'shared/contracts/reviews';
import { createMessages } from 'shared/runtime';
import { Button, Card, Notice, Rating, SectionHeading, useLocale, useMessages } from 'shared/ui';
import { reviewsEnGB } from '../../../messages/reviews.en-GB.ts';
import { useKeepsEnd } from '../use-keeps-end.ts';
import {
  $areAnswered,
  $hasMoreFailed,
  $reviews,
  moreWanted,
  type Reviews,
  reviewsFx,
  reviewsWanted,
} from './model.ts';

const messages = createMessages(reviewsEnGB);

function Summary({ reviews: { average, count, distribution } }: { readonly reviews: Reviews }) {
  const text = useMessages(messages);
  const locale = useLocale();
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  return (
    <div className="se-reviews__summary">
      <p className="se-reviews__average">
        {text('reviews.average', { average: number.format(average ?? 0) })}
      </p>
      <p>{text('reviews.count', { count })}</p>
      <p className="small muted">{text('reviews.verified')}</p>
      <ul className="se-reviews__scores" aria-label={text('reviews.distribution')}>
        {distribution.map(({ score, count: ofScore }) => (
          <li key={score}>
            <span>{text('reviews.stars', { count: score })}</span>
            <meter min={0} max={count} value={ofScore} aria-hidden="true" />
            <span>{number.format(ofScore)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Review({ review, hotel }: { readonly review: ShownReview; readonly hotel: string }) {
  const text = useMessages(messages);
  const locale = useLocale();
  const [year = '1970', month = '01'] = review.monthOfStay.split('/');
  const monthOfStay = new Intl.DateTimeFormat(locale, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${year}-${month}-01T00:00:00Z`));
  const { title, text: words, languageCode, answer } = review;
  return (
    <Card as="li">
      <div className="se-review">
        <p className="se-review__by">
          <Rating value={review.score} />
          <span>{text('reviews.by', { name: review.name, month: monthOfStay })}</span>
        </p>
        {title !== null && (
          <h3 lang={languageCode} dir="auto">
            {title}
          </h3>
        )}
        {words !== null && (
          <p className="se-review__words" lang={languageCode} dir="auto">
            {words}
          </p>
        )}
        {answer !== null && (
          <blockquote className="se-review__answer">
            <p className="small muted">{text('reviews.answer', { hotel })}</p>
            <p className="se-review__words" dir="auto">
              {answer}
            </p>
          </blockquote>
        )}
      </div>
    </Card>
  );
}

/** What guests say of the hotel, newest first (docs/decisions/0106); no section without a published review. */
export function GuestReviews({ property }: { readonly property: Property }) {
  const text = useMessages(messages);
  const { reviews, areAnswered, isBusy, hasFailed, want, more } = useUnit({
    reviews: $reviews,
    areAnswered: $areAnswered,
    isBusy: reviewsFx.pending,
    hasFailed: $hasMoreFailed,
    want: reviewsWanted,
    more: moreWanted,
  });
  const { propertyId } = property;
  const place = useRef<HTMLDivElement>(null);
  useKeepsEnd(place, areAnswered);
  useEffect(() => {
    want(propertyId);
  }, [want, propertyId]);
  return (
    <div ref={place} className="se-reviews-place">
      {reviews !== null && reviews.count > 0 && (
        <section className="se-section se-reviews" aria-labelledby="se-reviews">
          <SectionHeading id="se-reviews">{text('reviews.title')}</SectionHeading>
          <Summary reviews={reviews} />
          <ol className="se-reviews__list">
            {reviews.reviews.map((review) => (
              <Review key={review.reviewId} review={review} hotel={property.propertyName} />
            ))}
          </ol>
          {hasFailed && <Notice tone="negative" title={text('reviews.more-failed')} announce />}
          {reviews.next !== null && (
            <div>
              <Button busy={isBusy} onClick={() => more()}>
                {text('reviews.more')}
              </Button>
            </div>
          )}
        </section>
      )}
    </div>
  );
}
