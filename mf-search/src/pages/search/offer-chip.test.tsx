import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { UiProvider } from 'shared/ui';
import { openSearchPage } from '../../../test/search-page.tsx';
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
  const query = `?adults=2&ratePlanCode=${code}`;
  await openSearchPage(<OfferChip />, { config: { offers: [offer] }, query });
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
