import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allSettled } from 'effector';
import { Provider } from 'effector-react';
import { afterEach, describe, expect, it } from 'vitest';
import type { Registry } from 'shared/contracts';
import { $bookConfig, busEventHappened } from 'shared/runtime';
import { aBookConfig, aGroup, aProperty, recorded } from 'shared/testing';
import { UiProvider } from 'shared/ui';
import { placeChanged } from '../routing/model.ts';
import { bareSiteData } from '../site-data.ts';
import { startScope } from '../start-scope.ts';
import { Menu } from './menu.tsx';

const registry = { schemaVersion: 1, shell: { version: '1' }, remotes: {}, pins: {} } as const;

async function menuAt(pathname: string, hasTables: boolean, changes: Partial<Registry> = {}) {
  const scope = await startScope({
    site: {
      ...bareSiteData({ ...registry, ...changes }),
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
  return { told, scope };
}
const table = () => screen.queryByRole('button', { name: 'Book a table' });

afterEach(cleanup);

describe('a table in the menu', () => {
  it('is offered where the hotel keeps tables', async () => {
    const { told } = await menuAt('/Book/HARBOUR', true);
    await userEvent.click(screen.getByRole('button', { name: 'Book a table' }));
    expect(told).toEqual([{ type: 'restaurant.requested.v1', identifier: null }]);
  });
  it('is for the stay, on its confirmation', async () => {
    const { told } = await menuAt('/Book/HARBOUR/Confirmation/secret', true);
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

const release = (name: string, more: object) => ({
  version: '1',
  entry: `/ClientApp/${name}/1/remoteEntry.js`,
  container: name,
  integrity: 'sha384-x',
  sharedApi: '^1.0.0',
  previous: null,
  ...more,
});

describe('what remotes bring to the menu', () => {
  const pages = [
    {
      page: 'spa',
      pattern: '/Book/:propertyCode/Spa',
      guard: 'none',
      needs: [],
      takesCards: false,
      indexed: true,
      title: { 'en-GB': 'Spa' },
      menu: { 'en-GB': 'Our spa' },
    },
  ] as const;
  const spa = { remotes: { 'mf-spa': release('mf-spa', { pages }) } };

  it('is a link to each page that has an entry', async () => {
    await menuAt('/Book/HARBOUR', false, spa);
    expect(screen.getByRole('link', { name: 'Our spa' }).getAttribute('href')).toBe('/Book/HARBOUR/Spa');
  });

  it('is nothing at a hotel that does not have the remote', async () => {
    const { scope } = await menuAt('/Book/HARBOUR', true, {
      remotes: { ...spa.remotes, 'mf-restaurant': release('mf-restaurant', { slots: ['table-booking'] }) },
      absent: { HARBOUR: ['mf-spa', 'mf-restaurant'] },
    });
    expect(screen.queryByRole('link', { name: 'Our spa' })).toBeNull();
    expect(table()).toBeNull();
    // Nor on the confirmation, which goes by the configuration.
    expect(scope.getState($bookConfig)?.restaurantBookingServiceActive).toBe(false);
  });
});
