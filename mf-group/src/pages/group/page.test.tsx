import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allSettled, fork } from 'effector';
import { Provider } from 'effector-react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { propertyGroupLoaded, routeEntered } from 'shared/runtime';
import { aGroup, aGroupHotel } from 'shared/testing';
import { UiProvider } from 'shared/ui';
import { GroupPage } from './page.tsx';

const group = aGroup({
  areas: [
    { areaId: 'north', name: 'North' },
    { areaId: 'south', name: 'South' },
  ],
  properties: [
    aGroupHotel({ propertyId: 'h', propertyName: 'Harbour', areaId: 'north' }),
    aGroupHotel({ propertyId: 'l', propertyCode: 'LAGOON', propertyName: 'Lagoon' }),
  ],
});

beforeEach(async () => {
  const scope = fork();
  await allSettled(propertyGroupLoaded, { scope, params: group });
  const query = '?fromDate=2026-12-01&toDate=2026-12-04&adults=2';
  await allSettled(routeEntered, {
    scope,
    params: { path: '/BookGroup/COAST', params: { propertyCode: 'COAST' }, query, hash: '' },
  });
  render(
    <Provider value={scope}>
      <UiProvider locale="en-GB">
        <GroupPage />
      </UiProvider>
    </Provider>,
  );
});
afterEach(cleanup);

const hotels = (): (string | null)[] =>
  screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const choose = (area: string): Promise<void> =>
  userEvent.selectOptions(screen.getByLabelText('Choose area'), area);

describe('a guest of the group’s page', () => {
  it('sees every hotel', () => {
    expect(screen.getByText('2 hotels of Coast Hotels')).toBeTruthy();
    expect(hotels()).toEqual(['Harbour', 'Lagoon']);
  });

  it('chooses an area and sees its hotels only', async () => {
    await choose('North');
    expect(hotels()).toEqual(['Harbour']);
  });

  it('finds no hotel in an area, and goes back to all of them', async () => {
    await choose('South');
    expect(screen.getByText('No hotel in this area')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Show all areas' }));
    expect(hotels()).toEqual(['Harbour', 'Lagoon']);
  });

  it('goes on to a hotel with the dates and guests of the address', () => {
    const link = screen.getByRole('link', { name: 'See rooms and prices of Lagoon' });
    expect(link.getAttribute('href')).toBe('/Book/LAGOON?fromDate=2026-12-01&toDate=2026-12-04&adults=2');
  });
});
