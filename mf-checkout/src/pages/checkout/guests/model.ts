import { combine, createEvent, createStore, sample } from 'effector';
import { $basket, itemChanged, type LeadGuest } from 'shared/runtime';
import { pageClosed, pageOpened } from '../model.ts';
import { $held } from '../resume-model.ts';
import { isNamed, isSameName, nameOf, noName } from './rules.ts';

export const otherGuestChosen = createEvent<boolean>();
export const guestNamed = createEvent<{
  readonly roomNumber: number;
  readonly changes: Partial<LeadGuest>;
}>();
/** The lead guest of the first room leads this one too. */
export const guestRepeated = createEvent<number>();

/** Whether somebody else than the booker leads the first room; null while the page is not open. */
export const $hasOtherGuest = createStore<boolean | null>(null)
  .on(
    sample({
      clock: pageOpened,
      source: $basket,
      fn: ({ items: [first], booker }) =>
        first !== undefined &&
        isNamed(first.leadGuest) &&
        isNamed(booker) &&
        !isSameName(first.leadGuest, booker),
    }),
    (_, hasOther) => hasOther,
  )
  .on(otherGuestChosen, (_, hasOther) => hasOther)
  .reset(pageClosed);

/** Somebody beside the booker is to be named. */
export const $hasGuests = combine(
  $basket,
  $hasOtherGuest,
  $held,
  ({ items }, hasOther, held) =>
    held === null && (items.length > 1 || (hasOther === true && items.length > 0)),
);

// Who books leads the first room, under one name that is typed once.
sample({
  clock: sample({
    clock: [$hasOtherGuest, $basket],
    source: { basket: $basket, hasOther: $hasOtherGuest },
  }).filterMap(({ basket: { items, booker }, hasOther }) => {
    const [first] = items;
    if (hasOther !== false || first === undefined || isSameName(first.leadGuest, booker)) return undefined;
    return { roomNumber: first.roomNumber, changes: { leadGuest: nameOf(booker) } };
  }),
  target: itemChanged,
});
sample({
  clock: otherGuestChosen,
  source: $basket,
  filter: ({ items }, hasOther) => hasOther && items.length > 0,
  fn: ({ items }) => ({ roomNumber: items[0]?.roomNumber ?? 1, changes: { leadGuest: noName } }),
  target: itemChanged,
});
sample({
  clock: guestNamed,
  source: $basket,
  fn: ({ items }, { roomNumber, changes }) => {
    const before = items.find((item) => item.roomNumber === roomNumber)?.leadGuest ?? noName;
    return { roomNumber, changes: { leadGuest: { ...before, ...changes } } };
  },
  target: itemChanged,
});
sample({
  clock: guestRepeated,
  source: $basket,
  fn: ({ items }, roomNumber) => ({
    roomNumber,
    changes: { leadGuest: items[0]?.leadGuest ?? noName },
  }),
  target: itemChanged,
});
