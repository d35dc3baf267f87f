import { describe, expect, it } from 'vitest';
import type { Step, StepItem } from 'shared/domain';
import { decideOnward, hashOf, wantedStepOf } from './rules.ts';

describe('the address of a step', () => {
  it.each([
    ['#room-2', { step: 'selection', roomNumber: 2 }],
    ['#upgrades-1', { step: 'upgrades', roomNumber: 1 }],
    ['#guests-1', { step: 'occupancy', roomNumber: 1 }],
    ['#extras-12', { step: 'extras', roomNumber: 12 }],
    ['#summary', { step: 'summary' }],
  ] as const)('%s is read and written', (hash, wanted) => {
    expect(wantedStepOf(hash)).toEqual(wanted);
    expect(hashOf(wanted)).toBe(hash);
  });

  it.each(['', '#', '#main', '#room-x', '#room-123'])('%j is the first room', (hash) => {
    expect(wantedStepOf(hash)).toEqual({ step: 'selection' });
  });
});

describe('where continue leads', () => {
  const item: StepItem = {
    roomNumber: 1,
    upgradesLoaded: true,
    hasUpgrades: false,
    haveSeenUpgrades: true,
    isLeadGuestValid: true,
    servicesLoaded: true,
    hasSelectableServices: true,
    haveSeenServices: false,
  };
  const state = (changes: Partial<StepItem> = {}) => ({
    requestedRoomNumbers: [1],
    items: [{ ...item, ...changes }],
  });
  const extras: Step = { step: 'extras', activeRoomNumber: 1, isLoading: false };

  it.each<[string, Partial<StepItem>, Step, boolean, unknown]>([
    [
      'from guests to extras',
      {},
      { step: 'occupancy', activeRoomNumber: 1 },
      true,
      { kind: 'step', step: extras },
    ],
    ['from the last step to Checkout on a desktop', {}, extras, true, { kind: 'checkout' }],
    [
      'from the last step to the summary on a phone',
      {},
      extras,
      false,
      { kind: 'step', step: { step: 'summary' } },
    ],
    [
      'from the summary to Checkout',
      { haveSeenServices: true },
      { step: 'summary' },
      false,
      { kind: 'checkout' },
    ],
  ])('%s', (_, changes, step, isDesktop, onward) => {
    expect(decideOnward(state(changes), step, isDesktop)).toEqual(onward);
  });
});
