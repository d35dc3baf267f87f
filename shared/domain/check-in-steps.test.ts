import { describe, expect, it } from 'vitest';
import {
  type CheckInFlow,
  type CheckInStep,
  type CheckInStepItem,
  completeCheckInStep,
  decideCheckInStep,
  extrasEntry,
  nextCheckInStep,
} from './check-in-steps.ts';

const seen = { isReviewed: true, isValid: true };
const unseen = { isReviewed: false, isValid: true };
const nameless = { isReviewed: true, isValid: false };

const aRoom = (changes: Partial<CheckInStepItem> = {}): CheckInStepItem => ({
  isRoomReviewed: false,
  guests: [unseen],
  hasSelectableServices: false,
  haveSeenServices: false,
  ...changes,
});
const done = aRoom({ isRoomReviewed: true, guests: [seen] });

const aFlow = (items: readonly CheckInStepItem[], changes: Partial<CheckInFlow> = {}): CheckInFlow => ({
  hasBooker: true,
  items,
  asksForPayment: false,
  isPaymentSettled: false,
  isSaved: false,
  ...changes,
});

const place = (step: CheckInStep): string =>
  [step.step, 'item' in step ? step.item : '', step.step === 'guest' ? step.guest : ''].join(' ').trim();
const room = (item: number): CheckInStep => ({ step: 'room', item, guest: 0 });
const guest = (item: number, index: number): CheckInStep => ({ step: 'guest', item, guest: index });

/** Presses “continue” and says where that leads. */
const onward = (flow: CheckInFlow, at: CheckInStep, isDesktop = true): string =>
  place(nextCheckInStep(completeCheckInStep(flow, at, isDesktop), at, isDesktop));

const two = [aRoom({ guests: [unseen, unseen] }), aRoom()];

describe('product.md 4, pre check-in steps', () => {
  it.each<[string, string, CheckInFlow, CheckInStep, boolean, string]>([
    ['None', 'waits for a reservation', aFlow([]), { step: 'none' }, true, 'none'],
    ['None', 'goes to Start with one', aFlow(two), { step: 'none' }, true, 'start'],
    ['Start', 'goes to Booker: a booking with a booker', aFlow(two), { step: 'start' }, true, 'booker'],
    [
      'Start',
      'otherwise goes to Room with the first item',
      aFlow(two, { hasBooker: false }),
      { step: 'start' },
      true,
      'room 0',
    ],
    [
      'Booker',
      'goes to Room with first item and first guest',
      aFlow(two),
      { step: 'booker' },
      false,
      'room 0',
    ],
    ['Room', 'on desktop goes to the next item not reviewed', aFlow(two), room(0), true, 'room 1'],
    ['Room', 'on desktop goes back to one left out', aFlow(two), room(1), true, 'room 0'],
    ['Room', 'on mobile goes to Guest', aFlow(two), room(0), false, 'guest 0 0'],
    ['Room', 'on mobile goes to Guest of the next item', aFlow([done, aRoom()]), room(0), false, 'guest 1 0'],
    [
      'Room',
      'finds a room whose guests alone are not reviewed',
      aFlow([done, aRoom({ isRoomReviewed: true })]),
      room(0),
      true,
      'room 1',
    ],
    ['Room', 'goes to Summary when none remain', aFlow([done, aRoom()]), room(1), true, 'summary'],
    [
      'Room',
      'goes to Summary when none remain, past extras that were not seen',
      aFlow([{ ...done, hasSelectableServices: true }, aRoom({ hasSelectableServices: true })]),
      room(1),
      true,
      'summary',
    ],
    ['Guest', 'goes to the next guest not reviewed', aFlow(two), guest(0, 0), false, 'guest 0 1'],
    [
      'Guest',
      'goes to a guest who is invalid',
      aFlow([aRoom({ guests: [nameless, unseen] })]),
      guest(0, 1),
      false,
      'guest 0 0',
    ],
    ['Guest', 'then goes back to Room', aFlow(two), guest(1, 0), false, 'room 1'],
    [
      'Extras',
      'visits items with unseen selectable services',
      aFlow([aRoom(), aRoom({ hasSelectableServices: true })]),
      { step: 'extras', item: 0 },
      true,
      'extras 1',
    ],
    [
      'Extras',
      'passes a room that has been seen or has none, then goes to Guest',
      aFlow([aRoom({ hasSelectableServices: true, haveSeenServices: true }), aRoom()]),
      { step: 'extras', item: 1 },
      true,
      'guest 1 0',
    ],
    [
      'Extras',
      'with no guest left goes where Guest and Room lead: the room not reviewed',
      aFlow([done, aRoom({ guests: [seen] })]),
      { step: 'extras', item: 0 },
      true,
      'room 1',
    ],
    [
      'Extras',
      'with nothing left goes to Summary',
      aFlow([done]),
      { step: 'extras', item: 0 },
      true,
      'summary',
    ],
    [
      'Summary',
      'asks for PaymentDetails first while they are due',
      aFlow([done], { asksForPayment: true }),
      { step: 'summary' },
      true,
      'payment-details',
    ],
    [
      'PaymentDetails',
      'goes back to Summary',
      aFlow([done], { asksForPayment: true }),
      { step: 'payment-details' },
      true,
      'summary',
    ],
    [
      'Summary',
      'stays until it is saved',
      aFlow([done], { asksForPayment: true, isPaymentSettled: true }),
      { step: 'summary' },
      true,
      'summary',
    ],
    [
      'Summary',
      'a successful save goes to Complete',
      aFlow([done], { isSaved: true }),
      { step: 'summary' },
      true,
      'complete',
    ],
    ['Complete', 'stays', aFlow([done], { isSaved: true }), { step: 'complete' }, true, 'complete'],
  ])('%s %s', (_step, _row, flow, at, isDesktop, expected) => {
    expect(onward(flow, at, isDesktop)).toBe(expected);
  });
});

