import { describe, expect, it } from 'vitest';
import { isUnchanged } from './etag.ts';

const tag = 'W/"abc"';

describe('If-None-Match', () => {
  it.each([tag, '"abc"', '*', ' * ', '"x", W/"abc"', 'W/"x",W/"abc"', '"a,b" , "abc"'])(
    'knows it: %s',
    (header) => {
      expect(isUnchanged(header, tag)).toBe(true);
    },
  );

  it.each([undefined, '', '"x"', 'abc', 'W/"abcd"', '"*"', '"x", "y"'])('does not know it: %s', (header) => {
    expect(isUnchanged(header, tag)).toBe(false);
  });
});
