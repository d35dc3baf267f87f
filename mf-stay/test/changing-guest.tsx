import { render } from '@testing-library/react';
import { allSettled, fork } from 'effector';
import { Provider } from 'effector-react';
import { $clock, $http, $tabStorage, propertyLoaded, routeEntered, type TabStorage } from 'shared/runtime';
import { aConfirmation, aProperty, type Answers, fixedClock, httpOf, refused } from 'shared/testing';
import type { Stay } from 'shared/contracts';
import { UiProvider } from 'shared/ui';
import { StayPage } from '../src/pages/stay/page.tsx';
import { aChangeQuote, aStayRoom, aStayToManage } from './stay.ts';

export const ada = { individualId: null, firstName: 'Ada', lastName: 'Lovelace', email: null, phone: null };
const until = '2026-12-01T15:00:00.000Z';
export const open = (change: Stay['changes'][number]['change'], isOpen = true) => ({
  change,
  untilUtc: until,
  isOpen,
});
export const stay = aStayToManage({
  rooms: [aStayRoom({ guests: [ada] })],
  changes: [open('Cancel'), open('Dates'), open('Party'), open('Names'), open('Requests')],
});
export const answered = { success: true, message: 'Your booking is changed.', stay, paymentUrl: null };
const usual: Answers = {
  '/api/Stay': stay,
  '/api/Reservation/Confirmation': aConfirmation(),
  '/api/Availability/Search': refused(503, ''),
  '/api/Stay/QuoteChange': aChangeQuote(),
  '/api/Stay/Change': answered,
};
export const memory = (): TabStorage => {
  const kept = new Map<string, string>();
  return {
    read: (key) => kept.get(key) ?? null,
    write: (key, value) => {
      kept.set(key, value);
    },
  };
};

/** A guest on the page of the stay. */
export async function aGuest(answers: Answers = {}, storage = memory()) {
  const scope = fork({
    values: [
      [$http, httpOf({ ...usual, ...answers })],
      [$clock, fixedClock()],
      [$tabStorage, storage],
    ],
  });
  await allSettled(propertyLoaded, { scope, params: aProperty() });
  const params = { propertyCode: 'HARBOUR', confirmationToken: 'secret' };
  await allSettled(routeEntered, {
    scope,
    params: { path: '/Book/HARBOUR/Stay/secret', params, query: '', hash: '' },
  });
  render(
    <Provider value={scope}>
      <UiProvider locale="en-GB">
        <StayPage />
      </UiProvider>
    </Provider>,
  );
  await allSettled(scope);
}
