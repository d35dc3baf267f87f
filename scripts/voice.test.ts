import { expect, it } from 'vitest';
import { voiceProblems } from './voice.ts';

const catalogue = (...texts: readonly string[]): string =>
  `export const enGB = {\n${texts.map((text, index) => `  'a.${String(index)}': '${text}',\n`).join('')}} as const;\n`;

it.each([
  ['Booked!', 'exclamation mark'],
  ['We lost it. Please try again.', 'says please'],
  ['Before you go on, please complete this:', 'says please'],
  ['First name is required', 'what to do'],
  ['Choose your Room', 'capital letter in Room'],
])('%s is not in the voice of the site', (text, problem) => {
  expect(voiceProblems(catalogue(text))).toEqual([expect.stringContaining(problem)]);
});

it('names, abbreviations, quoted words and the customer’s own sentences may stand', () => {
  const fine = [
    'Add to Apple Wallet',
    'Receipt (PDF)',
    'Press “Use voucher”',
    'Pay by Invoice',
    'No Results found',
  ];
  expect(voiceProblems(catalogue(...fine))).toEqual([]);
});

it('the forms of a plural are read too', () => {
  expect(voiceProblems("{\n  'a': { one: '{count} room!', other: '{count} rooms!' },\n}")).toHaveLength(2);
});
