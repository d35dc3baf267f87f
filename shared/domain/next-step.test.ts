import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decideStep, nextBookingStep, reachableSteps } from './next-step.ts';
import { type Step, type StepItem, stepNames, type StepState } from './steps.ts';

const anItem = (overrides: Partial<StepItem> = {}): StepItem => ({
  roomNumber: 1,
  upgradesLoaded: true,
  hasUpgrades: true,
  haveSeenUpgrades: true,
  isLeadGuestValid: true,
  servicesLoaded: true,
  hasSelectableServices: true,
  haveSeenServices: true,
  ...overrides,
});
const rooms = (...items: StepItem[]): StepState => ({ requestedRoomNumbers: [1, 2], items });
const done = rooms(anItem(), anItem({ roomNumber: 2 }));

describe('the next step of a booking', () => {
  it.each<[string, StepState, Step]>([
    ['starts with room 1', rooms(), { step: 'selection', activeRoomNumber: 1 }],
    ['goes to the next room without an item', rooms(anItem()), { step: 'selection', activeRoomNumber: 2 }],
    [
      'goes back to a room that was left out',
      rooms(anItem({ roomNumber: 2 })),
      { step: 'selection', activeRoomNumber: 1 },
    ],
    [
      'visits unseen upgrades',
      rooms(anItem(), anItem({ roomNumber: 2, haveSeenUpgrades: false })),
      { step: 'upgrades', activeRoomNumber: 2, isLoading: false },
    ],
    [
      'waits for upgrades that are not loaded',
      rooms(anItem({ upgradesLoaded: false, haveSeenUpgrades: false }), anItem({ roomNumber: 2 })),
      { step: 'upgrades', activeRoomNumber: 1, isLoading: true },
    ],
    [
      'passes upgrades that do not exist',
      rooms(anItem({ hasUpgrades: false, haveSeenUpgrades: false }), anItem({ roomNumber: 2 })),
      { step: 'summary' },
    ],
    [
      'visits an invalid lead guest',
      rooms(anItem({ isLeadGuestValid: false, haveSeenServices: false }), anItem({ roomNumber: 2 })),
      { step: 'occupancy', activeRoomNumber: 1 },
    ],
    [
      'visits unseen extras',
      rooms(anItem(), anItem({ roomNumber: 2, haveSeenServices: false })),
      { step: 'extras', activeRoomNumber: 2, isLoading: false },
    ],
    [
      'passes extras when none can be chosen',
      rooms(anItem({ hasSelectableServices: false, haveSeenServices: false }), anItem({ roomNumber: 2 })),
      { step: 'summary' },
    ],
    ['ends at the summary', done, { step: 'summary' }],
  ])('%s', (_, state, step) => {
    expect(nextBookingStep(state)).toEqual(step);
  });

  it('is selection while no room is asked for', () => {
    expect(nextBookingStep({ requestedRoomNumbers: [], items: [] })).toEqual({
      step: 'selection',
      activeRoomNumber: 1,
    });
  });
});

describe('a guest who asks for a step', () => {
  it.each<[string, StepState, Parameters<typeof decideStep>[1], Step]>([
    [
      'goes back to a room',
      done,
      { step: 'selection', roomNumber: 2 },
      { step: 'selection', activeRoomNumber: 2 },
    ],
    ['goes back to the first room', done, { step: 'occupancy' }, { step: 'occupancy', activeRoomNumber: 1 }],
    [
      'cannot go past what is still to do',
      rooms(anItem()),
      { step: 'summary' },
      { step: 'selection', activeRoomNumber: 2 },
    ],
    [
      'is led on where there is nothing to see',
      rooms(anItem({ hasUpgrades: false }), anItem({ roomNumber: 2, hasUpgrades: false })),
      { step: 'upgrades' },
      { step: 'summary' },
    ],
    [
      'gets the room that has upgrades',
      rooms(anItem({ hasUpgrades: false }), anItem({ roomNumber: 2 })),
      { step: 'upgrades', roomNumber: 1 },
      { step: 'upgrades', activeRoomNumber: 2, isLoading: false },
    ],
  ])('%s', (_, state, wanted, step) => {
    expect(decideStep(state, wanted)).toEqual(step);
  });

  it('sees links to the steps that have something to show', () => {
    const state = rooms(
      anItem({ hasUpgrades: false }),
      anItem({ roomNumber: 2, hasUpgrades: false, isLeadGuestValid: false }),
    );
    expect(reachableSteps(state)).toEqual(['selection', 'occupancy']);
  });
});

