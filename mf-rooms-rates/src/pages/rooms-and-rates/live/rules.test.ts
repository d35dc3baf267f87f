import { aRate, aRoomType, aSearchResponse } from 'shared/testing';
import { describe, expect, it } from 'vitest';
import { liveStateOf, mergeAnswer, toldOf } from './rules.ts';

const room = { roomId: 'room-1', roomNumber: 1, numberOfAdults: 2, numberOfChildren: 0, numberOfInfants: 0 };
const pricing = { room, hotel: { currency: 'GBP' } };

const answer = (left: Record<string, number>, base: Record<string, number> = {}, without: string[] = []) =>
  aSearchResponse({
    roomTypes: ['double', 'suite'].map((roomTypeId) =>
      aRoomType({
        roomTypeId,
        name: roomTypeId,
        rates: ['flexible', 'saver']
          .filter((ratePlanId) => !without.includes(`${roomTypeId} ${ratePlanId}`))
          .map((ratePlanId) =>
            aRate({ ratePlanId, name: ratePlanId, baseRate: base[`${roomTypeId} ${ratePlanId}`] ?? 200 }),
          ),
      }),
    ),
    numberOfRoomsPerRoomTypeId: left,
  });

function compare(shown: ReturnType<typeof answer>, fresh: ReturnType<typeof answer>) {
  const merged = mergeAnswer(shown, fresh);
  const state = liveStateOf(shown, merged, fresh);
  const told = toldOf(
    { answer: shown, gone: [] },
    { answer: merged, gone: state.gone },
    pricing,
    (left) => left <= 3,
  );
  return { merged, state, told: told.map(({ kind, roomType }) => `${kind} ${roomType.roomTypeId}`) };
}

describe('an open list beside a fresh answer', () => {
  it('tells nothing where nothing has changed', () => {
    const { told, state } = compare(answer({ double: 2, suite: 4 }), answer({ double: 2, suite: 4 }));
    expect(told).toEqual([]);
    expect(state).toMatchObject({ soldOut: [], gone: [], before: {} });
  });

  it('keeps a room type that is sold out where it is, with its rates', () => {
    const gone = { ...answer({ suite: 4 }), roomTypes: answer({}).roomTypes.slice(1) };
    const { merged, state, told } = compare(answer({ double: 1, suite: 4 }), gone);
    expect(merged.roomTypes.map(({ roomTypeId }) => roomTypeId)).toEqual(['double', 'suite']);
    expect(merged.roomTypes[0]?.rates).toHaveLength(2);
    expect(merged.numberOfRoomsPerRoomTypeId).toEqual({ double: 0, suite: 4 });
    expect(state.soldOut).toEqual(['double']);
    expect(told).toEqual(['sold-out double']);
  });

  it('tells how many are left only where that is few', () => {
    expect(compare(answer({ double: 3, suite: 9 }), answer({ double: 2, suite: 8 })).told).toEqual([
      'left double',
    ]);
  });

  it('tells of a new price, and keeps what it was listed at', () => {
    const { state, told, merged } = compare(
      answer({ double: 5, suite: 5 }),
      answer({ double: 5, suite: 5 }, { 'suite saver': 250 }),
    );
    expect(told).toEqual(['price suite']);
    expect(Object.keys(state.before)).toEqual(['suite saver']);
    expect(state.before['suite saver']?.baseRate).toBe(200);
    expect(merged.roomTypes[1]?.rates[1]?.baseRate).toBe(250);
  });

  it('keeps a rate that is closed, which can be chosen no longer', () => {
    const { state, told, merged } = compare(
      answer({ double: 5, suite: 5 }),
      answer({ double: 5, suite: 5 }, {}, ['double saver']),
    );
    expect(state.gone).toEqual(['double saver']);
    expect(told).toEqual(['gone double']);
    expect(merged.roomTypes[0]?.rates).toHaveLength(2);
  });

  it('tells that a room is free again', () => {
    const shown = answer({ double: 0, suite: 5 });
    expect(compare(shown, answer({ double: 1, suite: 5 })).told).toEqual(['back double']);
  });
});