describe('an address of pre check-in', () => {
  const reviewed = aFlow([done, done], { asksForPayment: true });
  it.each<[string, CheckInFlow, CheckInStep, string]>([
    ['shows nothing without a reservation', aFlow([]), { step: 'summary' }, 'none'],
    ['without a step begins at Start', aFlow(two), { step: 'none' }, 'start'],
    ['leads to Extras at once', aFlow(two), { step: 'extras', item: 0 }, 'extras 0'],
    ['of a booker who is none leads to Room', aFlow(two, { hasBooker: false }), { step: 'booker' }, 'room 0'],
    ['of a room that is none leads to the first', aFlow(two), room(7), 'room 0'],
    ['of a guest who is none leads to the room', aFlow(two), guest(1, 4), 'room 1'],
    [
      'does not lead to Summary before all is reviewed',
      aFlow([done, aRoom()]),
      { step: 'summary' },
      'room 1',
    ],
    ['leads to Summary after that', reviewed, { step: 'summary' }, 'summary'],
    ['leads to PaymentDetails while they are due', reviewed, { step: 'payment-details' }, 'payment-details'],
    ['leads to no PaymentDetails otherwise', aFlow([done]), { step: 'payment-details' }, 'summary'],
    ['does not lead to Complete before a save', reviewed, { step: 'complete' }, 'summary'],
    ['leads nowhere else after a save', aFlow(two, { isSaved: true }), room(0), 'complete'],
  ])('%s', (_, flow, wanted, expected) => {
    expect(place(decideCheckInStep(flow, wanted))).toBe(expected);
  });
});

describe('the extras, entered from Start', () => {
  const offering = aRoom({ hasSelectableServices: true });
  it.each<[string, readonly CheckInStepItem[], string]>([
    ['begin at the first room with extras that were not seen', [aRoom(), offering, offering], 'extras 1'],
    ['pass a room whose extras were seen', [{ ...offering, haveSeenServices: true }, offering], 'extras 1'],
    ['begin again when all were seen', [aRoom(), { ...offering, haveSeenServices: true }], 'extras 1'],
  ])('%s', (_, items, expected) => {
    expect(place(extrasEntry(aFlow(items)))).toBe(expected);
  });
});
