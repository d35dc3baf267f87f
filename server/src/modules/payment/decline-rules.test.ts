import { describe, expect, it } from 'vitest';
import { isCardDecline, waitAfterDeclines } from './decline-rules.ts';

describe('declined cards', () => {
  it.each([
    [0, 0],
    [2, 0],
    [3, 15],
    [4, 30],
    [5, 60],
    [9, 960],
    [10, 3_600],
    [1_000, 3_600],
  ])('%i of them cost a wait of %i seconds', (declines, seconds) => {
    expect(waitAfterDeclines(declines)).toBe(seconds * 1000);
  });

  it('are those that the bank declined, not those that were never looked at', () => {
    expect(['declined', 'wrong-code', 'expired-card'].map(isCardDecline)).toEqual([true, true, true]);
    expect(['cancelled', 'unreachable', 'processing-error', undefined].map(isCardDecline)).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });
});
