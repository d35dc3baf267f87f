import { cleanup, render, screen } from '@testing-library/react';
import { fork } from 'effector';
import { Provider } from 'effector-react';
import { aProperty } from 'shared/testing';
import { UiProvider } from 'shared/ui';
import { afterEach, expect, it } from 'vitest';
import { BookingErrorNotice } from './booking-error-notice.tsx';
import type { BookingError } from './rules.ts';

afterEach(cleanup);

const property = aProperty();
const sentence = 'Your card was declined';

function aGuestReading(error: BookingError): string {
  render(
    <Provider value={fork()}>
      <UiProvider locale="en-GB">
        <BookingErrorNotice property={property} error={error} />
      </UiProvider>
    </Provider>,
  );
  return screen.getByRole('alert').textContent;
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
])('why and what to do stand in the page for %s', (_, error, way) => {
  const said = aGuestReading(error);
  expect(said).toContain(way);
  expect(said).toContain(sentence);
});

it('what is wrong with single fields stands in the page and stays, for that is what is to be mended', () => {
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
  const said = aGuestReading(error);
  expect(said).toContain('First name: Too long.');
  expect(said).toContain('Guest of room 1: Too odd.');
  expect(said).toContain('Address: We cannot send this');
  expect(said).not.toContain('card');
  expect(said).not.toContain('The request is invalid.');
});

it('a fault of the hotel’s side is not told as a lost connection, and can be asked about', () => {
  const said = aGuestReading({ kind: 'fault' });
  expect(said).toContain('Something went wrong on our side');
  expect(said).toContain('Your booking may have been made');
  expect(said).toContain(property.telephone);
  expect(said).not.toContain('connect');
  expect(screen.getByRole('button', { name: 'Check my booking' })).toBeTruthy();
});

it.each<[string, BookingError]>([
  ['rooms are gone', { kind: 'rooms-unavailable', roomNumbers: [1] }],
  ['the same is being made', { kind: 'in-progress' }],
  ['nobody answered', { kind: 'unknown' }],
  ['the hotel’s side failed', { kind: 'fault' }],
  ['the server had no words', { kind: 'rejected', message: null, reasons: [], isPayment: false }],
])('when %s the sentence of the notification is not repeated', (_, error) => {
  const said = aGuestReading(error);
  expect(said).not.toContain('Failed to create booking');
  expect(said.length).toBeGreaterThan(40);
});
