import { expect, it } from 'vitest';
import { windowOf, within } from './window.ts';

it.each([
  [0, 10, [0, 5]],
  [250, 10, [1, 6]],
  [980, 10, [5, 10]],
  [0, 3, [0, 3]],
])('draws what is near, scrolled by %i of %i steps', (scrolled, all, drawn) => {
  expect(within(windowOf({ scrolled, size: 200, step: 100, beyond: 1 }), all)).toEqual(drawn);
});
