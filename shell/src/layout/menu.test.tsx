import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allSettled } from 'effector';
import { Provider } from 'effector-react';
import { afterEach, describe, expect, it } from 'vitest';
import { busEventHappened } from 'shared/runtime';
import { aBookConfig, aGroup, aProperty, recorded } from 'shared/testing';
import { UiProvider } from 'shared/ui';
import { placeChanged } from '../routing/model.ts';
import { bareSiteData } from '../site-data.ts';
import { startScope } from '../start-scope.ts';
import { Menu } from './menu.tsx';

const registry = { schemaVersion: 1, shell: { version: '1' }, remotes: {}, pins: {} } as const;

async function menuAt(pathname: string, hasTables: boolean) {
  const scope = await startScope({
    site: {
      ...bareSiteData(registry),
      property: aProperty(),
      propertyGroup: aGroup(),
      bookConfig: aBookConfig({ restaurantBookingServiceActive: hasTables }),
    },
    address: pathname,
    isMissing: false,
    pageDocument: { setTitle: () => undefined, scrollToTop: () => undefined },
  });
  const place = { pathname, search: '', hash: '', key: 'first', action: 'POP' as const };
  await allSettled(placeChanged, { scope, params: place });
  const told = recorded(busEventHappened, scope);
  render(
    <Provider value={scope}>
      <UiProvider locale="en-GB">
        <Menu />
      </UiProvider>
    </Provider>,
  );
  return told;
}
const table = () => screen.queryByRole('button', { name: 'Book a table' });

afterEach(cleanup);

describe('a table in the menu', () => {
  it('is offered where the hotel keeps tables', async () => {
    const told = await menuAt('/Book/HARBOUR', true);
    await userEvent.click(screen.getByRole('button', { name: 'Book a table' }));
    expect(told).toEqual([{ type: 'restaurant.requested.v1', identifier: null }]);
  });
  it('is for the stay, on its confirmation', async () => {
    const told = await menuAt('/Book/HARBOUR/Confirmation/secret', true);
    await userEvent.click(screen.getByRole('button', { name: 'Book a table' }));
    expect(told).toEqual([{ type: 'restaurant.requested.v1', identifier: 'secret' }]);
  });
  it('is not shown where the hotel has no restaurant service', async () => {
    await menuAt('/Book/HARBOUR', false);
    expect(table()).toBeNull();
  });
});

it('on a group’s page the hotel that was open before lends the menu nothing', async () => {
  await menuAt('/BookGroup/COAST', true);
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Language']);
});
