import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allSettled, fork } from 'effector';
import { Provider } from 'effector-react';
import { getReview, type WrittenReview } from 'shared/contracts/reviews';
import { $http, $tabStorage, propertyLoaded, routeEntered } from 'shared/runtime';
import { aProperty, type Answers, httpOf, refused } from 'shared/testing';
import { UiProvider } from 'shared/ui';
import { afterEach, describe, expect, it } from 'vitest';
import { Review } from './review.lazy.tsx';

afterEach(cleanup);

const aReview = (changes: Partial<WrittenReview> = {}): WrittenReview => ({
  state: 'Open',
  dateFrom: '2026/12/01',
  dateTo: '2026/12/04',
  until: '2027/02/02',
  score: null,
  title: null,
  text: null,
  name: 'Ada B.',
  hiddenReason: null,
  ...changes,
});
const written = aReview({ state: 'Waiting', score: 4, title: 'A quiet house', text: 'Ferries.' });

/** Both calls have one path: what is written has a body. */
const server = (read: unknown, write: unknown, asked: unknown[] = []): Answers => ({
  [getReview.path]: (input: unknown) => {
    const isWrite = typeof input === 'object' && input !== null && 'body' in input;
    if (isWrite) asked.push(input.body);
    return isWrite ? write : read;
  },
});

/** A visit in a tab that keeps what it is given. */
async function visit(answers: Answers, kept = new Map<string, string>()) {
  const storage = {
    read: (key: string) => kept.get(key) ?? null,
    write: (key: string, value: string) => void kept.set(key, value),
  };
  const scope = fork({
    values: [
      [$http, httpOf(answers)],
      [$tabStorage, storage],
    ],
  });
  await allSettled(propertyLoaded, { scope, params: aProperty() });
  const params = { propertyCode: 'HARBOUR', reviewToken: 'secret' };
  const path = '/Book/HARBOUR/Stay/Review/secret';
  await allSettled(routeEntered, { scope, params: { path, params, query: '', hash: '' } });
  render(
    <Provider value={scope}>
      <UiProvider locale="en-GB">
        <Review />
      </UiProvider>
    </Provider>,
  );
  await allSettled(scope);
  return kept;
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('a review', () => {
  it('is written by keyboard and sent, and the guest is thanked', async () => {
    const asked: unknown[] = [];
    await visit(server(aReview(), { success: true, message: '', review: written }, asked));
    screen.getByRole('radio', { name: '1 star: Bad' }).focus();
    await userEvent.keyboard(' {ArrowRight}{ArrowRight}{ArrowRight}');
    expect(screen.getByRole('radio', { name: '4 stars: Good', checked: true })).toBeTruthy();
    await userEvent.type(screen.getByLabelText(/^Title/), 'A quiet house');
    await userEvent.type(screen.getByLabelText(/What would you like to say/), 'Ferries.');
    await userEvent.click(screen.getByRole('checkbox'));
    await press('Send the review');
    expect(await screen.findByText('Thank you for your review')).toBeTruthy();
    expect(asked).toEqual([
      {
        propertyId: 'property-1',
        token: 'secret',
        languageCode: 'en-GB',
        score: 4,
        title: 'A quiet house',
        text: 'Ferries.',
        name: 'Ada B.',
        consent: true,
      },
    ]);
  });

  it('is not sent without stars, a name and consent: each is said, with a link to its field', async () => {
    const asked: unknown[] = [];
    await visit(server(aReview(), null, asked));
    await userEvent.clear(screen.getByLabelText(/Name that is shown/));
    await userEvent.type(screen.getByLabelText(/^Title/), 'x');
    await press('Send the review');
    const summary = screen.getByRole('alert');
    expect(summary === document.activeElement).toBe(true);
    expect([...summary.querySelectorAll('li')].map((line) => line.textContent)).toEqual([
      'Choose one to five stars',
      'Write at least 2 characters, or leave it empty',
      'Say under which name it may be shown',
      'Agree, or we cannot show your review',
    ]);
    expect(asked).toEqual([]);
  });

  it('loses nothing when it is not saved, nor when the page is loaded anew', async () => {
    const kept = await visit(server(aReview(), refused(503, 'Not now.')));
    await userEvent.click(screen.getByRole('radio', { name: '2 stars: Poor' }));
    await userEvent.type(screen.getByLabelText(/What would you like to say/), 'Long to type.');
    await userEvent.click(screen.getByRole('checkbox'));
    await press('Send the review');
    expect(await screen.findByText('We could not save your review')).toBeTruthy();
    expect(screen.getByDisplayValue('Long to type.')).toBeTruthy();
    expect(JSON.stringify([...kept])).not.toContain('secret');
    cleanup();
    await visit(server(aReview(), null), kept);
    expect(await screen.findByDisplayValue('Long to type.')).toBeTruthy();
    expect(screen.getByRole('radio', { name: '2 stars: Poor', checked: true })).toBeTruthy();
  });

  it('that was sent before is shown, and can be changed', async () => {
    await visit(server(written, { success: true, message: '', review: written }));
    expect(await screen.findByText('A quiet house')).toBeTruthy();
    await press('Change the review');
    expect(screen.getByDisplayValue('Ferries.')).toBeTruthy();
    await press('Send the changed review');
    expect(await screen.findByText('Thank you for your review')).toBeTruthy();
  });

  it('that is published, or was meanwhile, is shown and no more changed', async () => {
    const answers = [aReview({ ...written }), aReview({ ...written, state: 'Published' })];
    await visit({
      [getReview.path]: (input: unknown) =>
        typeof input === 'object' && input !== null && 'body' in input
          ? refused(409, 'Published.', { code: 'review.published' })
          : answers.shift(),
    });
    await press('Change the review');
    await press('Send the changed review');
    expect(await screen.findByText('Your review is published')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('that is not shown says why', async () => {
    await visit(server(aReview({ ...written, state: 'Hidden', hiddenReason: 'Personal' }), null));
    expect(await screen.findByText(/It names somebody, or says something personal\./)).toBeTruthy();
  });

  it.each([
    ['review.link-wrong', 'We do not know this link'],
    ['review.link-ended', 'This link has expired'],
  ])('by a link with %s says: %s', async (code, title) => {
    await visit(server(refused(404, 'No.', { code }), null));
    expect(await screen.findByText(title)).toBeTruthy();
  });

  it('that cannot be loaded is asked for again', async () => {
    const answers: unknown[] = [refused(503, 'Not now.'), aReview()];
    await visit({ [getReview.path]: () => answers.shift() });
    expect(await screen.findByText('We could not load this page')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: /again/ }));
    expect(await screen.findByText('How was your stay?')).toBeTruthy();
  });
});
