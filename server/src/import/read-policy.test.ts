import { describe, expect, it } from 'vitest';
import { readPolicy } from './read-policy.ts';

const night = { from: 'BeforeArrival', feeType: 'Nights', value: 1 };
const everything = { from: 'Creation', feeType: 'Percent', value: 100 };

describe('a rate’s words become rules where they say nothing else', () => {
  it.each<[string, unknown[]]>([
    ['Not refundable.', [everything]],
    ['Paid in full when you book. Not refundable.', [everything]],
    ['Paid in full when you book. It cannot be changed, cancelled or refunded.', [everything]],
    [
      'Cancel free of charge until 24 hours before arrival; after that the first night is charged.',
      [{ ...night, offsetHours: 24 }],
    ],
    [
      'Cancel free of charge until 18:00 two days before arrival; after that the first night is charged.',
      [{ ...night, days: 2, time: '18:00' }],
    ],
    [
      'Free cancellation until 18:00 on the day of arrival, after that 2 nights are charged',
      [{ ...night, value: 2, days: 0, time: '18:00' }],
    ],
    [
      'Cancel free of charge until 14 days before arrival, then half of the stay is charged.',
      [{ from: 'BeforeArrival', days: 14, feeType: 'Percent', value: 50 }],
    ],
    ['Free cancellation until 24 hours before arrival.', []],
    [
      'Includes breakfast. Cancel free of charge until 24 hours before arrival; after that the first night is charged.',
      [],
    ],
    ['Not refundable. Dogs are welcome.', []],
    ['Cancel free of charge until 24 hours before arrival; after that we decide what is charged.', []],
    ['Ask us.', []],
    ['', []],
  ])('%s', (policy, rules) => {
    expect(readPolicy(policy)).toEqual(rules);
  });
});
