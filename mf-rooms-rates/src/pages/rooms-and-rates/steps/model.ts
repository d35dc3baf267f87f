import { combine, createEvent, createStore, sample } from 'effector';
import { getRoomTypeConfigurations, type RoomTypeConfiguration } from 'shared/contracts';
import {
  decideOnward,
  decideStep,
  isBlank,
  nextBookingStep,
  roomNumberOf,
  type StepState,
} from 'shared/domain';
import {
  $basket,
  $bookConfig,
  $property,
  $route,
  $user,
  activeRoomChosen,
  createCallFx,
  itemChanged,
  navigationRequested,
  paths,
  sessionEnded,
  type LeadGuest,
  userCleared,
} from 'shared/runtime';
import { $items, rateSettled, roomRemoved } from '../items/model.ts';
import { searchStarted } from '../model.ts';
import { bedChoices, defaultBeds } from '../guests/rules.ts';
import { hashOf, screenOf, wantedOf, wantedStepOf, type WantedStep } from './rules.ts';

/** The guest goes to a step by its link, or back to a room. */
export const stepChosen = createEvent<WantedStep>();
/** "Continue" on the page that is shown. */
export const continued = createEvent();
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
      // product.md 4 visits a lead guest twice: for the beds here, for the names at Checkout, which asks for them. A room type without
      // choices has no question to answer, nor one with a default.
      isLeadGuestValid: !(
        isRequested &&
        isBlank(item.roomConfiguration) &&
        configurations.some(({ roomTypeId }) => roomTypeId === item.roomTypeId) &&
        defaultBeds(bedChoices(configurations, item)) === null
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
/** What is drawn for it. */
export const $screen = $step.map(screenOf);

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

const noName: LeadGuest = { firstName: '', lastName: '' };
// A name that came from the account leaves with it: the next one at this screen may be somebody else.
const $accountName = createStore<LeadGuest>(noName).on($user, (before, user) =>
  user === null ? before : { firstName: user.firstname, lastName: user.lastname },
);
sample({
  clock: sample({
    clock: [userCleared, sessionEnded],
    source: { basket: $basket, account: $accountName },
    fn: ({ basket, account }) =>
      basket.items.find(({ leadGuest }) => JSON.stringify(leadGuest) === JSON.stringify(account)),
  }).filterMap((item) => item),
  fn: ({ roomNumber }) => ({ roomNumber, changes: { leadGuest: noName } }),
  target: itemChanged,
});

sample({
  clock: roomConfigurationChosen,
  source: $configurations,
  fn: (configurations, { roomNumber, id }) => {
    const chosen = configurations.find((one) => one.id === id);
    return {
      roomNumber,
      changes: {
        roomConfiguration: id,
        roomConfigurationText: chosen?.text ?? null,
        roomConfigurationLanguages: chosen?.textLanguages,
      },
    };
  },
  target: itemChanged,
});

// The hotel's default stands for a guest who does not choose. One room after the other: each change asks for the next.
const bedsDue = sample({
  clock: [$configurations.updates, $basket.updates],
  source: { basket: $basket, configurations: $configurations, isRequested: $isConfigurationRequested },
}).filterMap(({ basket, configurations, isRequested }) => {
  if (!isRequested) return undefined;
  for (const item of basket.items) {
    const beds = item.roomConfiguration === null ? defaultBeds(bedChoices(configurations, item)) : null;
    if (beds !== null) return { roomNumber: item.roomNumber, id: beds.id };
  }
  return undefined;
});
sample({ clock: bedsDue, target: roomConfigurationChosen });

// product.md 4: going on visits what has not been seen and what lacks something. All of it stands on the page that the guest goes
// on from, so the visit of a part is that it has been seen; the first that lacks something stops it.
const seen = { upgrades: { haveSeenUpgrades: true }, extras: { haveSeenServices: true } } as const;
const $isGoingOn = createStore(false).on(continued, () => true);
const visited = sample({
  clock: [continued, $stepState.updates, loadConfigurationsFx.fail],
  source: {
    state: $stepState,
    screen: $screen,
    isGoingOn: $isGoingOn,
    isAwaited: loadConfigurationsFx.pending,
  },
  // Until the ways to set up a room have come, it is not known whether one has to be chosen.
  filter: ({ isGoingOn, isAwaited }) => isGoingOn && !isAwaited,
  // On a phone the summary is the last part of the page, on a desktop it stands beside it (product.md 2).
  fn: ({ state, screen }) => ({ screen, onward: decideOnward(state, { step: 'summary' }, false) }),
});
const seenPart = visited.filterMap(({ screen, onward }) => {
  if (screen === 'selection' || onward.kind === 'checkout') return undefined;
  const { step } = onward;
  return step.step === 'upgrades' || step.step === 'extras'
    ? { roomNumber: step.activeRoomNumber, changes: seen[step.step] }
    : undefined;
});
sample({ clock: seenPart, target: itemChanged });
const stopped = visited.filter({
  fn: ({ screen, onward }) =>
    screen === 'selection' ||
    onward.kind === 'checkout' ||
    onward.step.step === 'selection' ||
    onward.step.step === 'occupancy',
});
$isGoingOn.reset(stopped);
sample({
  clock: stopped.filterMap(({ screen, onward }) => {
    if (onward.kind === 'checkout') return screen === 'selection' ? hashOf({ step: 'summary' }) : undefined;
    return screen === 'selection' || onward.step.step === 'selection'
      ? hashOf(wantedOf(onward.step))
      : undefined;
  }),
  target: hashDue,
});
sample({
  clock: stopped,
  source: $basket,
  filter: ({ propertyCode }, { screen, onward }) =>
    screen === 'yours' && onward.kind === 'checkout' && propertyCode !== null,
  fn: ({ propertyCode }) => ({ to: paths.checkout(propertyCode ?? '') }),
  target: navigationRequested,
});
/** How often the guest wanted to go on while a room's beds were not chosen. */
export const $incompleteTries = createStore(0)
  .on(
    stopped.filter({
      fn: ({ screen, onward }) =>
        screen === 'yours' && onward.kind === 'step' && onward.step.step === 'occupancy',
    }),
    (times) => times + 1,
  )
  .reset(searchStarted);
