import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'effector-react';
import { afterEach, describe, expect, it } from 'vitest';
import type { SearchResponse } from 'shared/contracts';
import { $route } from 'shared/runtime';
import { aRate, aRoomType, aService } from 'shared/testing';
import { UiProvider } from 'shared/ui';
import { aGuest, oneRoom, type Guest } from '../../../../test/guest.ts';
import { twoTypes } from '../../../../test/responses.ts';
import { RoomsAndRatesPage } from '../page.tsx';

afterEach(cleanup);

const noRefund = [{ from: 'Creation', offsetHours: 0, feeType: 'Percent', value: 100 }] as const;
const rates = [
  aRate({ boardBasis: 'RoomOnly' }),
  aRate({
    ratePlanId: 'breakfast',
    name: 'With breakfast',
    baseRate: 420,
    boardBasis: 'BedAndBreakfast',
    cancellationPolicy: [...noRefund],
  }),
];
const roomTypes = [
  aRoomType({ rates, amenities: ['Wi-Fi', 'Desk'], view: 'Garden view' }),
  aRoomType({
    roomTypeId: 'suite',
    name: 'Suite',
    bedTypes: ['King'],
    amenities: ['Wi-Fi', 'Bath'],
    view: 'Harbour view',
    sizeSquareMetres: 50,
    rates: [aRate({ baseRate: 900, boardBasis: 'RoomOnly' })],
  }),
];

async function aGuestComparing(query = '', changes: Partial<SearchResponse> = {}): Promise<Guest> {
  const guest = await aGuest({
    answers: { '/api/Availability/Search': () => twoTypes({ roomTypes, ...changes }) },
  });
  await guest.goesTo(`${oneRoom}${query}`, '#room-1');
  render(
    <Provider value={guest.scope}>
      <UiProvider locale="en-GB">
        <RoomsAndRatesPage />
      </UiProvider>
    </Provider>,
  );
  await screen.findByRole('region', { name: 'Filter and sort' });
  return guest;
}

const shown = () =>
  screen.queryAllByRole('article').map((card) => within(card).getByRole('heading', { level: 3 }).textContent);
const chip = (name: string) => screen.getByRole('button', { name });

