import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { aConfirmation, aConfirmationItem } from 'shared/testing';
import { aSetup, aSlot, earlyTable } from '../../../test/responses.ts';
import {
  chosenRestaurant,
  emptyDraft,
  isLargeParty,
  withAvailableTime,
  canLoadTimes,
  prefilledFrom,
  quickDays,
  stayDays,
  withoutPastDay,
  withDefaults,
} from './draft.ts';

const today = '2026/11/21';
const stay = aConfirmation({
  dateFrom: '2026/12/01',
  dateTo: '2026/12/04',
  items: [aConfirmationItem(), aConfirmationItem({ numberOfAdults: 1, numberOfChildren: 2 })],
});

describe('the days of a stay', () => {
  it.each([
    ['before it', '2026/11/21', ['2026/12/01', '2026/12/02', '2026/12/03', '2026/12/04']],
    ['in the middle of it', '2026/12/03', ['2026/12/03', '2026/12/04']],
    ['on the day of departure', '2026/12/04', ['2026/12/04']],
    ['after it', '2026/12/05', []],
  ])('%s', (_when, now, days) => expect(stayDays(stay, now)).toEqual(days));

  it('are offered first; without a stay, or after it, the next ten days are', () => {
    expect(quickDays(stay, today)[0]).toBe('2026/12/01');
    expect(quickDays(null, today)).toHaveLength(10);
    expect(quickDays(null, today)[0]).toBe(today);
    expect(quickDays(stay, '2026/12/05')[0]).toBe('2026/12/05');
  });
});

describe('a table for a stay', () => {
  it('is prefilled with arrival, everybody who stays, and how the booker is reached', () =>
    expect(prefilledFrom(stay, emptyDraft, today)).toMatchObject({
      visitDate: '2026/12/01',
      partySize: 5,
      emailAddress: 'ada@example.org',
      contactNumber: '+44 20 7946 0999',
    }));

  it('keeps what the guest has chosen or typed already', () => {
    const typed = {
      ...emptyDraft,
      visitDate: '2026/12/24',
      partySize: 2,
      emailAddress: 'me@example.org',
      guestName: 'Grace Hopper',
    };
    expect(prefilledFrom(stay, typed, today)).toMatchObject({
      ...typed,
      contactNumber: '+44 20 7946 0999',
    });
  });
});

it('without a stay it is today and two people until the guest says otherwise', () => {
  expect(withDefaults(emptyDraft, today)).toMatchObject({ visitDate: today, partySize: 2 });
  expect(withDefaults({ ...emptyDraft, partySize: 6 }, today).partySize).toBe(6);
});

it('a day that has passed since is asked for anew, with its time', () =>
  expect(
    withoutPastDay({ ...emptyDraft, visitDate: '2026/11/20', visitTime: '19:00', partySize: 4 }, today),
  ).toEqual({ ...emptyDraft, partySize: 4 }));

describe('which restaurant', () => {
  it.each([
    ['the one that was chosen', ['a', 'b'], 'b', 'a', 'b'],
    ['the hotel’s own choice where the chosen one is gone', ['a', 'b'], 'gone', 'a', 'a'],
    ['the only one', ['a'], null, null, 'a'],
    ['none while there are several', ['a', 'b'], null, 'gone', null],
    ['none where there is none', [], 'a', 'a', null],
  ])('%s', (_name, ids, wanted, usual, chosen) => expect(chosenRestaurant(ids, wanted, usual)).toBe(chosen));
});

describe('the party (product.md 9: from MinOnlinePartySize to MaxOnlinePartySize)', () => {
  const setup = aSetup({ minOnlinePartySize: 2, maxOnlinePartySize: 6 });
  it.each([
    [1, false, false],
    [2, true, false],
    [6, true, false],
    [7, false, true],
    [null, false, false],
  ])('%s: times can be asked for %s, asked to get in touch %s', (partySize, asks, calls) => {
    expect(canLoadTimes({ ...emptyDraft, partySize }, setup)).toBe(asks);
    expect(isLargeParty(partySize, setup)).toBe(calls);
  });
});

describe('when the times have come', () => {
  const slots = [aSlot('17:30', { promotions: [earlyTable] }), aSlot('19:00')];
  it.each([
    ['a time that is still there stays', '19:00', null, '19:00', null],
    ['its offer too', '17:30', 'early-table', '17:30', 'early-table'],
    ['an offer that is not served then is dropped', '19:00', 'early-table', '19:00', null],
    ['a time that is gone is asked for anew', '18:00', 'early-table', null, null],
  ])('%s', (_name, visitTime, promotionId, time, offer) =>
    expect(withAvailableTime(slots, { ...emptyDraft, visitTime, promotionId })).toMatchObject({
      visitTime: time,
      promotionId: offer,
    }),
  );

  it('nothing else of the draft changes, whatever was typed', () =>
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (emailAddress, contactNumber, specialRequests) => {
        const draft = { ...emptyDraft, visitTime: '18:00', emailAddress, contactNumber, specialRequests };
        expect(withAvailableTime(slots, draft)).toEqual({ ...draft, visitTime: null });
      }),
    ));
});
