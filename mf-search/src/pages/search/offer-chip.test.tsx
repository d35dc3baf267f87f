import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allSettled, fork } from 'effector';
import { Provider } from 'effector-react';
import { afterEach, expect, it } from 'vitest';
import { $clock, bookConfigLoaded, propertyLoaded, routeEntered } from 'shared/runtime';
import { aBookConfig, aProperty, fixedClock } from 'shared/testing';
import { UiProvider } from 'shared/ui';
import { OfferChip, OfferChipView } from './offer-chip.tsx';

afterEach(cleanup);

const offer = {
  offerId: 'slow',
  name: 'Four slow days',
  description: '',
  imageUrl: null,
  promoCode: null,
  ratePlanCode: 'LONG4',
  minNights: 4,
  minDaysBeforeArrival: null,
};

it.each([
  ['an offer of the hotel by its name', 'LONG4', 'Your offer: Four slow days'],
  ['a code that is none of its offers as a code, not as an offer', 'NOPE', 'Offer code: NOPE'],
])('names %s', async (_, code, said) => {
  const scope = fork({ values: [[$clock, fixedClock()]] });
  await allSettled(propertyLoaded, { scope, params: aProperty({ propertyCode: 'HARBOUR' }) });
  await allSettled(bookConfigLoaded, { scope, params: aBookConfig({ offers: [offer] }) });
  const query = `?adults=2&ratePlanCode=${code}`;
  await allSettled(routeEntered, {
    scope,
    params: { path: '/Book/HARBOUR', params: { propertyCode: 'HARBOUR' }, query, hash: '' },
  });
  render(
    <Provider value={scope}>
      <UiProvider locale="en-GB">
        <OfferChip />
      </UiProvider>
    </Provider>,
  );
  expect(screen.getByText(said)).toBeTruthy();
});

it('is dropped at a press', async () => {
  const presses: number[] = [];
  render(
    <UiProvider locale="en-GB">
      <OfferChipView offer={offer} ratePlanCode={null} onDrop={() => presses.push(1)} />
    </UiProvider>,
  );
  await userEvent.click(screen.getByRole('button'));
  expect(presses).toEqual([1]);
});
