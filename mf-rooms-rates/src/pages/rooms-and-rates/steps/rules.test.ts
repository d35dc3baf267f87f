import { describe, expect, it } from 'vitest';
import { hashOf, screenOf, wantedStepOf } from './rules.ts';

describe('the address of a step', () => {
  it.each([
    ['#room-2', { step: 'selection', roomNumber: 2 }],
    ['#yours', { step: 'summary' }],
  ] as const)('%s is read and written', (hash, wanted) => {
    expect(wantedStepOf(hash)).toEqual(wanted);
    expect(hashOf(wanted)).toBe(hash);
  });

  it.each([
    ['#upgrades-1', { step: 'upgrades', roomNumber: 1 }],
    ['#guests-1', { step: 'occupancy', roomNumber: 1 }],
    ['#extras-12', { step: 'extras', roomNumber: 12 }],
    ['#summary', { step: 'summary' }],
  ] as const)('%s of an older link is a part of the one page', (hash, wanted) => {
    expect(wantedStepOf(hash)).toEqual(wanted);
    expect(hashOf(wanted)).toBe('#yours');
  });

  it.each(['', '#', '#main', '#room-x', '#room-123'])('%j is the first room', (hash) => {
    expect(wantedStepOf(hash)).toEqual({ step: 'selection' });
  });
});

it('everything that follows the choice of rooms is one screen', () => {
  expect(screenOf({ step: 'selection', activeRoomNumber: 2 })).toBe('selection');
  expect(screenOf({ step: 'upgrades', activeRoomNumber: 1, isLoading: false })).toBe('yours');
  expect(screenOf({ step: 'summary' })).toBe('yours');
});