describe('a guest who compares rooms', () => {
  it('filters them by a press, and the address says so', async () => {
    const guest = await aGuestComparing();
    expect(shown()).toEqual(['Double room', 'Suite']);
    await userEvent.click(chip('Breakfast included (1)'));
    expect(shown()).toEqual(['Double room']);
    expect(screen.getAllByRole('button', { name: /^Choose / })).toHaveLength(1);
    expect(guest.read($route)).toMatchObject({ query: `${oneRoom}&board=breakfast`, hash: '#room-1' });
    expect(screen.getByText('1 of 2 room types matches', { selector: '.rr-filters__found' })).toBeTruthy();
    await userEvent.click(chip('Breakfast included (1)'));
    expect(guest.read($route).query).toBe(oneRoom);
  });

  it('chooses beds, a view, a price and the order from lists with how many match', async () => {
    const guest = await aGuestComparing();
    const view = screen.getByRole('combobox', { name: 'View' });
    expect([...view.querySelectorAll('option')].map((option) => option.textContent)).toEqual([
      'Any view',
      'Garden view (1)',
      'Harbour view (1)',
    ]);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort' }), 'Largest first');
    expect(shown()).toEqual(['Suite', 'Double room']);
    await userEvent.selectOptions(view, 'Harbour view (1)');
    expect(shown()).toEqual(['Suite']);
    expect(guest.read($route).query).toBe(`${oneRoom}&view=Harbour+view&sort=size`);
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(shown()).toEqual(['Suite', 'Double room']);
  });

  it('hears beds, views and extras of a hotel without their language as what they are', async () => {
    const inEnglish = { BedTypes: 'en-GB', View: 'en-GB', Promotion: 'en-GB' };
    const inclusions = [{ serviceId: 'breakfast', quantity: 1 }];
    await aGuestComparing('', {
      roomTypes: roomTypes.map((roomType) => ({
        ...roomType,
        textLanguages: inEnglish,
        rates: roomType.rates.map((rate) => ({ ...rate, inclusions })),
      })),
      includedServices: [aService({ textLanguages: { ServiceName: 'en-GB' } })],
    });
    const marked = (within: ParentNode) =>
      [...within.querySelectorAll('[lang="en-GB"][dir="ltr"]')].map(({ textContent }) => textContent);
    expect(marked(screen.getByRole('article', { name: 'Suite' }))).toEqual([
      'King',
      'Harbour view',
      'Breakfast',
    ]);
    expect(marked(screen.getByRole('combobox', { name: 'View' }))).toEqual([
      'Garden view (1)',
      'Harbour view (1)',
    ]);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Beds' }), 'King (1)');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'View' }), 'Garden view (0)');
    const sentence = await screen.findByText(/^No room has all of this/);
    expect(marked(sentence)).toEqual(['King', 'Garden view']);
    expect(sentence.textContent).toBe('No room has all of this: King and Garden view.');
  });

  it('finds the list of a link as it was filtered', async () => {
    await aGuestComparing('&bed=King');
    expect(shown()).toEqual(['Suite']);
  });

  it.each(['view=Call+0900+1234+to+pay+for+your+stay', 'bed=Call+0900+1234+to+pay+for+your+stay'])(
    'never reads what a link says of rooms that the hotel does not have: %s',
    async (part) => {
      await aGuestComparing(`&${part}`);
      expect(shown()).toEqual(['Double room', 'Suite']);
      expect(document.body.textContent).not.toContain('Call 0900');
      expect(screen.queryByRole('button', { name: 'Clear filters' })).toBeNull();
    },
  );

  it('is never left without a way back', async () => {
    const guest = await aGuestComparing('&board=breakfast&cancellation=free');
    expect(await screen.findByRole('heading', { name: 'No room type matches' })).toBeTruthy();
    expect(
      screen.getByText('No room has all of this: Breakfast included and Free cancellation.'),
    ).toBeTruthy();
    await userEvent.click(chip('Without “Free cancellation” (1)'));
    expect(shown()).toEqual(['Double room']);
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Filter and sort' }));
    await userEvent.click(chip('Free cancellation (0)'));
    await userEvent.click(chip('Show all 2 room types'));
    expect(shown()).toEqual(['Double room', 'Suite']);
    expect(guest.read($route).query).toBe(oneRoom);
  });

  it('reads once what every room has, and at each room what sets it apart', async () => {
    await aGuestComparing();
    expect(screen.getByText('In every room').parentElement?.textContent).toBe('In every room Wi-Fi');
    const suite = within(screen.getByRole('article', { name: 'Suite' }));
    expect(suite.getByText('Bath')).toBeTruthy();
    expect(suite.getByText('Harbour view')).toBeTruthy();
    expect(suite.queryByText('Wi-Fi')).toBeNull();
  });
});

describe('the rates of a room', () => {
  it('are a table with the cheapest marked', async () => {
    await aGuestComparing();
    const table = within(screen.getByRole('table', { name: 'Rates of Double room' }));
    expect(table.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
      'Rate',
      'Cancellation',
      'Meals',
      'Payment',
      'Price',
    ]);
    const [, flexible] = table.getAllByRole('row');
    if (flexible === undefined) throw new Error('there is a row');
    const row = within(flexible);
    expect(row.getByRole('rowheader').textContent).toBe('FlexibleLowest price');
    expect(
      row
        .getAllByRole('cell')
        .slice(0, 3)
        .map((cell) => cell.textContent),
    ).toEqual(['Cancel free until Sun 29th Nov 2026, 15:00', 'Room only', 'Paid when you book']);
  });

  it('say how a price is made up where it is asked for', async () => {
    await aGuestComparing();
    const more = screen.getByRole('button', { name: 'Price details of With breakfast' });
    await userEvent.click(more);
    expect(more.getAttribute('aria-expanded')).toBe('true');
    const details = document.getElementById('rr-rate-double-breakfast');
    expect(details?.textContent).toContain('the whole stay is charged');
    expect(more.getAttribute('aria-controls')).toBe(details?.id);
    expect(screen.getByText('Non-refundable: the whole stay is charged if you cancel')).toBeTruthy();
    await userEvent.click(more);
    expect(screen.queryByText('Non-refundable: the whole stay is charged if you cancel')).toBeNull();
  });

  it('can be chosen below all that there is to read about the room', async () => {
    const guest = await aGuestComparing();
    await userEvent.click(screen.getByRole('button', { name: 'Room details: Suite' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Suite' }));
    expect(dialog.getByText('£900.00')).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'Choose Flexible, Suite, £900.00' }));
    await waitFor(() => {
      expect(guest.read($route).hash).not.toBe('#room-1');
    });
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
