import { cleanup, render, screen } from '@testing-library/react';
import { allSettled, fork } from 'effector';
import { Provider } from 'effector-react';
import { basketRestored, emptyBasket, propertyLoaded, routeEntered } from 'shared/runtime';
import { aBasketItem, aProperty } from 'shared/testing';
import { UiProvider } from 'shared/ui';
import { afterEach, expect, it } from 'vitest';
import { BasketPanel } from './basket-panel.lazy.tsx';

afterEach(cleanup);

it.each([
  ['/Book/HARBOUR/Rooms-And-Rates', 'Continue to checkout', /^\/Book\/HARBOUR\/Checkout$/],
  // The page that one is on is no way on.
  ['/Book/HARBOUR/Checkout', 'Change rooms or extras', /^\/Book\/HARBOUR\/Rooms-And-Rates\?.*#summary$/],
])('the price in the header of %s opens to what it is made of and leads on: %s', async (path, name, href) => {
  const scope = fork();
  await allSettled(propertyLoaded, { scope, params: aProperty({ propertyCode: 'HARBOUR' }) });
  const items = [aBasketItem({ haveSeenUpgrades: true, haveSeenServices: true })];
  const rooms = [{ roomId: '1', roomNumber: 1, numberOfAdults: 2, numberOfChildren: 0, numberOfInfants: 0 }];
  await allSettled(basketRestored, {
    scope,
    params: {
      ...emptyBasket,
      propertyCode: 'HARBOUR',
      fromDate: '2026/12/01',
      toDate: '2026/12/04',
      rooms,
      items,
    },
  });
  await allSettled(routeEntered, {
    scope,
    params: { path, params: { propertyCode: 'HARBOUR' }, query: '', hash: '' },
  });
  render(
    <Provider value={scope}>
      <UiProvider locale="en-GB">
        <BasketPanel propertyCode="HARBOUR" onLeave={() => undefined} />
      </UiProvider>
    </Provider>,
  );
  expect(screen.getAllByText('£360.00')).toHaveLength(2);
  expect(screen.getByRole('link', { name }).getAttribute('href')).toMatch(href);
});
