import { expect, it } from 'vitest';
import { passwordStrength } from './strength.ts';

it.each([
  ['', 0],
  ['short!', 0],
  ['tencharacters1', 0],
  ['ten-charss', 1],
  ['Ten-chars1', 2],
  ['a rather long one', 2],
  ['Correct horse, battery 9', 3],
])('%j has strength %s', (password, strength) => {
  expect(passwordStrength(password)).toBe(strength);
});
