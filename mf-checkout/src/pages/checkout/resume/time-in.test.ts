import { expect, it } from 'vitest';
import { timeIn } from './time-in.ts';

it('is the time at the hotel, wherever the guest is', () => {
  expect(timeIn('Africa/Lagos', 'en-GB', '2026-11-21T09:45:00Z')).toBe('10:45');
});
