import { describe, expect, it } from 'vitest';
import { clientLogEntries } from './rules.ts';

const entry = (more: object = {}) => ({
  l: 5000,
  m: 'text',
  n: 'shell',
  t: 1_795_227_359_553,
  u: 1,
  ...more,
});

describe('log of the browser', () => {
  it.each([
    [1000, 'trace'],
    [4000, 'warn'],
    [4500, 'warn'],
    [6000, 'fatal'],
    [9000, 'fatal'],
    [-1, 'trace'],
  ])('level %i is %s', (level, name) => {
    expect(clientLogEntries({ r: 'x', lg: [entry({ l: level })] })[0]?.level).toBe(name);
  });

  it('strips control characters and masks digits', () => {
    const [first] = clientLogEntries({ lg: [entry({ m: 'a\n\u001b[31mb 4242424242424242' })] });
    expect(first?.message).toBe('a [31mb ••••');
  });

  it.each([
    [null],
    ['text'],
    [{}],
    [{ lg: [{ m: 1 }] }],
    [{ lg: Array.from({ length: 21 }, () => entry()) }],
  ])('takes nothing from what jsnlog would not send: %o', (body) => {
    expect(clientLogEntries(body)).toEqual([]);
  });
});
