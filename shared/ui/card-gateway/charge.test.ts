import { expect, it } from 'vitest';
import { elementsOptions } from './charge.ts';

it.each([
  [
    'is paid now',
    { amount: 12345, keptFor: null },
    { mode: 'payment', amount: 12345, captureMethod: 'manual', setupFutureUsage: null },
  ],
  [
    'is paid now and kept',
    { amount: 12345, keptFor: 'on_session' as const },
    { mode: 'payment', amount: 12345, setupFutureUsage: 'on_session' },
  ],
  [
    'stands for what may be due later',
    { amount: 0, keptFor: 'off_session' as const },
    { mode: 'setup', setupFutureUsage: 'off_session' },
  ],
])('a card that %s', (_, use, expected) => {
  const options = elementsOptions({ ...use, currency: 'GBP' }, { locale: 'en-GB', appearance: {} });
  expect(options).toMatchObject({ ...expected, currency: 'gbp', locale: 'en-GB' });
});

it.each([
  ['da', 'da'],
  ['da-DK', 'da'],
  ['ar', 'ar'],
  ['tlh', 'auto'],
])('in %s the form speaks %s', (locale, spoken) => {
  expect(
    elementsOptions({ amount: 100, currency: 'GBP', keptFor: null }, { locale, appearance: {} }).locale,
  ).toBe(spoken);
});
