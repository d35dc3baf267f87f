import { combine, createEvent, createStore, sample } from 'effector';
import { getRoomTypeConfigurations, type RoomTypeConfiguration } from 'shared/contracts';
import {
  decideOnward,
  decideStep,
  isLeadGuestValid,
  nextBookingStep,
  reachableSteps,
  roomNumberOf,
  type StepState,
} from 'shared/domain';
import {
  $basket,
  $bookConfig,
  $property,
  $route,
  activeRoomChosen,
  createCallFx,
  itemChanged,
  navigationRequested,
  paths,
  type LeadGuest,
} from 'shared/runtime';
import { $items, rateSettled, roomRemoved } from '../items/model.ts';
import { searchStarted } from '../model.ts';
import { hashOf, wantedOf, wantedStepOf, type WantedStep } from './rules.ts';

/** The guest goes to a step by its link, or back to a room. */
export const stepChosen = createEvent<WantedStep>();
/** "Continue" on the step that is shown. */
export const stepCompleted = createEvent<{ readonly isDesktop: boolean }>();
export const leadGuestTyped = createEvent<{
  readonly roomNumber: number;
  readonly changes: Partial<LeadGuest>;
}>();
export const roomConfigurationChosen = createEvent<{ readonly roomNumber: number; readonly id: string }>();

const loadConfigurationsFx = createCallFx(getRoomTypeConfigurations);

export const $isConfigurationRequested = combine(
  $property,
  $bookConfig,
  (property, config) =>
    property?.showRoomConfigurationQuestion === true || config?.showRoomConfigurationQuestion === true,
);
/** How rooms can be set up (Twin, Double, …); empty while unknown and where the hotel does not ask. */
export const $configurations = createStore<readonly RoomTypeConfiguration[]>([]).on(
  loadConfigurationsFx.doneData,
  (_, configurations) => configurations,
);

sample({
  clock: searchStarted,
  source: $isConfigurationRequested,
  filter: Boolean,
  fn: (_, { propertyId }) => ({ query: { propertyId } }),
  target: loadConfigurationsFx,
});

export const $stepState = combine(
  $basket,
  $items,
  $configurations,
  $isConfigurationRequested,
  ({ rooms }, items, configurations, isRequested): StepState => ({
    requestedRoomNumbers: rooms.map(({ roomNumber }) => roomNumber),
    items: items.map((item) => ({
      ...item,
      // A room type without choices has no question to answer.
      isLeadGuestValid: isLeadGuestValid(
        item,
        isRequested && configurations.some(({ roomTypeId }) => roomTypeId === item.roomTypeId),
      ),
    })),
  }),
);

// Every step has its own address, so that the browser's Back goes to the step before.
const hashDue = createEvent<string>();
/** Where the guest is going, until the address says so: without it the step that is left would be drawn once more. */
const $due = createStore<string | null>(null)
  .on(hashDue, (_, hash) => hash)
  .reset($route);
const $hash = combine($route, $due, ({ hash }, due) => due ?? hash);

/** The step that is shown: what the address asks for, as far as the guest has come. */
export const $step = combine($stepState, $hash, (state, hash) => decideStep(state, wantedStepOf(hash)));
export const $reachableSteps = $stepState.map(reachableSteps);

sample({
  clock: hashDue,
  source: $route,
  filter: ({ hash }, due) => hash !== due,
  fn: ({ path, query }, hash) => ({ to: `${path}${query}${hash}` }),
  target: navigationRequested,
});

sample({ clock: stepChosen, fn: hashOf, target: hashDue });
sample({
  clock: roomRemoved,
  fn: (roomNumber) => hashOf({ step: 'selection', roomNumber }),
  target: hashDue,
});
sample({
  clock: rateSettled,
  source: { state: $stepState, step: $step },
  // An upgrade changes the room too, but the guest stays and looks at it.
  filter: ({ step }) => step.step === 'selection',
  fn: ({ state }) => hashOf(wantedOf(nextBookingStep(state))),
  target: hashDue,
});

sample({
  clock: $step,
  source: $basket,
  filter: ({ activeRoomNumber }, step) => {
    const roomNumber = roomNumberOf(step);
    return roomNumber !== null && roomNumber !== activeRoomNumber;
  },
  fn: ({ activeRoomNumber }, step) => roomNumberOf(step) ?? activeRoomNumber,
  target: activeRoomChosen,
});

sample({
  clock: leadGuestTyped,
  source: $basket,
  fn: ({ items }, { roomNumber, changes }) => {
    const before = items.find((item) => item.roomNumber === roomNumber)?.leadGuest;
    return { roomNumber, changes: { leadGuest: { firstName: '', lastName: '', ...before, ...changes } } };
  },
  target: itemChanged,
});
sample({
  clock: roomConfigurationChosen,
  source: $configurations,
  fn: (configurations, { roomNumber, id }) => ({
    roomNumber,
    changes: {
      roomConfiguration: id,
      roomConfigurationText: configurations.find((one) => one.id === id)?.text ?? null,
    },
  }),
  target: itemChanged,
});

const seen = { upgrades: { haveSeenUpgrades: true }, extras: { haveSeenServices: true } } as const;
const goingOn = sample({
  clock: stepCompleted,
  source: { state: $stepState, step: $step, basket: $basket },
  fn: ({ state, step, basket }, { isDesktop }) => ({
    onward: decideOnward(state, step, isDesktop),
    step,
    basket,
  }),
});
sample({
  clock: goingOn.filterMap(({ step }) =>
    step.step === 'upgrades' || step.step === 'extras'
      ? { roomNumber: step.activeRoomNumber, changes: seen[step.step] }
      : undefined,
  ),
  target: itemChanged,
});
sample({
  clock: goingOn.filterMap(({ onward }) =>
    onward.kind === 'step' ? hashOf(wantedOf(onward.step)) : undefined,
  ),
  target: hashDue,
});
sample({
  clock: goingOn,
  filter: ({ onward, basket }) => onward.kind === 'checkout' && basket.propertyCode !== null,
  fn: ({ basket }) => ({ to: paths.checkout(basket.propertyCode ?? '') }),
  target: navigationRequested,
});

/** The names of room 1 for another room too. */
export const leadGuestRepeated = createEvent<number>();
sample({
  clock: leadGuestRepeated,
  source: $basket,
  fn: ({ items }, roomNumber) => ({
    roomNumber,
    changes: { leadGuest: items[0]?.leadGuest ?? { firstName: '', lastName: '' } },
  }),
  target: itemChanged,
});
