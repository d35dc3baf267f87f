import { describe, expect, it } from 'vitest';
import { shareDigits } from './figure.ts';

describe('a share of the rooms', () => {
  it.each([
    [0, '0%'],
    [1 / 2520, '0.04%'],
    [0.0005, '0.1%'],
    [1 / 90, '1.1%'],
    [1, '100%'],
  ])('%d', (share, written) => {
    expect(new Intl.NumberFormat('en-GB', shareDigits(share)).format(share)).toBe(written);
  });
});
