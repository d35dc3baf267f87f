import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import type { Property } from 'shared/contracts';
import { deskReviewStates } from 'shared/contracts/desk';
import { Button, Select } from 'shared/ui/desk';
import { SectionHeading } from 'shared/ui';
import { useTexts, useWords } from '../use-desk.ts';
import { Waiting } from '../waiting.tsx';
import {
  $asked,
  $hasFailed,
  $page,
  moreReviewsWanted,
  reviewOpened,
  reviewsFx,
  reviewsWanted,
} from './model.ts';
import { ReviewDrawer } from './review-drawer.tsx';

interface Props {
  readonly property: Property;
  readonly calls: readonly string[];
}

const longestShown = 140;
const shortened = (words: string): string =>
  words.length > longestShown ? `${words.slice(0, longestShown).trimEnd()}…` : words;

/** Reviews of stays: those that wait, those that guests read, those that are not shown. */
export function Reviews({ property, calls }: Props) {
  const text = useWords();
  const { day } = useTexts(property.timeZone);
  const { page, asked, hasFailed, isBusy, want, more, open } = useUnit({
    page: $page,
    asked: $asked,
    hasFailed: $hasFailed,
    isBusy: reviewsFx.pending,
    want: reviewsWanted,
    more: moreReviewsWanted,
    open: reviewOpened,
  });
  const { propertyId } = property;
  useEffect(() => {
    want({ propertyId, state: 'Waiting' });
  }, [want, propertyId]);
  const state = asked?.state ?? 'Waiting';
  const counts = page?.counts;
  const countOf = { Waiting: counts?.waiting, Published: counts?.published, Hidden: counts?.hidden };
  const options = deskReviewStates.map((value) => ({
    value,
    label:
      countOf[value] === undefined
        ? text(`reviews.${value}`)
        : `${text(`reviews.${value}`)} (${String(countOf[value])})`,
  }));
  const label = text('desk.tab.reviews');
  return (
    <section className="desk-part">
      <SectionHeading>{label}</SectionHeading>
      <p className="desk-small">{text('reviews.lead')}</p>
      <Select
        aria-label={text('reviews.state')}
        className="desk-role"
        options={options}
        value={state}
        onChange={(chosen) => want({ propertyId, state: chosen })}
      />
      {page === null ? (
        <Waiting hasFailed={hasFailed} again={() => want({ propertyId, state })} />
      ) : page.reviews.length === 0 ? (
        <p role="status">{text('reviews.none')}</p>
      ) : (
        <div className="desk-wide" role="region" aria-label={label} tabIndex={0}>
          <table className="desk-table" aria-label={label}>
            <thead>
              <tr>
                <th scope="col">{text('reviews.name')}</th>
                <th scope="col">{text('reviews.score')}</th>
                <th scope="col">{text('reviews.words')}</th>
                <th scope="col">{text('bookings.stay')}</th>
              </tr>
            </thead>
            <tbody>
              {page.reviews.map((review) => (
                <tr key={review.reviewId}>
                  <th scope="row">
                    <button type="button" className="desk-name" onClick={() => open(review.reviewId)}>
                      {review.name || text('reviews.erased')}
                    </button>
                  </th>
                  <td>{text('reviews.of-five', { score: review.score })}</td>
                  <td>
                    <span className="desk-text" dir="auto">
                      {shortened([review.title, review.text].filter((part) => part !== null).join(' · '))}
                    </span>
                  </td>
                  <td>{`${day(review.dateFrom)} – ${day(review.dateTo)}`}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {page !== null && page.next !== null && (
        <Button loading={isBusy} onClick={() => more()}>
          {text('reviews.more')}
        </Button>
      )}
      <ReviewDrawer property={property} calls={calls} />
    </section>
  );
}
