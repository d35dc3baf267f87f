import { describe, expect, it } from 'vitest';
import { aBooker } from 'shared/testing';
import { aCheckInConfig, anItem, aReservation, secondItem } from '../../../../test/reservation.ts';
import { draftOf, withGuest, withGuestAdded } from '../draft/rules.ts';
import {
  flowOf,
  type FormFacts,
  hashOf,
  openPoints,
  stepBefore,
  stepProblems,
  wantedStepOf,
} from './rules.ts';

describe('the address of a step', () => {
  it.each([
    ['', { step: 'start' }],
    ['#booker', { step: 'booker' }],
    ['#room-2', { step: 'room', item: 1, guest: 0 }],
    ['#guest-1-3', { step: 'guest', item: 0, guest: 2 }],
    ['#extras-1', { step: 'extras', item: 0 }],
    ['#payment', { step: 'payment-details' }],
    ['#summary', { step: 'summary' }],
    ['#complete', { step: 'complete' }],
  ] as const)('%s leads there and back', (hash, step) => {
    expect(wantedStepOf(hash)).toEqual(step);
    expect(hashOf(step)).toBe(hash);
  });

  it('of “Add extras” on a confirmation leads to the extras (decisions 1)', () => {
    expect(wantedStepOf('#extras')).toEqual({ step: 'extras', item: 0 });
  });

  it.each(['#nowhere', '#room-x', '#<b>'])('%s begins at the start', (hash) => {
    expect(wantedStepOf(hash)).toEqual({ step: 'start' });
  });
});

const draft = draftOf(
  aReservation({ reservationItems: [anItem({ roomConfiguration: 'twin' }), secondItem()] }),
);
const form = (changes: Partial<FormFacts> = {}): FormFacts => ({
  draft,
  config: aCheckInConfig(),
  isSetUpOffered: [true, false],
  paymentChoice: 'card',
  cardProblems: [],
  ...changes,
});
const fieldsAt = (step: Parameters<typeof stepProblems>[0], facts: FormFacts, isDesktop = true): string[] =>
  stepProblems(step, facts, isDesktop).map(({ fieldId }) => fieldId);

describe('product.md 5: what keeps a guest on a step', () => {
  const room = { step: 'room', item: 0, guest: 0 } as const;
  const nameless = withGuest(draft, { item: 0, guest: 0 }, { lastName: ' ' });

  it('is nothing where all is right', () => {
    expect(fieldsAt({ step: 'booker' }, form())).toEqual([]);
    expect(fieldsAt(room, form())).toEqual([]);
  });

  it('is what the hotel requires of a booker', () => {
    const unknown = { ...draft, booker: aBooker({ street: '', telephoneNumber: '020' }) };
    expect(fieldsAt({ step: 'booker' }, form({ draft: unknown }))).toEqual([
      'pc-booker-telephoneNumber',
      'pc-booker-street',
    ]);
    const config = aCheckInConfig({ streetRequired: false });
    expect(fieldsAt({ step: 'booker' }, form({ draft: unknown, config }))).toEqual([
      'pc-booker-telephoneNumber',
    ]);
  });

  it('is a configuration, if required', () => {
    const open = draftOf(aReservation());
    expect(fieldsAt(room, form({ draft: open }))).toEqual(['pc-room-1-setup']);
    expect(fieldsAt(room, form({ draft: open, isSetUpOffered: [false] }))).toEqual([]);
  });

  it('is a guest without a name: on the room’s screen on a desktop, on their own on a phone', () => {
    const facts = form({ draft: nameless });
    expect(fieldsAt(room, facts, true)).toEqual(['pc-guest-1-1-lastName']);
    expect(fieldsAt(room, facts, false)).toEqual([]);
    expect(fieldsAt({ step: 'guest', item: 0, guest: 0 }, facts, false)).toEqual(['pc-guest-1-1-lastName']);
  });

  it('is a card that is not right, where a card is to be given', () => {
    const cardProblems = [{ field: 'cvvNumber', message: 'validation.card-cvv' }] as const;
    expect(fieldsAt({ step: 'payment-details' }, form({ cardProblems }))).toEqual(['pc-card-cvvNumber']);
    expect(fieldsAt({ step: 'payment-details' }, form({ cardProblems, paymentChoice: 'hotel' }))).toEqual([]);
  });

  it('is told on the summary with where to mend it', () => {
    const broken = withGuestAdded({ ...nameless, booker: aBooker({ postCode: '' }) }, 1);
    expect(openPoints(form({ draft: broken })).map(({ at }) => hashOf(at))).toEqual([
      '#booker',
      '#guest-1-1',
      '#guest-2-2',
      '#guest-2-2',
    ]);
  });
});

describe('“back”', () => {
  const flow = flowOf({
    draft,
    isBooking: true,
    hasSelectable: [true, true],
    asksForPayment: true,
    isPaymentSettled: false,
    isSaved: false,
  });
  it.each([
    ['booker', ''],
    ['room-1', '#booker'],
    ['room-2', '#room-1'],
    ['guest-2-1', '#room-2'],
    ['extras-2', '#room-2'],
    ['payment', '#summary'],
    ['summary', '#room-2'],
  ])('from %s leads to %j', (from, to) => {
    expect(hashOf(stepBefore(flow, wantedStepOf(`#${from}`)))).toBe(to);
  });

  it('from the extras leads to the summary once every room is reviewed', () => {
    const items = flow.items.map((item) => ({
      ...item,
      isRoomReviewed: true,
      guests: item.guests.map((each) => ({ ...each, isReviewed: true })),
    }));
    expect(hashOf(stepBefore({ ...flow, items }, { step: 'extras', item: 1 }))).toBe('#summary');
  });

  it('from the first room leads to the start where there is no booker', () => {
    expect(hashOf(stepBefore({ ...flow, hasBooker: false }, { step: 'room', item: 0, guest: 0 }))).toBe('');
  });
});
