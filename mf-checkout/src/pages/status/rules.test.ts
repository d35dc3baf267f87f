import { expect, it } from 'vitest';
import { decideStatus, nextPause, pauses } from './rules.ts';

it.each([
  [{ success: true, status: 'Confirmed', message: 'ok' }, { kind: 'confirmed' }],
  [{ success: true, status: 'PendingPayment', message: '' }, { kind: 'waiting' }],
  [{ success: true, status: 'Held', message: '' }, { kind: 'waiting' }],
  [
    { success: false, status: 'Released', message: 'Declined' },
    { kind: 'failed', message: 'Declined', isHeld: false },
  ],
  [
    { success: false, status: 'Held', message: 'Not completed' },
    { kind: 'failed', message: 'Not completed', isHeld: true },
  ],
] as const)('%o means %o', (answer, outcome) => expect(decideStatus(answer)).toEqual(outcome));

it('asks with growing pauses for two minutes and then stops', () => {
  expect([...pauses].sort((a, b) => a - b)).toEqual([...pauses]);
  expect(pauses.reduce<number>((sum, pause) => sum + pause, 0)).toBe(120_000);
  expect(nextPause(pauses.length + 1)).toBeNull();
});
