import type { CheckInFlow } from 'shared/domain';
import { expect, it } from 'vitest';
import { progressOf } from './progress-rules.ts';

const room = {
  isRoomReviewed: true,
  guests: [{ isReviewed: true, isValid: true }],
  hasSelectableServices: true,
  haveSeenServices: false,
};
const flow: CheckInFlow = {
  hasBooker: true,
  items: [room, { ...room, isRoomReviewed: false }],
  asksForPayment: true,
  isPaymentSettled: false,
  isSaved: false,
};

it('shows what is done, where the guest is, and what comes', () => {
  const points = progressOf(flow, { step: 'guest', item: 1, guest: 0 });
  expect(points.map(({ key, state }) => [key, state])).toEqual([
    ['booker', 'done'],
    ['room-0', 'done'],
    ['room-1', 'current'],
    ['extras', 'todo'],
    ['payment', 'todo'],
    ['summary', 'todo'],
  ]);
});

it('leads to the summary only after every room', () => {
  const reachable = (items: CheckInFlow['items']) =>
    progressOf({ ...flow, items }, { step: 'booker' }).flatMap(({ key, isReachable }) =>
      isReachable ? [key] : [],
    );
  expect(reachable(flow.items)).toEqual(['booker', 'room-0', 'room-1', 'extras']);
  expect(reachable([room])).toEqual(['booker', 'room-0', 'extras', 'payment', 'summary']);
});

it('has no step for what is not asked', () => {
  const items = [{ ...room, hasSelectableServices: false }];
  const points = progressOf({ ...flow, items, hasBooker: false, asksForPayment: false }, { step: 'summary' });
  expect(points.map(({ key }) => key)).toEqual(['room-0', 'summary']);
});
