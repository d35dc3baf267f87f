import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allSettled, fork } from 'effector';
import { Provider } from 'effector-react';
import type { BookedTable } from 'shared/contracts/tables';
import { $clock, $http, propertyLoaded, routeEntered } from 'shared/runtime';
import { aProperty, type Answers, fixedClock, httpOf, refused } from 'shared/testing';
import { UiProvider } from 'shared/ui';
import { afterEach, describe, expect, it } from 'vitest';
import { aSlot, earlyTable, paths } from '../../../test/responses.ts';
import { ManageTable } from './manage.lazy.tsx';

afterEach(cleanup);

const aBookedTable = (changes: Partial<BookedTable> = {}): BookedTable => ({
  bookingReference: 'BCDF2345',
  status: 'Booked',
  restaurantId: 'lock-keeper',
  restaurantName: 'The Lock Keeper',
  visitDate: '2026/12/01',
  visitTime: '19:00',
  leaveTime: null,
  partySize: 2,
  promotionId: null,
  promotionName: null,
  guestName: 'Ada Byron',
  stay: null,
  ...changes,
});
const table = '/api/RestaurantBooking/Table';
const move = '/api/RestaurantBooking/Move';
const cancel = '/api/RestaurantBooking/Cancel';
const usual: Answers = { [table]: aBookedTable(), [paths.times]: [aSlot('19:00'), aSlot('20:30')] };

async function open(answers: Answers) {
  const scope = fork({
    values: [
      [$http, httpOf({ ...usual, ...answers })],
      [$clock, fixedClock()],
    ],
  });
  await allSettled(propertyLoaded, { scope, params: aProperty() });
  const params = { propertyCode: 'HARBOUR', bookingReference: 'BCDF2345', tableCode: 'secret' };
  const path = '/Book/HARBOUR/Restaurant/BCDF2345/secret';
  await allSettled(routeEntered, { scope, params: { path, params, query: '', hash: '' } });
  render(
    <Provider value={scope}>
      <UiProvider locale="en-GB">
        <ManageTable />
      </UiProvider>
    </Provider>,
  );
  await allSettled(scope);
}
const press = async (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('a guest with the link of a table', () => {
  it('sees hotel, restaurant, day, time, party and name', async () => {
    await open({});
    const { propertyName } = aProperty();
    const when = 'Tuesday, 1 Dec 2026 at 19:00';
    for (const fact of [propertyName, 'The Lock Keeper', when, '2 Guests', 'Ada Byron', 'BCDF2345'])
      expect(screen.getByText(fact)).toBeTruthy();
  });

  it('moves it to another time that is free, and reads when it is now', async () => {
    const sent: unknown[] = [];
    await open({
      [move]: (input: unknown) => {
        sent.push(input);
        return { success: true, infoMessage: null, table: aBookedTable({ visitTime: '20:30' }) };
      },
    });
    await press('Move this table');
    const times = within(screen.getByRole('group', { name: 'Time' }));
    // Where it is already is no move.
    expect(times.getAllByRole('radio').map((radio) => radio.getAttribute('value'))).toEqual(['20:30']);
    await userEvent.click(times.getByRole('radio', { name: '20:30' }));
    expect(screen.getByText('To Tuesday, 1 Dec 2026 at 20:30')).toBeTruthy();
    await press('Move the table');
    const link = { propertyId: aProperty().propertyId, bookingReference: 'BCDF2345', code: 'secret' };
    expect(sent).toEqual([{ body: { ...link, visitDate: '2026/12/01', visitTime: '20:30' } }]);
    expect(await screen.findByText('Your table has been moved')).toBeTruthy();
    expect(screen.getByText('Tuesday, 1 Dec 2026 at 20:30')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Move the table' })).toBeNull();
  });

  it('of a stay moves within the stay', async () => {
    await open({ [table]: aBookedTable({ stay: { dateFrom: '2026/12/01', dateTo: '2026/12/03' } }) });
    await press('Move this table');
    expect(within(screen.getByRole('group', { name: 'Date' })).getAllByRole('radio')).toHaveLength(3);
    expect(screen.queryByRole('button', { name: 'Another date' })).toBeNull();
  });

  it('is told that an offer ends at a time at which it is not served', async () => {
    await open({
      [table]: aBookedTable({ promotionId: earlyTable.id, promotionName: earlyTable.name }),
      [paths.times]: [aSlot('17:30', { promotions: [earlyTable] }), aSlot('20:30')],
    });
    await press('Move this table');
    await userEvent.click(screen.getByRole('radio', { name: '17:30' }));
    expect(screen.queryByText(/would be without it/)).toBeNull();
    await userEvent.click(screen.getByRole('radio', { name: '20:30' }));
    expect(screen.getByText(/“Early table” is not served at this time/)).toBeTruthy();
  });

  it('reads why it was not moved, and keeps what it has', async () => {
    const why = 'This table has just been taken.';
    await open({ [move]: { success: false, infoMessage: why, table: aBookedTable() } });
    await press('Move this table');
    await userEvent.click(screen.getByRole('radio', { name: '20:30' }));
    await press('Move the table');
    expect(await screen.findByText('Your table stays as it is')).toBeTruthy();
    expect(screen.getByText(why)).toBeTruthy();
  });

  it('cancels it after a question', async () => {
    const cancelled = aBookedTable({ status: 'Cancelled' });
    await open({ [cancel]: { success: true, infoMessage: null, table: cancelled } });
    await press('Cancel this table');
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel this table' }));
    expect(await screen.findByText('This table is cancelled')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Move this table' })).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('keeps the table where a call fails', async () => {
    await open({ [cancel]: refused(500, '') });
    await press('Cancel this table');
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel this table' }));
    expect(await screen.findByText('Your table stays as it is')).toBeTruthy();
    await press('Keep the table');
    expect(screen.getByRole('button', { name: 'Move this table' })).toBeTruthy();
  });

  it.each([
    ['that is wrong', refused(404, 'No'), 'This link is wrong'],
    ['that cannot be read now', refused(500, 'No'), 'We could not load your table'],
  ])('is told of a link %s, and how to call', async (_which, answer, title) => {
    await open({ [table]: answer });
    expect(await screen.findByText(title)).toBeTruthy();
    expect(document.querySelector('a[href^="tel:"]')).toBeTruthy();
  });
});
