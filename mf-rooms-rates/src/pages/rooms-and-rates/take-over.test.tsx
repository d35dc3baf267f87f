import { cleanup, render, screen } from '@testing-library/react';
import { Provider } from 'effector-react';
import type { ReactElement } from 'react';
import { pageTakenOver } from 'shared/domain';
import { drawPage } from 'shared/renderer';
import { $availability, $basket } from 'shared/runtime';
import { aRoomType, aSearchResponse, aSiteData, drawnAnswer } from 'shared/testing';
import { UiProvider } from 'shared/ui';
import { afterEach, describe, expect, it } from 'vitest';
import { aGuest, oneRoom, twoRooms, type Guest } from '../../../test/guest.ts';
import { remote } from '../../remote.ts';
import { rateChosen } from './items/model.ts';
import { $finding, pageOpened, searchRetried } from './model.ts';
import { RoomsAndRatesPage } from './page.tsx';

afterEach(cleanup);

const numberOfRoomsPerRoomTypeId = { double: 3, suite: 2 };
const found = aSearchResponse({
  roomTypes: [aRoomType(), aRoomType({ roomTypeId: 'suite', name: 'Suite' })],
  numberOfRoomsPerRoomTypeId,
});
const drawn = drawnAnswer(found);
const searchesOf = (guest: Guest) => guest.calls.filter(({ path }) => path === '/api/Availability/Search');

async function drawnFor(query: string, locale = 'en-GB'): Promise<string | null> {
  const siteData = aSiteData({ locale });
  const route = {
    path: '/Book/HARBOUR/Rooms-And-Rates',
    params: { propertyCode: 'HARBOUR' },
    query,
    hash: '',
  };
  const now = Date.parse('2026-11-21T10:00:00Z');
  return drawPage(remote, { page: 'rooms-and-rates', route, siteData, drawn, now });
}

async function aGuestAt(query: string): Promise<Guest> {
  const guest = await aGuest({ now: '2026-11-21T10:00:00Z' });
  await guest.goesTo(query);
  return guest;
}

const Page = ({ guest }: { readonly guest: Guest }): ReactElement => (
  <Provider value={guest.scope}>
    <UiProvider locale="en-GB">
      <RoomsAndRatesPage />
    </UiProvider>
  </Provider>
);

describe('the page that the server has drawn', () => {
  it('has the rooms, their rates and their totals', async () => {
    const markup = await drawnFor(oneRoom);
    for (const text of ['Double room', 'Suite', 'Flexible', '£360.00', 'Choose'])
      expect(markup).toContain(text);
  });

  it.each([
    ['da-DK', 'Vælg'],
    ['ar', 'غرفة واحدة'],
  ])('is in the language of the guest: %s', async (locale, word) => {
    expect(await drawnFor(oneRoom, locale)).toContain(word);
  });

  it('is taken over in place, without a second search', async () => {
    const guest = await aGuestAt(oneRoom);
    expect(remote.takeOver(guest.scope, drawn)).toBe(true);
    const root = document.createElement('div');
    document.body.append(root);
    root.innerHTML = (await drawnFor(oneRoom)) ?? '';
    const price = root.querySelector('.price__amount');
    const complaints: unknown[] = [];
    let isTakenOver = false;
    window.addEventListener(pageTakenOver, () => (isTakenOver = true), { once: true });
    const onRecoverableError = (error: unknown) => void complaints.push(error);
    render(<Page guest={guest} />, { container: root, hydrate: true, onRecoverableError });
    expect(complaints).toEqual([]);
    expect(isTakenOver).toBe(true);
    expect(root.querySelector('.price__amount')).toBe(price);
    expect(screen.getAllByRole('article')).toHaveLength(2);
    expect(searchesOf(guest)).toEqual([]);
    root.remove();
  });

  it('is the same as the page that searches by itself', async () => {
    const [taken, searched] = [await aGuestAt(twoRooms), await aGuestAt(twoRooms)];
    remote.takeOver(taken.scope, drawn);
    await searched.does(pageOpened, undefined);
    expect(taken.read($finding)).toEqual(searched.read($finding));
    expect(taken.read($basket).rooms).toEqual(searched.read($basket).rooms);
    expect(taken.busEvents()).toEqual(searched.busEvents());
    expect(taken.read($availability)).not.toBeNull();
  });

  it('books at what was drawn, and searches again when the guest asks', async () => {
    const guest = await aGuestAt(oneRoom);
    remote.takeOver(guest.scope, drawn);
    await guest.does(pageOpened, undefined);
    await guest.does(rateChosen, { roomNumber: 1, roomTypeId: 'suite', ratePlanId: 'flexible' });
    expect(guest.read($basket)).toMatchObject({
      items: [{ roomTypeId: 'suite' }],
      quoteToken: found.quoteToken,
    });
    await guest.does(searchRetried, undefined);
    expect(searchesOf(guest)).toHaveLength(1);
  });

  it('is not the page of a guest who has chosen a room, who goes to a step, or who has no rooms to choose', async () => {
    const chosen = await aGuestAt(oneRoom);
    await chosen.does(pageOpened, undefined);
    await chosen.does(rateChosen, { roomNumber: 1, roomTypeId: 'double', ratePlanId: 'flexible' });
    expect(remote.takeOver(chosen.scope, drawn)).toBe(false);

    const atStep = await aGuest();
    await atStep.goesTo(twoRooms, '#room-2');
    expect(remote.takeOver(atStep.scope, drawn)).toBe(false);

    const withoutDates = await aGuestAt('?adults=2');
    expect(remote.takeOver(withoutDates.scope, drawn)).toBe(false);
    expect(remote.takeOver((await aGuestAt(oneRoom)).scope, '{}')).toBe(false);
  });
});
