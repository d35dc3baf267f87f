import { expect, it } from 'vitest';
import { elementsOptions } from './charge.ts';

it.each([
  [
    'is paid now',
    { amount: 12345, isKept: false },
    { mode: 'payment', amount: 12345, captureMethod: 'manual' },
  ],
  [
    'is paid now and kept',
    { amount: 12345, isKept: true },
    { mode: 'payment', amount: 12345, setupFutureUsage: 'off_session' },
  ],
  [
    'stands for what may be due later',
    { amount: 0, isKept: true },
    { mode: 'setup', setupFutureUsage: 'off_session' },
  ],
])('a card that %s', (_, use, expected) => {
  const options = elementsOptions({ ...use, currency: 'GBP' }, { locale: 'en-GB', appearance: {} });
  expect(options).toMatchObject({ ...expected, currency: 'gbp', locale: 'en-GB' });
  expect('setupFutureUsage' in options).toBe('setupFutureUsage' in expected);
});

it.each([
  ['da', 'da'],
  ['da-DK', 'da'],
  ['ar', 'ar'],
  ['tlh', 'auto'],
])('in %s the form speaks %s', (locale, spoken) => {
  expect(
    elementsOptions({ amount: 100, currency: 'GBP', isKept: false }, { locale, appearance: {} }).locale,
  ).toBe(spoken);
});
