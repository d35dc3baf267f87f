import { otherLanguages } from 'shared/domain';
import { expect, it } from 'vitest';
import { findRemotes } from './workspace.ts';

/** Every text of what the remotes here declare, by the place where it stands. */
const texts = findRemotes().flatMap(({ name, declares }) =>
  declares.flatMap(({ page, title, menu, firstScreen = [] }) => [
    { place: `title of ${name}, ${page}`, text: title },
    ...(menu === null ? [] : [{ place: `menu of ${name}, ${page}`, text: menu }]),
    ...firstScreen.flatMap((block, index) =>
      'text' in block
        ? [{ place: `firstScreen[${String(index)}] of ${name}, ${page}`, text: block.text }]
        : [],
    ),
  ]),
);

it.each(texts)('the $place is there in every language of the site', ({ text }) => {
  expect(Object.keys(text).sort()).toEqual(['en-GB', ...otherLanguages].sort());
});

it('is asked of the pages that remotes declare', () => {
  expect(texts.map(({ place }) => place)).toContain('title of mf-stay, stay-review');
});
