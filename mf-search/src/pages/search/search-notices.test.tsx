import { cleanup, render, screen } from '@testing-library/react';
import { allSettled, fork } from 'effector';
import { Provider } from 'effector-react';
import { afterEach, expect, it } from 'vitest';
import { $clock, $search, bookConfigLoaded, propertyLoaded, routeEntered } from 'shared/runtime';
import { aBookConfig, aProperty, fixedClock } from 'shared/testing';
import { UiProvider } from 'shared/ui';
import { SearchNotices } from './search-notices.tsx';

afterEach(cleanup);

it('a link for more guests than can be searched for says what to do, and what else it says is kept', async () => {
  const scope = fork({ values: [[$clock, fixedClock()]] });
  await allSettled(propertyLoaded, { scope, params: aProperty({ propertyCode: 'HARBOUR' }) });
  await allSettled(bookConfigLoaded, { scope, params: aBookConfig() });
  const query = '?fromDate=2026-12-01&toDate=2026-12-04&adults=99&children=2&promoCode=SPRING';
  await allSettled(routeEntered, {
    scope,
    params: { path: '/Book/HARBOUR', params: { propertyCode: 'HARBOUR' }, query, hash: '' },
  });
  render(
    <Provider value={scope}>
      <UiProvider locale="en-GB">
        <SearchNotices />
      </UiProvider>
    </Provider>,
  );
  expect(
    screen.getByText(
      'At most 50 guests can be searched for in one room. Choose the guests of each room, then search.',
    ),
  ).toBeTruthy();
  expect(scope.getState($search)).toMatchObject({
    fromDate: '2026/12/01',
    toDate: '2026/12/04',
    promoCode: 'SPRING',
    rooms: [{ numberOfAdults: 2, numberOfChildren: 0 }],
  });
});
