import { expect, it } from 'vitest';
import { emailWithoutCard, phoneWithoutCard, withoutCardNumbers } from './free-text.ts';

it.each([
  ['Use 4242424242424242 please', 'Use •••• please'],
  ['4242 4242 4242 4242 or 5555-5555-5555-4444', '•••• or ••••'],
  ['Call +44 20 7946 0999 or 0044 20 7946 0999', 'Call +44 20 7946 0999 or 0044 20 7946 0999'],
  ['4242.4242.4242.4242, 4242\u00a04242\u00a04242\u00a04242', '••••, ••••'],
  ['４２４２４２４２４２４２４２４２', '••••'],
  ['٤٢٤٢ ٤٢٤٢ ٤٢٤٢ ٤٢٤٢', '••••'],
  ['غرفة ١٢', 'غرفة ١٢'],
  ['4111\u200b1111\u200b1111\u200b1111', '••••'],
  ['Zoë ½', 'Zoë ½'],
  ['Order 4242424242424241', 'Order 4242424242424241'],
  ['', ''],
])('“%s” is kept as “%s”', (text, kept) => {
  expect(withoutCardNumbers(text)).toBe(kept);
});

// A pattern with two ways to read a run of joiners doubles its steps with each of them: it would not end here.
it.each([
  ['between digits', `${'1\u200d\u200d\u200d'.repeat(12)}x`],
  ['many between digits', `${`1${'\u200d'.repeat(20_000)}`.repeat(12)}x`],
  ['that are spaces too', `${`1${'\ufeff'.repeat(20_000)}`.repeat(12)}x`],
  ['around separators', `${'1\u200d \u200d'.repeat(20_000)}x`],
  ['digits alone', '1'.repeat(200_000)],
])('invisible signs %s are read once', (_name, text) => {
  expect(withoutCardNumbers(text)).toBe(text);
});

it('a card number is found with joiners on both sides of a separator', () => {
  expect(withoutCardNumbers('4242\u200d-\u200d4242 4242\u200d\u200d4242')).toBe('••••');
});

it.each([
  ['ada@example.org', 'ada@example.org'],
  ['4111111111111111@example.com', ''],
])('the address %s is kept as “%s”', (email, kept) => {
  expect(emailWithoutCard(email)).toBe(kept);
});

it.each([
  ['+44 20 7946 0958', '+44 20 7946 0958'],
  // Happens to be the number of an old, shorter card.
  ['+4222222222222', '+4222222222222'],
  ['+3782 822463 10005', ''],
  ['00371449635398431', ''],
])('the telephone number %s is kept as “%s”', (phone, kept) => {
  expect(phoneWithoutCard(phone)).toBe(kept);
});
