import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { allSettled, fork, type Scope } from 'effector';
import { Provider } from 'effector-react';
import type { BookConfig, SavedCard } from 'shared/contracts';
import {
  $basket,
  $clock,
  $http,
  basketRestored,
  bookConfigLoaded,
  emptyBasket,
  propertyLoaded,
  userLoaded,
} from 'shared/runtime';
import {
  aBasketItem,
  aBookConfig,
  aBooker,
  aCard,
  aProperty,
  aRate,
  aUser,
  fixedClock,
  httpOf,
  refused,
  type Answers,
} from 'shared/testing';
import { UiProvider } from 'shared/ui';
import { afterEach, describe, expect, it } from 'vitest';
import { $card, $password, bookerChanged, cardChanged, termsChanged } from './model.ts';
import { enGB } from '../../messages/en-GB.ts';
import { CheckoutPage } from './page.tsx';
// How long their script takes to come is not what these tests are about.
import './optional-sections.lazy.tsx';

interface Guest {
  readonly config?: Partial<BookConfig>;
  readonly answers?: Answers;
  readonly cards?: readonly SavedCard[];
}

async function aGuestAtCheckout({ config, answers, cards }: Guest = {}): Promise<Scope> {
  const countries = [{ id: 'GB', code: 'GB', name: 'United Kingdom' }];
  const scope = fork({
    values: [
      [$clock, fixedClock()],
      [$http, httpOf({ '/api/StaticData/:id/countries': countries, ...answers })],
    ],
  });
  await allSettled(propertyLoaded, { scope, params: aProperty() });
  await allSettled(bookConfigLoaded, { scope, params: aBookConfig(config) });
  const items = [aBasketItem({ ratePlan: aRate({ allowPayByCompanyInvoice: true }) })];
  await allSettled(basketRestored, {
    scope,
    params: { ...emptyBasket, fromDate: '2026/12/01', toDate: '2026/12/04', items },
  });
  if (cards !== undefined)
    await allSettled(userLoaded, { scope, params: aUser({ creditCards: [...cards] }) });
  render(
    <Provider value={scope}>
      <UiProvider locale="en-GB">
        <CheckoutPage />
      </UiProvider>
    </Provider>,
  );
  return scope;
}

const aSavedCard = (overrides: Partial<SavedCard> = {}): SavedCard => ({
  creditCardId: 'saved-1',
  creditCardName: '•••• 4242',
  expiryMonth: 12,
  expiryYear: 2030,
  creditCardTypeId: 'card-visa',
  ...overrides,
});
const voucher = {
  isValid: true,
  totalDiscount: 360,
  message: 'It takes £360.00 off.',
  showExperienceWarningMessage: false,
};

/** Names are looked for by their text: a whole form is slow to search by role. */
const press = (text: string | RegExp): void => {
  fireEvent.click(screen.getByText(text));
};
const fill = (field: HTMLElement, value: string): void => {
  fireEvent.change(field, { target: { value } });
};
const cardNumber = (): HTMLElement | null => screen.queryByLabelText('Card number');

afterEach(cleanup);

