import { expect, it } from 'vitest';
import { logoWidth } from './logo.tsx';

it.each([
  [1600, 900, 100],
  [1601, 900, 300],
  [420, 90, 300],
  [200, 200, 100],
  [90, 400, 100],
  [100, 0, 100],
])('product.md 9: a logo of %i × %i is %i px wide', (width, height, shown) => {
  expect(logoWidth(width, height)).toBe(shown);
});
