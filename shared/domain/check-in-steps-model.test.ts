import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type CheckInFlow,
  type CheckInStep,
  completeCheckInStep,
  decideCheckInStep,
  nextCheckInStep,
} from './check-in-steps.ts';

const place = (step: CheckInStep): string =>
  [step.step, 'item' in step ? step.item : '', step.step === 'guest' ? step.guest : ''].join(' ').trim();

/** What a guest knows of their pre check-in: names of what is done, not indexes into state. */
interface Notes {
  at: string;
  readonly rooms: {
    isDone: boolean;
    readonly guests: { isDone: boolean; isNamed: boolean }[];
    hasExtras: boolean;
    areExtrasSeen: boolean;
  }[];
  readonly hasBooker: boolean;
  owes: boolean;
  hasPaid: boolean;
  isSaved: boolean;
}
interface CheckInPage {
  flow: CheckInFlow;
  at: CheckInStep;
}

const from = <T>(list: readonly T[], start: number): { each: T; index: number }[] =>
  [...list.map((each, index) => ({ each, index })), ...list.map((each, index) => ({ each, index }))].slice(
    start,
    start + list.length,
  );
const isOpen = (each: Notes['rooms'][number]): boolean =>
  !each.isDone || each.guests.some((one) => !one.isDone);
const isWanting = (one: { isDone: boolean; isNamed: boolean }): boolean => !one.isDone || !one.isNamed;

/** The rows of product.md 4, read once more and written down differently. */
function rowOf(notes: Notes, isDesktop: boolean): string {
  const [step, ...numbers] = notes.at.split(' ');
  const [item = 0, index = 0] = numbers.map(Number);
  const { rooms } = notes;
  const guestIn = (nth: number, start = 0): string => {
    const wanting = from(rooms[nth]?.guests ?? [], start).find(({ each }) => isWanting(each));
    return wanting === undefined ? `room ${nth}` : `guest ${nth} ${wanting.index}`;
  };
  switch (step) {
    case 'start':
      return notes.hasBooker ? 'booker' : 'room 0';
    case 'booker':
      return 'room 0';
    case 'room': {
      const next = from(rooms, item).find(({ each }) => isOpen(each));
      if (next === undefined) return 'summary';
      return isDesktop ? `room ${next.index}` : guestIn(next.index);
    }
    case 'guest':
      return guestIn(item, (index + 1) % (rooms[item]?.guests.length ?? 1));
    case 'extras': {
      const next = from(rooms, item).find(({ each }) => each.hasExtras && !each.areExtrasSeen);
      if (next !== undefined) return `extras ${next.index}`;
      const wanting = from(rooms, item).find(({ each }) => each.guests.some(isWanting));
      if (wanting !== undefined) return guestIn(wanting.index);
      const open = from(rooms, item).find(({ each }) => isOpen(each));
      return open === undefined ? 'summary' : `room ${open.index}`;
    }
    case 'payment-details':
      return 'summary';
    case 'summary':
      if (notes.isSaved) return 'complete';
      return notes.owes && !notes.hasPaid ? 'payment-details' : 'summary';
    default:
      return notes.at;
  }
}

type Command = fc.Command<Notes, CheckInPage>;
const command = (name: string, run: (notes: Notes, page: CheckInPage) => void): Command => ({
  check: () => true,
  run: (notes, page) => {
    run(notes, page);
    expect(place(page.at), name).toBe(notes.at);
  },
  toString: () => name,
});

const pressContinue = (isDesktop: boolean): Command =>
  command(`continue on a ${isDesktop ? 'desktop' : 'phone'}`, (notes, page) => {
    const [step, item, index] = notes.at.split(' ');
    const its = notes.rooms[Number(item)];
    if (step === 'room' && its !== undefined) {
      its.isDone = true;
      if (isDesktop) for (const one of its.guests) one.isDone = true;
    }
    const one = its?.guests[Number(index)];
    if (step === 'guest' && one !== undefined) one.isDone = true;
    if (step === 'extras' && its !== undefined) its.areExtrasSeen = true;
    if (step === 'payment-details') notes.hasPaid = true;
    notes.at = rowOf(notes, isDesktop);
    page.flow = completeCheckInStep(page.flow, page.at, isDesktop);
    page.at = nextCheckInStep(page.flow, page.at, isDesktop);
  });

const goTo = (wanted: CheckInStep): Command =>
  command(`go to ${place(wanted)}`, (notes, page) => {
    page.at = decideCheckInStep(page.flow, wanted);
    // Where an address leads is a table of its own, above; here it is a guest who moves about.
    notes.at = place(page.at);
  });

