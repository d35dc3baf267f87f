import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allSettled, fork } from 'effector';
import { Provider } from 'effector-react';
import { getReviews, type ShownReview } from 'shared/contracts/reviews';
import { $http } from 'shared/runtime';
import { aProperty, httpOf, refused } from 'shared/testing';
import { UiProvider } from 'shared/ui';
import { afterEach, describe, expect, it } from 'vitest';
import { GuestReviews } from './reviews.lazy.tsx';
import type { Reviews } from './model.ts';

afterEach(cleanup);

const aShownReview = (changes: Partial<ShownReview> = {}): ShownReview => ({
  reviewId: 'one',
  score: 4,
  title: 'A quiet house',
  text: 'Ferries.',
  name: 'Ada B.',
  monthOfStay: '2026/12/01',
  languageCode: 'en-GB',
  answer: null,
  publishedAtUtc: '2026-12-07T10:00:00.000Z',
  ...changes,
});
const some = (changes: Partial<Reviews> = {}): Reviews => ({
  average: 4.3,
  count: 3,
  distribution: [5, 4, 3, 2, 1].map((score) => ({ score, count: score > 3 ? score - 3 : 0 })),
  reviews: [aShownReview()],
  next: null,
  ...changes,
});

async function look(answer: unknown) {
  const answers = [answer].flat();
  const scope = fork({ values: [[$http, httpOf({ [getReviews.path]: () => answers.shift() })]] });
  render(
    <Provider value={scope}>
      <UiProvider locale="en-GB">
        <GuestReviews property={aProperty()} />
      </UiProvider>
    </Provider>,
  );
  await allSettled(scope);
}

describe('what guests say', () => {
  it('is shown with average, count and the hotel’s answer', async () => {
    await look(some({ reviews: [aShownReview({ answer: 'Thank you, Ada.' })] }));
    expect(await screen.findByRole('heading', { name: 'What guests say' })).toBeTruthy();
    expect(screen.getByText('4.3 of 5')).toBeTruthy();
    expect(screen.getByText('3 reviews of stays here')).toBeTruthy();
    expect(screen.getByText('Ada B., December 2026')).toBeTruthy();
    expect(screen.getByText('Thank you, Ada.')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('comes page by page, and a page that does not come can be asked for again', async () => {
    await look([
      some({ next: 'one' }),
      refused(503, 'Not now.'),
      some({ reviews: [aShownReview({ reviewId: 'two', title: 'The second' })] }),
    ]);
    const more = await screen.findByRole('button', { name: 'Show more reviews' });
    await userEvent.click(more);
    expect(await screen.findByText(/We could not load more reviews/)).toBeTruthy();
    await userEvent.click(more);
    expect(await screen.findByText('The second')).toBeTruthy();
    expect(screen.getByText('A quiet house')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('has its place before it has come', async () => {
    const { promise, resolve } = Promise.withResolvers<Reviews>();
    const looking = look(promise);
    expect(document.querySelector('.se-reviews-place')).toBeTruthy();
    expect(screen.queryByRole('heading')).toBeNull();
    resolve(some());
    await looking;
    const heading = await screen.findByRole('heading', { name: 'What guests say' });
    expect(heading.closest('.se-reviews-place')).toBeTruthy();
  });

  it('is no section where nobody has said anything, or nothing comes', async () => {
    await look(some({ count: 0, average: null, reviews: [] }));
    expect(screen.queryByRole('heading')).toBeNull();
    cleanup();
    await look(refused(503, 'Not now.'));
    expect(screen.queryByRole('heading')).toBeNull();
  });
});
