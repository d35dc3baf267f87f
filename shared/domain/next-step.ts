import { flagOf, type Step, type StepItem, type StepName, stepNames, type StepState } from './steps.ts';

const ascending = (a: number, b: number): number => a - b;
const firstRoomNumber = 1;

const requestedItems = ({ items, requestedRoomNumbers }: StepState): StepItem[] =>
  items
    .filter(({ roomNumber }) => requestedRoomNumbers.includes(roomNumber))
    .sort((a, b) => ascending(a.roomNumber, b.roomNumber));

function firstRoomWithoutItem({ requestedRoomNumbers, items }: StepState): number | undefined {
  if (requestedRoomNumbers.length === 0) return firstRoomNumber;
  const taken = new Set(items.map(({ roomNumber }) => roomNumber));
  return [...requestedRoomNumbers].sort(ascending).find((roomNumber) => !taken.has(roomNumber));
}

// Nothing is skipped while it is not known whether there is something to see.
const needsUpgradeVisit = (item: StepItem): boolean =>
  !item.haveSeenUpgrades && (!item.upgradesLoaded || item.hasUpgrades);
const needsExtrasVisit = (item: StepItem): boolean =>
  !item.haveSeenServices && (!item.servicesLoaded || item.hasSelectableServices);

const upgradesOf = (item: StepItem): Step => ({
  step: 'upgrades',
  activeRoomNumber: item.roomNumber,
  isLoading: !item.upgradesLoaded,
});
const extrasOf = (item: StepItem): Step => ({
  step: 'extras',
  activeRoomNumber: item.roomNumber,
  isLoading: !item.servicesLoaded,
});

/**
 * product.md 4: the first thing that is still to do, rooms in the order of their numbers: an item for every requested
 * room, every item's unseen upgrades, every invalid lead guest, every item's unseen extras; then the summary.
 */
export function nextBookingStep(state: StepState): Step {
  const roomNumber = firstRoomWithoutItem(state);
  if (roomNumber !== undefined) return { step: 'selection', activeRoomNumber: roomNumber };
  const items = requestedItems(state);
  const upgrades = items.find(needsUpgradeVisit);
  if (upgrades) return upgradesOf(upgrades);
  const unnamed = items.find((item) => !item.isLeadGuestValid);
  if (unnamed) return { step: 'occupancy', activeRoomNumber: unnamed.roomNumber };
  const extras = items.find(needsExtrasVisit);
  return extras ? extrasOf(extras) : { step: 'summary' };
}

// Flags grow in the order of the steps.
const rankOf = (step: StepName): number => flagOf[step];

/** The rooms that a step has something to show for, by number. */
function stepsAt(state: StepState, step: StepName): Step[] {
  const items = requestedItems(state);
  switch (step) {
    case 'selection':
      return [...state.requestedRoomNumbers]
        .sort(ascending)
        .map((activeRoomNumber) => ({ step, activeRoomNumber }));
    case 'upgrades':
      return items.filter((item) => item.hasUpgrades || !item.upgradesLoaded).map(upgradesOf);
    case 'occupancy':
      return items.map((item) => ({ step, activeRoomNumber: item.roomNumber }));
    case 'extras':
      return items.filter((item) => item.hasSelectableServices || !item.servicesLoaded).map(extrasOf);
    case 'summary':
      return [{ step }];
  }
}

/**
 * Where a guest who asks for a step gets to: back to any step, and forward no further than the first thing still to do.
 * Without a room number, or with one that has nothing there, the step's first room; a step with nothing to show for any
 * room leads on to `nextBookingStep`.
 */
export function decideStep(state: StepState, wanted: { step: StepName; roomNumber?: number }): Step {
  const next = nextBookingStep(state);
  if (rankOf(wanted.step) > rankOf(next.step)) return next;
  const places = stepsAt(state, wanted.step);
  const room = places.find(
    (place) => 'activeRoomNumber' in place && place.activeRoomNumber === wanted.roomNumber,
  );
  return room ?? places[0] ?? next;
}

/** The steps that can be gone to now, in their order: what is shown as links above the page. */
export function reachableSteps(state: StepState): StepName[] {
  const last = rankOf(nextBookingStep(state).step);
  return stepNames.filter((step) => rankOf(step) <= last && stepsAt(state, step).length > 0);
}
