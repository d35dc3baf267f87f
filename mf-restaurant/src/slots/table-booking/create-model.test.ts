import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { refused } from 'shared/testing';
import { aSlot, earlyTable, paths } from '../../../test/responses.ts';
import { aGuestAtTheForm, tabOf } from '../../../test/guest.ts';
import { $booked, anotherWanted, tableForm } from './create-model.ts';
import { $draft, $times, draftChanged } from './model.ts';

const details = { emailAddress: 'ada@example.org', contactNumber: '+44 20 7946 0958' };
const wish = { ...details, visitTime: '19:00' };

describe('a table is booked (product.md 7: Create)', () => {
  it('sends what was chosen and typed, and shows the reference', async () => {
    const { callsTo, read, does } = await aGuestAtTheForm();
    await does(draftChanged, { ...wish, visitTime: '17:30', partySize: 3, specialRequests: ' A window ' });
    await does(draftChanged, { promotionId: 'early-table' });
    await does(tableForm.submitted, undefined);
    expect(callsTo(paths.create)).toMatchObject([
      {
        body: {
          propertyId: 'property-1',
          restaurantId: 'lock-keeper',
          restaurantName: 'The Lock Keeper',
          visitDate: '2026/11/21',
          visitTime: '17:30',
          partySize: 3,
          specialRequests: 'A window',
          isReservation: false,
          promotionId: 'early-table',
          email: 'ada@example.org',
          contactNumber: '+44 20 7946 0958',
          isLeaveTimeRequired: false,
          languageCode: 'en-GB',
        },
      },
    ]);
    expect(read($booked)).toMatchObject({ reference: 'T-4821', restaurant: 'The Lock Keeper', partySize: 3 });
  });

  it('for a stay: the reservation is named, and whoever shows it is told', async () => {
    const { callsTo, told, does } = await aGuestAtTheForm({}, 'secret');
    await does(draftChanged, { visitTime: '20:30' });
    await does(tableForm.submitted, undefined);
    expect(callsTo(paths.create)).toMatchObject([
      { body: { isReservation: true, identifier: 'secret', isLeaveTimeRequired: true } },
    ]);
    expect(told).toEqual([
      { type: 'restaurant.booked.v1', identifier: 'secret', bookingReference: 'T-4821' },
    ]);
  });

  it('says “Table booking created.” over the page (product.md 8)', async () => {
    const { notified, does } = await aGuestAtTheForm();
    await does(draftChanged, wish);
    await does(tableForm.submitted, undefined);
    expect(notified).toEqual([{ kind: 'positive', placement: 'bottom', text: 'Table booking created.' }]);
  });

  it('a double click books once', async () => {
    const { callsTo, does } = await aGuestAtTheForm();
    await does(draftChanged, wish);
    await Promise.all([does(tableForm.submitted, undefined), does(tableForm.submitted, undefined)]);
    expect(callsTo(paths.create)).toHaveLength(1);
  });

  it('the next table begins anew, but not how the guest is reached; nothing of the first is kept in the tab', async () => {
    const stored = new Map<string, string>();
    const { read, does } = await aGuestAtTheForm({ tab: tabOf(stored) });
    await does(draftChanged, { ...wish, specialRequests: 'A window' });
    await does(tableForm.submitted, undefined);
    expect([...stored.values()].join()).not.toContain('A window');
    await does(anotherWanted, undefined);
    expect(read($booked)).toBeNull();
    expect(read($draft)).toMatchObject({ ...details, visitTime: null, specialRequests: '', partySize: 2 });
  });
});

describe('what is missing (product.md 5)', () => {
  it.each([
    ['a time', { visitTime: null }, 'visitTime'],
    ['a party', { partySize: null }, 'partySize'],
    ['a party within the limits', { partySize: 9 }, 'partySize'],
    ['a date', { visitDate: null }, 'visitDate'],
    ['a restaurant', { restaurantId: null }, 'restaurantId'],
    ['an e-mail address', { emailAddress: 'ada' }, 'emailAddress'],
    ['a number with its dialling code', { contactNumber: '020 7946' }, 'contactNumber'],
  ] as const)('%s: nothing is sent, and it is said', async (_name, change, field) => {
    const { callsTo, read, does } = await aGuestAtTheForm();
    await does(draftChanged, { ...wish, ...change });
    await does(tableForm.submitted, undefined);
    expect(callsTo(paths.create)).toEqual([]);
    expect(read(tableForm.$problems).map((problem) => problem.field)).toContain(field);
    expect(read(tableForm.$attempts)).toBe(1);
  });
});

