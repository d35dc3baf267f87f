import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { allSettled, fork } from 'effector';
import { Provider } from 'effector-react';
import { pageTakenOver } from 'shared/domain';
import { drawPage } from 'shared/renderer';
import { $http, $property, routeEntered } from 'shared/runtime';
import { aProperty, aSiteData, httpOf } from 'shared/testing';
import { UiProvider } from 'shared/ui';
import { afterEach, describe, expect, it } from 'vitest';
import { remote } from '../../remote.ts';
import { DeskPage } from './page.tsx';

afterEach(cleanup);

const property = aProperty();
const arrival = {
  ReservationId: 'reservation-1',
  ReferenceNumber: 'HB0000001',
  Status: 'Confirmed',
  IsOnRequest: false,
  BookerName: 'Grace Hopper',
  GuestNames: ['Grace Hopper'],
  DateFrom: '2026/11/23',
  DateTo: '2026/11/24',
  RoomTypes: ['Double room'],
  NumberOfGuests: 2,
  Total: 100,
  Paid: 100,
  Currency: 'GBP',
  HasCheckedIn: true,
  HasNotes: false,
  BookedAtUtc: '2026-11-20T10:00:00Z',
};
const drawn = JSON.stringify({
  Session: {
    State: 'open',
    StaffId: 'staff-1',
    Name: 'Ada Byron',
    EmailAddress: 'desk@hotel.example',
    HasSecondFactor: false,
    ExpiresAtUtc: '2026-11-24T10:00:00Z',
    Hotels: [
      {
        PropertyId: property.propertyId,
        PropertyCode: 'HARBOUR',
        PropertyName: property.propertyName,
        Role: 'front-desk',
        Calls: ['GET /api/Desk/Today', 'GET /api/Desk/Bookings'],
      },
    ],
  },
  Today: { On: '2026/11/23', Arrivals: [arrival], Departures: [], InHouse: [], Requests: [], Tables: [] },
  Counts: {
    Arrivals: 12,
    CheckedIn: 3,
    Departures: 0,
    InHouse: 0,
    Requests: 0,
    AwaitingPayment: 0,
    Tables: 0,
  },
});
const route = (hash = '') => ({
  path: '/Desk/HARBOUR',
  params: { propertyCode: 'HARBOUR' },
  query: '',
  hash,
});

const drawnPage = (locale = 'en-GB') =>
  drawPage(remote, { page: 'desk', route: route(), siteData: aSiteData({ locale }), drawn, now: 0 });

/** A browser in which the page is about to be taken over; its calls are not answered, and it says which there were. */
function aBrowser(hash = '') {
  const calls: string[] = [];
  const none = (path: string) => () => {
    calls.push(path);
    return new Promise(() => undefined);
  };
  const paths = ['/api/Desk/Session', '/api/Desk/Today'];
  const http = httpOf(Object.fromEntries(paths.map((path) => [path, none(path)])));
  const scope = fork({
    values: [
      [$http, http],
      [$property, property],
    ],
  });
  void allSettled(routeEntered, { scope, params: route(hash) });
  return { scope, calls };
}

describe('the desk that the server has drawn', () => {
  it('has who is logged in, the arrivals and how many there are', async () => {
    const markup = await drawnPage();
    for (const text of ['Ada Byron', 'Grace Hopper', '£100.00', '3/12', 'role="tab"'])
      expect(markup).toContain(text);
  });

  it.each(['da', 'ar'])('is in the language of the hotel: %s', async (locale) => {
    expect(await drawnPage(locale)).not.toContain('Arrivals');
  });

  it('is taken over in place: the log-in is not asked for again, the whole day is, and tabs follow the keys', async () => {
    const { scope, calls } = aBrowser();
    expect(remote.takeOver(scope, drawn)).toBe(true);
    const root = document.createElement('div');
    document.body.append(root);
    root.innerHTML = (await drawnPage()) ?? '';
    const name = root.querySelector('.desk-name');
    const complaints: unknown[] = [];
    let isTakenOver = false;
    window.addEventListener(pageTakenOver, () => (isTakenOver = true), { once: true });
    const page = (
      <Provider value={scope}>
        <UiProvider locale="en-GB">
          <DeskPage />
        </UiProvider>
      </Provider>
    );
    const onRecoverableError = (error: unknown) => void complaints.push(error);
    render(page, { container: root, hydrate: true, onRecoverableError });
    expect(complaints).toEqual([]);
    expect(isTakenOver).toBe(true);
    expect(root.querySelector('.desk-name')).toBe(name);
    expect(calls).toEqual(['/api/Desk/Today']);
    fireEvent.keyDown(screen.getByRole('tab', { name: 'Today' }), { key: 'ArrowLeft' });
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Your log-ins');
    expect(document.activeElement).toBe(screen.getByRole('tab', { selected: true }));
    root.remove();
  });

  it('is not the page of an invitation, nor of data that it does not know', () => {
    expect(remote.takeOver(aBrowser('#invitation=secret').scope, drawn)).toBe(false);
    expect(remote.takeOver(aBrowser().scope, '{}')).toBe(false);
  });
});
