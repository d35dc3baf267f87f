import { describe, expect, it } from 'vitest';
import type { CancellationRule } from '../contracts/index.ts';
import { explainCancellation, type Cancellation } from './cancellation.ts';

const before = (
  offsetHours: number,
  feeType: CancellationRule['feeType'],
  value: number,
): CancellationRule => ({
  from: 'BeforeArrival',
  offsetHours,
  feeType,
  value,
});
const atOnce = (feeType: CancellationRule['feeType'], value: number): CancellationRule => ({
  from: 'Creation',
  offsetHours: 0,
  feeType,
  value,
});
const context = {
  arrival: '2026/12/01',
  checkInTime: '15:00',
  timeZone: 'Europe/London',
  now: new Date('2026-11-21T10:00:00Z'),
};
const oneNight = { feeType: 'Nights', value: 1 } as const;
const half = { feeType: 'Percent', value: 50 } as const;
const all = { feeType: 'Percent', value: 100 } as const;

describe('what cancelling costs', () => {
  it.each<[string, CancellationRule[], Cancellation | null]>([
    ['nothing known', [], null],
    ['nothing at all', [before(24, 'Percent', 0)], { kind: 'free' }],
    [
      'free until two days before check-in',
      [before(48, 'Nights', 1)],
      { kind: 'free-until', deadline: { date: '2026/11/29', time: '15:00' }, fee: oneNight },
    ],
    [
      'hours that are not whole days',
      [before(18, 'Nights', 1)],
      { kind: 'free-until', deadline: { date: '2026/11/30', time: '21:00' }, fee: oneNight },
    ],
    [
      'the first of several deadlines',
      [before(24, 'Percent', 100), before(72, 'Percent', 50)],
      { kind: 'free-until', deadline: { date: '2026/11/28', time: '15:00' }, fee: half },
    ],
    ['not refundable', [atOnce('Percent', 100)], { kind: 'non-refundable' }],
    ['a fee at once', [atOnce('Amount', 25)], { kind: 'fee', fee: { feeType: 'Amount', value: 25 } }],
    [
      'a fee at once and more later',
      [atOnce('Percent', 50), before(48, 'Percent', 100)],
      { kind: 'fee-then', fee: half, deadline: { date: '2026/11/29', time: '15:00' }, later: all },
    ],
    ['a deadline that has passed', [before(24 * 20, 'Nights', 1)], { kind: 'fee', fee: oneNight }],
    [
      'a deadline that has passed with everything lost',
      [before(24 * 20, 'Percent', 100)],
      { kind: 'non-refundable' },
    ],
    [
      'one deadline passed, the next to come',
      [before(24 * 20, 'Nights', 1), before(24, 'Percent', 100)],
      { kind: 'fee-then', fee: oneNight, deadline: { date: '2026/11/30', time: '15:00' }, later: all },
    ],
  ])('%s', (_, rules, expected) => {
    expect(explainCancellation(rules, context)).toEqual(expected);
  });

  it('is judged on the property’s clock', () => {
    const rules = [before(24 * 10, 'Nights', 1)];
    const now = new Date('2026-11-21T14:30:00Z');
    expect(explainCancellation(rules, { ...context, now })).toMatchObject({ kind: 'free-until' });
    expect(explainCancellation(rules, { ...context, now, timeZone: 'Europe/Copenhagen' })).toMatchObject({
      kind: 'fee',
    });
  });
});