describe('what a guest opens in the checkout', () => {
  it('a voucher that covers everything: no card is asked for, and it can be removed', async () => {
    await aGuestAtCheckout({ answers: { '/api/Reservation/CheckVoucherCode': voucher } });
    press('Add a gift voucher');
    const code = await screen.findByLabelText('Gift voucher code');
    fill(code, 'gift');
    fireEvent.keyDown(code, { key: 'Enter' });
    expect(await screen.findByText('Gift voucher GIFT')).toBeTruthy();
    expect(cardNumber()).toBeNull();
    press('Remove voucher');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Gift voucher code')));
    expect(cardNumber()).toBeTruthy();
  });

  it.each([
    [
      'which names the discount',
      'It takes £360.00 off.',
      { params: { amount: '£360.00' } },
      ['It takes £360.00 off.'],
    ],
    [
      'and the discount',
      'With love from Grandma.',
      {},
      ['With love from Grandma.', 'It takes £360.00 off the price of your stay.'],
    ],
    ['or, without one, the discount', '', {}, ['It takes £360.00 off the price of your stay.']],
  ])('product.md 4: a valid voucher shows the message of the hotel, %s', async (_, message, said, lines) => {
    const answers = { '/api/Reservation/CheckVoucherCode': { ...voucher, message, ...said } };
    await aGuestAtCheckout({ answers });
    press('Add a gift voucher');
    fill(await screen.findByLabelText('Gift voucher code'), 'gift');
    press('Use voucher');
    const applied = (await screen.findByText('Gift voucher GIFT')).closest('[role="status"]');
    const shown = [...(applied?.querySelectorAll('p span') ?? [])].map(({ textContent }) => textContent);
    expect(shown).toEqual(lines);
  });

  it('a voucher that is refused: the price is not paid without asking, and the code stays to be corrected', async () => {
    const words = 'This voucher code is not valid.';
    const invalidVoucher = { ...voucher, isValid: false, totalDiscount: 0, message: words };
    const scope = await aGuestAtCheckout({
      answers: { '/api/Reservation/CheckVoucherCode': invalidVoucher },
    });
    await allSettled(bookerChanged, { scope, params: aBooker() });
    await allSettled(cardChanged, { scope, params: aCard() });
    await allSettled(termsChanged, { scope, params: true });
    press('Add a gift voucher');
    const code = await screen.findByLabelText('Gift voucher code');
    fill(code, 'wrong');
    press('Use voucher');
    await screen.findByText(words);
    press(new RegExp(`^${enGB['checkout.confirm'].replace('{total}', '')}`));
    await screen.findByText('Your gift voucher is not used yet');
    expect(screen.getByText(/^The code “WRONG” takes nothing off the price/)).toBeTruthy();
    press('Correct the code');
    expect(document.activeElement).toBe(screen.getByLabelText('Gift voucher code'));
    fill(screen.getByLabelText('Gift voucher code'), '');
    expect(screen.queryByText('Your gift voucher is not used yet')).toBeNull();
  });

  it('an account: its password, and how strong it is', async () => {
    const scope = await aGuestAtCheckout();
    press(/^Create an account/);
    fill(await screen.findByLabelText('Password'), 'long enough');
    expect(screen.getByText('Strength of your password: fair')).toBeTruthy();
    expect(scope.getState($password)).toBe('long enough');
  });

  it('an organisation that is invoiced', async () => {
    const scope = await aGuestAtCheckout({
      config: { enablePayByCompanyInvoice: true },
      answers: { '/api/Company/SearchCompanies': [{ accountId: 'acc-1', name: 'Albion Ltd' }] },
    });
    press('Company invoice');
    fill(await screen.findByLabelText('Your organisation'), 'albion');
    fireEvent.click(await screen.findByText('Albion Ltd'));
    fill(screen.getByLabelText('Purchase order number'), 'PO-1');
    expect(scope.getState($basket)).toMatchObject({ company: { accountId: 'acc-1' }, poNumber: 'PO-1' });
  });
});

describe('product.md 8: a search for an organisation', () => {
  it.each([
    ['that finds none says so', [], 'No Results found'],
    [
      'that fails says so, and can be made again',
      refused(500, 'Action failed'),
      'Error while searching for Companies',
    ],
  ])('%s', async (_, answer, words) => {
    await aGuestAtCheckout({
      config: { enablePayByCompanyInvoice: true },
      answers: { '/api/Company/SearchCompanies': answer },
    });
    press('Company invoice');
    fill(await screen.findByLabelText('Your organisation'), 'albion');
    expect((await screen.findByText(words)).closest('.notice')).toBeTruthy();
  });
});

describe('a logged-in guest', () => {
  it('is offered the saved card that is still good, and may type another', async () => {
    const expired = aSavedCard({ creditCardId: 'saved-0', expiryYear: 2025 });
    const scope = await aGuestAtCheckout({ cards: [expired, aSavedCard()] });
    expect(await screen.findAllByText('Visa •••• 4242')).toHaveLength(2);
    expect(scope.getState($card).creditCardId).toBe('saved-1');
    expect(cardNumber()).toBeNull();
    press('Another card');
    expect(cardNumber()).toBeTruthy();
    expect(await screen.findByText('Save this card for future use')).toBeTruthy();
  });

  it('is not asked to create an account', async () => {
    await aGuestAtCheckout({ cards: [] });
    expect(screen.queryByText(/^Create an account/)).toBeNull();
    expect(screen.getByText('You are logged in as ada@example.org')).toBeTruthy();
  });
});

it('the name of the booker goes to the card when the guest comes to it, and only where there is none', async () => {
  const scope = await aGuestAtCheckout();
  fill(screen.getByLabelText('First name'), 'Ada');
  fill(screen.getByLabelText('Last name'), 'Byron');
  fireEvent.focus(screen.getByLabelText('Card number'));
  expect(scope.getState($card).creditCardName).toBe('Ada Byron');
  fill(screen.getByLabelText('Name on card'), 'Charles Babbage');
  fireEvent.focus(screen.getByLabelText('Card number'));
  expect(scope.getState($card).creditCardName).toBe('Charles Babbage');
});

// The last one: the richer fields stay for what follows.
it('an organisation that was found can be pressed while the richer field takes the place of the light one', async () => {
  const scope = await aGuestAtCheckout({
    config: { enablePayByCompanyInvoice: true },
    answers: { '/api/Company/SearchCompanies': [{ accountId: 'acc-1', name: 'Albion Ltd' }] },
  });
  press('Company invoice');
  const field = await screen.findByLabelText('Your organisation');
  field.focus();
  fill(field, 'albion');
  const found = await screen.findByText('Albion Ltd');
  await act(() => import('shared/ui/flow'));
  act(() => {
    field.blur();
  });
  fireEvent.click(found);
  expect(scope.getState($basket).company).toMatchObject({ accountId: 'acc-1' });
});
