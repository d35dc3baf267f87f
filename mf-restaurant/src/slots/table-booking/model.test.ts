import { describe, expect, it } from 'vitest';
import { userCleared, userLoaded } from 'shared/runtime';
import { aUser, refused } from 'shared/testing';
import { aSetup, aSlot, paths } from '../../../test/responses.ts';
import { aGuest, aGuestAtTheForm, tabOf } from '../../../test/guest.ts';
import {
  $draft,
  $loadFailed,
  $restaurants,
  $setup,
  $times,
  formOpened,
  loadRetried,
  draftChanged,
} from './model.ts';

const ada = aUser({ telephone: '+44 20 7946 0111' });
const timesOf = (times: ReturnType<(typeof $times)['getState']>) => times?.map(({ time }) => time);

describe('the form opens (product.md 4: restaurant, setup for the date, party size, times)', () => {
  it('with the hotel’s own restaurant, today and two people, and asks each thing once', async () => {
    const { calls, read } = await aGuestAtTheForm();
    expect(calls.map(({ path }) => path)).toEqual([paths.restaurants, paths.setup, paths.times]);
    expect(read($draft)).toMatchObject({
      restaurantId: 'lock-keeper',
      visitDate: '2026/11/21',
      partySize: 2,
    });
    expect(timesOf(read($times))).toEqual(['17:30', '19:00', '20:30']);
  });

  it('for a stay prefilled from the reservation, which it names to the server', async () => {
    const { callsTo, read } = await aGuestAtTheForm({}, 'secret');
    expect(read($draft)).toMatchObject({
      visitDate: '2026/12/01',
      partySize: 2,
      emailAddress: 'ada@example.org',
      contactNumber: '+44 20 7946 0999',
    });
    expect(callsTo(paths.setup).at(-1)).toMatchObject({
      query: { date: '2026/12/01', isReservation: true, identifier: 'secret' },
    });
  });

  it('for a stay that cannot be read as it would without one', async () => {
    const { read } = await aGuestAtTheForm(
      { answers: { [paths.confirmation]: refused(500, 'no') } },
      'secret',
    );
    expect(read($draft)).toMatchObject({ visitDate: '2026/11/21', partySize: 2, emailAddress: '' });
    expect(read($loadFailed)).toBe(false);
  });

  it.each(['before', 'while'] as const)(
    'for a guest who is logged in %s it is open: reached as the account says',
    async (when) => {
      const guest = await aGuest();
      if (when === 'before') await guest.does(userLoaded, ada);
      await guest.does(formOpened, null);
      if (when === 'while') await guest.does(userLoaded, ada);
      expect(guest.read($draft)).toMatchObject({
        emailAddress: ada.emailAddress,
        contactNumber: ada.telephone,
      });
    },
  );

  it('what the account filled in does not outlive it in the tab', async () => {
    const tab = tabOf();
    const guest = await aGuest({ tab });
    await guest.does(userLoaded, ada);
    await guest.does(formOpened, null);
    await guest.does(draftChanged, { contactNumber: '+45 12 34 56 78' });
    await guest.does(userCleared, undefined);
    await guest.does(formOpened, null);
    expect(guest.read($draft)).toMatchObject({ emailAddress: '', contactNumber: '+45 12 34 56 78' });
  });

  it('with a token of the guest’s own, the same one as long as the tab is open', async () => {
    const tab = tabOf();
    const first = await aGuestAtTheForm({ tab });
    const [asked] = first.callsTo(paths.setup);
    const again = await aGuestAtTheForm({ tab });
    expect(again.callsTo(paths.setup)).toEqual([asked]);
    expect(asked).toMatchObject({
      query: { isReservation: false, identifier: expect.stringMatching(/.{20,}/) },
    });
  });
});

