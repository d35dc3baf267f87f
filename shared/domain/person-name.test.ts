import { describe, expect, it } from 'vitest';
import { inNameOrder, personName } from './index.ts';

describe('the names of a person', () => {
  it.each([
    ['en-GB', 'Ada Lovelace'],
    ['de', 'Ada Lovelace'],
    ['ja', 'Lovelace Ada'],
    ['ja-JP', 'Lovelace Ada'],
  ])('stand in the order of %s', (locale, name) => {
    expect(personName({ firstName: 'Ada', lastName: 'Lovelace' }, locale)).toBe(name);
  });

  it('one alone has no space beside it', () => {
    expect(personName({ firstName: '', lastName: 'Madonna' }, 'en-GB')).toBe('Madonna');
    expect(inNameOrder('ja', 1, 2)).toEqual([2, 1]);
  });
});