it('once all was well, the next thing that is missing waits for the next attempt', async () => {
  const { read, does } = await aGuestAtTheForm();
  await does(draftChanged, { ...wish, emailAddress: '' });
  await does(tableForm.submitted, undefined);
  await does(draftChanged, { emailAddress: 'ada@example.org' });
  await does(draftChanged, { partySize: 9 });
  expect(read(tableForm.$attempts)).toBe(0);
});

describe('a table that is not to be had (product.md 8)', () => {
  const info = 'The Lock Keeper is full at this hour.';

  it('is full meanwhile: InfoMessage, the other times still offered, nothing typed is lost', async () => {
    let isFull = false;
    const { read, does } = await aGuestAtTheForm({
      answers: {
        [paths.times]: () =>
          isFull ? [aSlot('17:30'), aSlot('20:30')] : [aSlot('17:30'), aSlot('19:00'), aSlot('20:30')],
        [paths.create]: () => {
          isFull = true;
          return { success: false, bookingReference: null, infoMessage: info };
        },
      },
    });
    const typed = { ...details, partySize: 2, specialRequests: 'A window' };
    await does(draftChanged, { ...typed, visitTime: '19:00' });
    await does(tableForm.submitted, undefined);
    expect(read(tableForm.$refusal)).toBe(info);
    expect(read($times)?.map(({ time }) => time)).toEqual(['17:30', '20:30']);
    expect(read($draft)).toMatchObject({ ...typed, visitTime: null });
    await does(draftChanged, { visitTime: '20:30' });
    expect(read(tableForm.$refusal)).toBeNull();
  });

  it.each([
    ['the server’s message', refused(400, 'This day has passed.'), 'This day has passed.'],
    ['“Failed to create booking” where it sends none', undefined, 'Failed to create booking'],
    [
      'the same where a refusal gives no reason',
      { success: false, bookingReference: null, infoMessage: null },
      'Failed to create booking',
    ],
    ['and where the server’s message is empty', refused(500, ''), 'Failed to create booking'],
  ])('%s', async (_name, answer, message) => {
    const { read, notified, does } = await aGuestAtTheForm({ answers: { [paths.create]: answer } });
    await does(draftChanged, wish);
    await does(tableForm.submitted, undefined);
    expect(read(tableForm.$refusal)).toBe(message);
    expect(read($booked)).toBeNull();
    expect(notified).toEqual([]);
  });
});

describe('whatever a guest does, in any order', () => {
  const change = fc.oneof(
    fc.constantFrom('2026/11/21', '2026/11/28').map((visitDate) => ({ visitDate })),
    fc.integer({ min: 1, max: 9 }).map((partySize) => ({ partySize })),
    fc.constantFrom('17:30', '19:00', '20:30').map((visitTime) => ({ visitTime })),
    fc.constantFrom('early-table', null).map((promotionId) => ({ promotionId })),
    fc.constantFrom('lock-keeper', 'clock-room').map((restaurantId) => ({ restaurantId })),
  );
  /** Each day and party has its own times, so that a stale one would be seen. */
  const timesAt = ({ query }: { query: { date: string; partySize: number; restaurantId: string } }) =>
    ['17:30', '19:00', '20:30']
      .filter((_, index) => (query.partySize + Number(query.date.slice(-1)) + index) % 2 === 0)
      .map((time) => aSlot(time, { promotions: query.restaurantId === 'lock-keeper' ? [earlyTable] : [] }));

  it('the time and the offer that are sent are ones that are shown', async () =>
    fc.assert(
      fc.asyncProperty(fc.array(change, { maxLength: 12 }), async (changes) => {
        const guest = await aGuestAtTheForm({ answers: { [paths.times]: timesAt } });
        await guest.does(draftChanged, details);
        for (const each of changes) await guest.does(draftChanged, each);
        const shown = guest.read($times) ?? [];
        await guest.does(tableForm.submitted, undefined);
        for (const { body } of guest.callsTo(paths.create)) {
          const { visitTime, promotionId } = body as { visitTime: string; promotionId: string | null };
          const slot = shown.find(({ time }) => time === visitTime);
          expect(slot).toBeDefined();
          expect([null, ...(slot?.promotions.map(({ id }) => id) ?? [])]).toContain(promotionId);
        }
      }),
      { numRuns: 60 },
    ));
});
