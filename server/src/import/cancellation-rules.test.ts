import { describe, expect, it } from 'vitest';
import { agreedRule } from './cancellation-rules.ts';

const fee = { from: 'BeforeArrival', feeType: 'Nights', value: 1 } as const;
const hotel = { checkInTime: '15:00' };

describe('a deadline in days', () => {
  it.each<[string, Parameters<typeof agreedRule>, { days: number; time: string; offsetHours: number }]>([
    [
      'is at check-in time unless the hotel has another hour',
      [{ ...fee, days: 2 }, hotel],
      { days: 2, time: '15:00', offsetHours: 48 },
    ],
    [
      'is at the hotel’s hour',
      [
        { ...fee, days: 1 },
        { ...hotel, cancellationTime: '18:00' },
      ],
      { days: 1, time: '18:00', offsetHours: 21 },
    ],
    [
      'is at the rule’s own hour before the hotel’s',
      [
        { ...fee, days: 1, time: '12:00' },
        { ...hotel, cancellationTime: '18:00' },
      ],
      { days: 1, time: '12:00', offsetHours: 27 },
    ],
    [
      'is never said later than it is by whole hours',
      [{ ...fee, days: 1, time: '17:30' }, hotel],
      { days: 1, time: '17:30', offsetHours: 22 },
    ],
    [
      'after check-in is said as check-in by hours',
      [{ ...fee, days: 0, time: '18:00' }, hotel],
      { days: 0, time: '18:00', offsetHours: 0 },
    ],
  ])('%s', (_, [rule, hours], agreed) => {
    expect(agreedRule(rule, hours)).toEqual({ ...fee, ...agreed });
  });

  it('in hours stays as it is written', () => {
    expect(agreedRule({ ...fee, offsetHours: 45 }, { ...hotel, cancellationTime: '18:00' })).toEqual({
      ...fee,
      offsetHours: 45,
    });
  });
});