const setGuest = (item: number, index: number, isNamed: boolean): Command =>
  command(`guest ${item} ${index} is ${isNamed ? 'named' : 'nameless'}`, (notes, page) => {
    const one = notes.rooms[item]?.guests[index];
    if (one === undefined) return;
    one.isNamed = isNamed;
    const items = page.flow.items.map((each, nth) =>
      nth === item
        ? { ...each, guests: each.guests.map((g, at) => (at === index ? { ...g, isValid: isNamed } : g)) }
        : each,
    );
    page.flow = { ...page.flow, items };
  });

const addGuest = (item: number): Command =>
  command(`one more guest in room ${item}`, (notes, page) => {
    notes.rooms[item]?.guests.push({ isDone: false, isNamed: false });
    const items = page.flow.items.map((each, nth) =>
      nth === item ? { ...each, guests: [...each.guests, { isReviewed: false, isValid: false }] } : each,
    );
    page.flow = { ...page.flow, items };
  });

const save: Command = {
  check: ({ at }) => at === 'summary',
  run: (notes, page) => {
    notes.isSaved = true;
    notes.at = rowOf(notes, true);
    page.flow = { ...page.flow, isSaved: true };
    page.at = nextCheckInStep(page.flow, page.at, true);
    expect(place(page.at)).toBe('complete');
  },
  toString: () => 'save',
};

const small = fc.integer({ min: 0, max: 3 });
const aPlace = fc.oneof(
  fc.constantFrom<CheckInStep>(
    { step: 'start' },
    { step: 'booker' },
    { step: 'summary' },
    { step: 'payment-details' },
    { step: 'complete' },
  ),
  fc.record({ step: fc.constantFrom('room', 'guest'), item: small, guest: small }),
  fc.record({ step: fc.constant('extras' as const), item: small }),
);
const aReservation = fc.record({
  rooms: fc.array(fc.record({ guests: fc.integer({ min: 1, max: 3 }), hasExtras: fc.boolean() }), {
    minLength: 1,
    maxLength: 3,
  }),
  hasBooker: fc.boolean(),
  owes: fc.boolean(),
});

function begin({
  rooms,
  hasBooker,
  owes,
}: {
  rooms: { guests: number; hasExtras: boolean }[];
  hasBooker: boolean;
  owes: boolean;
}) {
  const model: Notes = {
    at: 'start',
    rooms: rooms.map(({ guests, hasExtras }) => ({
      isDone: false,
      guests: Array.from({ length: guests }, () => ({ isDone: false, isNamed: true })),
      hasExtras,
      areExtrasSeen: false,
    })),
    hasBooker,
    owes,
    hasPaid: false,
    isSaved: false,
  };
  const items = rooms.map(({ guests, hasExtras }) => ({
    isRoomReviewed: false,
    guests: Array.from({ length: guests }, () => ({ isReviewed: false, isValid: true })),
    hasSelectableServices: hasExtras,
    haveSeenServices: false,
  }));
  const flow = { hasBooker, items, asksForPayment: owes, isPaymentSettled: false, isSaved: false };
  const real: CheckInPage = { flow, at: { step: 'start' } };
  return { model, real };
}

describe('however a guest moves', () => {
  it('every step leads where product.md 4 says, on a desktop and on a phone', () => {
    const moves = fc.commands(
      [
        fc.boolean().map(pressContinue),
        aPlace.map(goTo),
        fc.tuple(small, small, fc.boolean()).map(([item, index, named]) => setGuest(item, index, named)),
        small.map(addGuest),
        fc.constant(save),
      ],
      { maxCommands: 40 },
    );
    fc.assert(
      fc.property(aReservation, moves, (reservation, commands) => {
        fc.modelRun(() => begin(reservation), commands);
      }),
      { numRuns: 500 },
    );
  });

  it('“continue” alone comes to the summary, with everybody and every room reviewed', () => {
    fc.assert(
      fc.property(aReservation, fc.boolean(), aPlace, (reservation, isDesktop, start) => {
        const page = begin(reservation).real;
        page.at = decideCheckInStep(page.flow, start);
        const { step: entered } = page.at;
        for (let presses = 0; presses < 40 && page.at.step !== 'summary'; presses += 1) {
          page.flow = completeCheckInStep(page.flow, page.at, isDesktop);
          page.at = nextCheckInStep(page.flow, page.at, isDesktop);
        }
        expect(page.at.step).toBe('summary');
        expect(page.flow.items.every((each) => each.isRoomReviewed)).toBe(true);
        const unseen = page.flow.items.filter((each) => each.hasSelectableServices && !each.haveSeenServices);
        // Who has begun at the extras has seen all of them; the others were not led to any.
        if (entered === 'extras') expect(unseen).toEqual([]);
        else expect(page.flow.items.some((each) => each.haveSeenServices)).toBe(false);
        expect(page.flow.items.flatMap(({ guests }) => guests).every((one) => one.isReviewed)).toBe(true);
      }),
    );
  });
});