describe('what is asked again', () => {
  it('another day: the setup for it, and the times', async () => {
    const { calls, does } = await aGuestAtTheForm();
    await does(draftChanged, { visitDate: '2026/11/28' });
    expect(calls.slice(3).map(({ path }) => path)).toEqual([paths.setup, paths.times]);
  });
  it('another party: the times only', async () => {
    const { calls, does } = await aGuestAtTheForm();
    await does(draftChanged, { partySize: 4 });
    expect(calls.slice(3)).toMatchObject([{ path: paths.times, input: { query: { partySize: 4 } } }]);
  });
  it('nothing, while the guest types', async () => {
    const { calls, does } = await aGuestAtTheForm();
    await does(draftChanged, { emailAddress: 'a' });
    await does(draftChanged, { visitTime: '19:00' });
    await does(draftChanged, { specialRequests: 'A window' });
    expect(calls).toHaveLength(3);
  });
  it('no times for a party that cannot book online', async () => {
    const { calls, read, does } = await aGuestAtTheForm();
    await does(draftChanged, { partySize: 9 });
    expect(calls).toHaveLength(3);
    expect(read($times)).toBeNull();
  });
});

it('an answer to a question of before is not shown', async () => {
  const { read, does } = await aGuestAtTheForm({
    answers: {
      [paths.times]: (input: { query: { partySize: number } }) => [
        aSlot(input.query.partySize === 2 ? '17:30' : '21:00'),
      ],
    },
  });
  await Promise.all([does(draftChanged, { partySize: 3 }), does(draftChanged, { partySize: 2 })]);
  expect(timesOf(read($times))).toEqual(['17:30']);
});

describe('what was chosen', () => {
  it('stays when the party changes and the time is still there; its offer too', async () => {
    const { read, does } = await aGuestAtTheForm();
    await does(draftChanged, { visitTime: '17:30' });
    await does(draftChanged, { promotionId: 'early-table' });
    await does(draftChanged, { partySize: 3 });
    expect(read($draft)).toMatchObject({ visitTime: '17:30', promotionId: 'early-table' });
  });
  it('loses its offer with another time', async () => {
    const { read, does } = await aGuestAtTheForm();
    await does(draftChanged, { visitTime: '17:30', promotionId: 'early-table' });
    await does(draftChanged, { visitTime: '19:00' });
    expect(read($draft).promotionId).toBeNull();
  });
  it('survives a reload: the tab keeps it', async () => {
    const tab = tabOf();
    const before = await aGuestAtTheForm({ tab });
    const typed = {
      partySize: 4,
      visitTime: '19:00',
      emailAddress: 'ada@example.org',
      specialRequests: 'A window',
    };
    await before.does(draftChanged, typed);
    const after = await aGuestAtTheForm({ tab });
    expect(after.read($draft)).toMatchObject(typed);
  });
  it('survives closing the dialog', async () => {
    const { read, does } = await aGuestAtTheForm();
    await does(draftChanged, { specialRequests: 'A window' });
    await does(formOpened, null);
    expect(read($draft).specialRequests).toBe('A window');
  });
});

describe('when something cannot be loaded', () => {
  it.each([[paths.restaurants], [paths.setup], [paths.times]])(
    '%s: it says so, and tries again',
    async (path) => {
      let isDown = true;
      const good: Record<string, unknown> = {
        [paths.restaurants]: [{ id: 'lock-keeper', name: 'The Lock Keeper' }],
        [paths.setup]: aSetup(),
        [paths.times]: [aSlot('19:00')],
      };
      const { read, does } = await aGuestAtTheForm({
        answers: { [path]: () => (isDown ? refused(503, 'no') : good[path]) },
      });
      expect(read($loadFailed)).toBe(true);
      await does(draftChanged, { specialRequests: 'A window' });
      isDown = false;
      await does(loadRetried, undefined);
      expect(read($loadFailed)).toBe(false);
      expect(timesOf(read($times))).toContain('19:00');
      expect(read($draft).specialRequests).toBe('A window');
    },
  );

  it('a hotel without restaurants has none to choose, and nothing more is asked', async () => {
    const { calls, read } = await aGuestAtTheForm({ answers: { [paths.restaurants]: [] } });
    expect(read($restaurants)).toEqual([]);
    expect(read($setup)).toBeNull();
    expect(calls).toHaveLength(1);
  });
});