const flags = fc.record({
  upgradesLoaded: fc.boolean(),
  hasUpgrades: fc.boolean(),
  haveSeenUpgrades: fc.boolean(),
  isLeadGuestValid: fc.boolean(),
  servicesLoaded: fc.boolean(),
  hasSelectableServices: fc.boolean(),
  haveSeenServices: fc.boolean(),
});
const someState = fc.array(fc.option(flags), { minLength: 1, maxLength: 4 }).map((chosen): StepState => ({
  requestedRoomNumbers: chosen.map((_, index) => index + 1),
  items: chosen.flatMap((item, index) => (item ? [{ ...item, roomNumber: index + 1 }] : [])),
}));

/** What a guest (or the answer that is waited for) does at a step. */
function perform(state: StepState, step: Step): StepState {
  if (step.step === 'summary') return state;
  const change = (changes: Partial<StepItem>): StepState => ({
    ...state,
    items: state.items.map((item) =>
      item.roomNumber === step.activeRoomNumber ? { ...item, ...changes } : item,
    ),
  });
  switch (step.step) {
    case 'selection':
      return {
        ...state,
        items: [
          ...state.items,
          anItem({
            roomNumber: step.activeRoomNumber,
            upgradesLoaded: false,
            haveSeenUpgrades: false,
            isLeadGuestValid: false,
            servicesLoaded: false,
            haveSeenServices: false,
          }),
        ],
      };
    case 'upgrades':
      return change(step.isLoading ? { upgradesLoaded: true } : { haveSeenUpgrades: true });
    case 'occupancy':
      return change({ isLeadGuestValid: true });
    case 'extras':
      return change(step.isLoading ? { servicesLoaded: true } : { haveSeenServices: true });
  }
}

describe('any sequence of steps', () => {
  it('ends at the summary, after no more than six acts for a room', () => {
    fc.assert(
      fc.property(someState, (start) => {
        let state = start;
        for (let act = 0; act < start.requestedRoomNumbers.length * 6; act += 1)
          state = perform(state, nextBookingStep(state));
        expect(nextBookingStep(state)).toEqual({ step: 'summary' });
      }),
    );
  });

  it('reaches the summary only when every room has been through every step', () => {
    fc.assert(
      fc.property(someState, (state) => {
        const isThrough = (item: StepItem) =>
          (item.haveSeenUpgrades || (item.upgradesLoaded && !item.hasUpgrades)) &&
          item.isLeadGuestValid &&
          (item.haveSeenServices || (item.servicesLoaded && !item.hasSelectableServices));
        const isDone =
          state.items.length === state.requestedRoomNumbers.length && state.items.every(isThrough);
        expect(nextBookingStep(state).step === 'summary').toBe(isDone);
      }),
    );
  });

  it('lets nobody go past what is still to do, wherever they ask to go', () => {
    const wanted = fc.record({
      step: fc.constantFrom(...stepNames),
      roomNumber: fc.integer({ min: 0, max: 5 }),
    });
    fc.assert(
      fc.property(someState, wanted, (state, place) => {
        const rank = ({ step }: Step) => stepNames.indexOf(step);
        expect(rank(decideStep(state, place))).toBeLessThanOrEqual(rank(nextBookingStep(state)));
      }),
    );
  });

  it('does not depend on the order in which rooms were added', () => {
    fc.assert(
      fc.property(someState, (state) => {
        expect(nextBookingStep({ ...state, items: state.items.toReversed() })).toEqual(
          nextBookingStep(state),
        );
      }),
    );
  });
});
