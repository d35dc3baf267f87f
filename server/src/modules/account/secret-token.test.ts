import { expect, it } from 'vitest';
import { derivedToken, hashOfToken, newToken, propertyOfToken } from './secret-token.ts';

it('a token names its property and is never made twice', () => {
  const token = newToken('hôtel.du.lac');
  expect(propertyOfToken(token)).toBe('hôtel.du.lac');
  expect(newToken('hôtel.du.lac')).not.toBe(token);
  expect(hashOfToken(token)).not.toContain(token);
});

it('a token of a link is the same for the same id and key only', () => {
  const key = Buffer.from('a key');
  const token = derivedToken(key, 'harbour', 'id');
  expect(derivedToken(key, 'harbour', 'id')).toBe(token);
  expect(derivedToken(Buffer.from('another'), 'harbour', 'id')).not.toBe(token);
  expect(derivedToken(key, 'lagoon', 'id')).not.toBe(token);
  expect(derivedToken(key, 'harbour', 'other')).not.toBe(token);
});

it.each(['', '.', 'aGFyYm91cg', 'aGFyYm91cg.', '.secret', 'a.b.c', 'AAAA.secret'])(
  '“%s” is no token',
  (text) => {
    expect(propertyOfToken(text)).toBeNull();
  },
);
