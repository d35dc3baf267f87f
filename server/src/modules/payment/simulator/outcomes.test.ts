import { describe, expect, it } from 'vitest';
import { simulatedOutcome } from './outcomes.ts';

describe('what the simulator does with a card', () => {
  it.each([
    ['4242 4242 4242 4242', { kind: 'captured' }],
    ['4000 0000 0000 0002', { kind: 'declined', reason: 'declined' }],
    ['4000 0000 0000 9995', { kind: 'declined', reason: 'insufficient-funds' }],
    ['4000 0000 0000 0069', { kind: 'declined', reason: 'expired-card' }],
    ['4000 0000 0000 0127', { kind: 'declined', reason: 'wrong-code' }],
    ['4000 0000 0000 0119', { kind: 'declined', reason: 'processing-error' }],
    ['4000 0000 0000 3220', { kind: 'challenge' }],
    ['5555 5555 5555 4444', { kind: 'captured' }],
  ])('%s', (number, outcome) => {
    expect(simulatedOutcome(number)).toEqual(outcome);
    expect(simulatedOutcome(number.replaceAll(' ', ''))).toEqual(outcome);
  });
});
