import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { withHotelWords } from './hotel-words.tsx';

afterEach(cleanup);

const english = { lang: 'en-GB', dir: 'ltr' } as const;

it.each([
  ['nothing of words in the language asked for', 'Vin', {}, 'Inklusive Vin'],
  ['the language of a text', 'Wine', english, 'Inklusive <span lang="en-GB" dir="ltr">Wine</span>'],
  ['nothing of a text that does not stand there', 'Beer', english, 'Inklusive Wine'],
])('a sentence says %s', (_what, words, language, expected) => {
  const sentence = words === 'Beer' ? 'Inklusive Wine' : `Inklusive ${words}`;
  const { container } = render(<p>{withHotelWords(sentence, [{ words, language }])}</p>);
  expect(container.innerHTML).toBe(`<p>${expected}</p>`);
});

it('a sentence with several texts marks each where it stands', () => {
  const texts = [
    { words: 'Wine', language: {} },
    { words: 'Wine tasting', language: english },
    { words: 'Bath', language: { lang: 'da', dir: 'ltr' } as const },
  ];
  const { container } = render(<p>{withHotelWords('Wine, Wine tasting & Bath · 2', texts)}</p>);
  expect(container.textContent).toBe('Wine, Wine tasting & Bath · 2');
  expect(
    [...container.querySelectorAll('[lang]')].map((each) => [each.textContent, each.getAttribute('lang')]),
  ).toEqual([
    ['Wine tasting', 'en-GB'],
    ['Bath', 'da'],
  ]);
});
