import { describe, expect, it } from 'vitest';
import { decideOnward } from './onward.ts';
import type { Step, StepItem } from './steps.ts';

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
