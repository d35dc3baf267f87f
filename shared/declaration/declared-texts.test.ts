import { expect, it } from 'vitest';
import { declaredTexts } from './index.ts';

const words = { 'spa.title': 'Spa' };
const catalogues = {
  'en-GB': { 'spa.title': 'The spa', 'spa.seats': { one: '{count} seat', other: '{count} seats' } },
  ...{ da: words, de: words, fr: words, es: words, it: words, nl: words },
  ...{ sv: words, nb: words, pt: words, pl: words, ja: { 'spa.title': 'スパ' }, ar: words },
} as const;

it('gives a text in every language of the site', () => {
  const title = declaredTexts(catalogues)('spa.title');
  expect(Object.keys(title)).toHaveLength(13);
  expect(title).toMatchObject({ 'en-GB': 'The spa', da: 'Spa', ja: 'スパ' });
});

it('refuses a text that a language lacks, and one that counts', () => {
  const textOf = declaredTexts({ ...catalogues, pl: {} });
  expect(() => textOf('spa.title')).toThrow('“spa.title” is missing in “pl”');
  expect(() => textOf('spa.seats')).toThrow('“spa.seats” is missing in “en-GB”');
});
