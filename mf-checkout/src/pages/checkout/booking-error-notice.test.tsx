import { act, cleanup, render, screen } from '@testing-library/react';
import { allSettled, fork } from 'effector';
import { Provider } from 'effector-react';
import { shownTopicsChanged } from 'shared/runtime';
import { aProperty } from 'shared/testing';
import { UiProvider } from 'shared/ui';
import { afterEach, expect, it } from 'vitest';
import { BookingErrorNotice } from './booking-error-notice.tsx';
import { bookingTopic, type BookingError } from './rules.ts';

afterEach(cleanup);

const property = aProperty();
const sentence = 'Your card was declined';

async function aGuestReading(error: BookingError) {
  const scope = fork();
  const shows = (...topics: string[]) => act(() => allSettled(shownTopicsChanged, { scope, params: topics }));
  await shows(bookingTopic);
  render(
    <Provider value={scope}>
      <UiProvider locale="en-GB">
        <BookingErrorNotice property={property} error={error} />
      </UiProvider>
    </Provider>,
  );
  return { shows, said: () => screen.getByRole('alert').textContent };
}

it.each<[string, BookingError, string]>([
  [
    'a refused card',
    { kind: 'rejected', message: sentence, reasons: [], isPayment: true },
    'choose another card or way to pay, and confirm again',
  ],
  [
    'another price',
    {
      kind: 'price-changed',
      message: sentence,
      total: 40_000,
      roomCosts: [],
      quoteToken: null,
      taxesAndFees: null,
    },
    'Your stay now costs £400.00',
  ],
])('beside the notification of %s stands what to do; why comes when that has gone', async (_, error, way) => {
  const { shows, said } = await aGuestReading(error);
  expect(said()).toContain(way);
  expect(said()).not.toContain(sentence);
  await shows();
  expect(said()).toContain(way);
  expect(said()).toContain(sentence);
});

it('what is wrong with single fields stands in the page and stays, for that is what is to be mended', async () => {
  const reasons = [
    { path: 'Booker.FirstName', sentence: 'Too long.' },
    { path: 'Rooms[0].Guests[0].LastName', sentence: 'Too odd.' },
    { path: 'Booker.Street', sentence: null },
  ];
  const error: BookingError = {
    kind: 'rejected',
    message: 'The request is invalid.',
    reasons,
    isPayment: false,
  };
  const { shows, said } = await aGuestReading(error);
  for (const shown of [[bookingTopic], []]) {
    await shows(...shown);
    expect(said()).toContain('First name: Too long.');
    expect(said()).toContain('Guest of room 1: Too odd.');
    expect(said()).toContain('Address: This cannot be sent');
    expect(said()).not.toContain('card');
  }
  expect(said()).not.toContain('The request is invalid.');
});

it('a fault of the hotel’s side is not told as a lost connection, and can be asked about', async () => {
  const { said } = await aGuestReading({ kind: 'fault' });
  expect(said()).toContain('Something went wrong on the hotel’s side');
  expect(said()).toContain('Your booking may have been made');
  expect(said()).toContain(property.telephone);
  expect(said()).not.toContain('connect');
  expect(screen.getByRole('button', { name: 'Check my booking' })).toBeTruthy();
});

it.each<[string, BookingError]>([
  ['rooms are gone', { kind: 'rooms-unavailable', roomNumbers: [1] }],
  ['the same is being made', { kind: 'in-progress' }],
  ['nobody answered', { kind: 'unknown' }],
  ['the hotel’s side failed', { kind: 'fault' }],
  ['the server had no words', { kind: 'rejected', message: null, reasons: [], isPayment: false }],
])('when %s the sentence of the notification is not repeated, then or later', async (_, error) => {
  const { shows, said } = await aGuestReading(error);
  expect(said()).not.toContain('Failed to create booking');
  await shows();
  expect(said()).not.toContain('Failed to create booking');
  expect(said().length).toBeGreaterThan(40);
});
