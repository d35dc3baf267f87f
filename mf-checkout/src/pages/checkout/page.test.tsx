import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allSettled, fork, type Scope } from 'effector';
import { Provider } from 'effector-react';
import { afterEach, describe, expect, it } from 'vitest';
import { PaymentType, type BookConfig, type Property } from 'shared/contracts';
import {
  $basket,
  $clock,
  $http,
  basketRestored,
  bookConfigLoaded,
  emptyBasket,
  propertyLoaded,
  userLoaded,
  type Basket,
} from 'shared/runtime';
import {
  aBasketItem,
  aBookConfig,
  aBooker,
  aProperty,
  aService,
  aUser,
  fixedClock,
  httpOf,
} from 'shared/testing';
import { UiProvider } from 'shared/ui';
import { enGB } from '../../messages/en-GB.ts';
import { CheckoutPage } from './page.tsx';
import { checkoutForm } from './form-model.ts';
import { $problems } from './problems-model.ts';
import './optional-sections.lazy.tsx';
// How long its script takes to come is not what these tests are about.
import './booking-summary.lazy.tsx';
import {
  $agreesToTerms,
  $countries,
  bookerChanged,
  paymentTypeChosen,
  telephoneCountryKnown,
} from './model.ts';

const setWidth = (width: number): void => {
  // happy-dom's own way to be a phone or a desktop.
  (
    window as unknown as { happyDOM: { setViewport: (size: { width: number }) => void } }
  ).happyDOM.setViewport({
    width,
  });
};
const phone = 390;
const desktop = 1440;

async function aGuestAtCheckout(
  basket: Partial<Basket> = {},
  width = desktop,
  property: Partial<Property> = {},
  config: Partial<BookConfig> = {},
): Promise<Scope> {
  setWidth(width);
  const zip = { pattern: '\\d{5}', example: '95014', name: 'zip', isBeforeStreet: true };
  const countries = [
    { id: 'GB', code: 'GB', name: 'United Kingdom' },
    { id: 'AE', code: 'AE', name: 'United Arab Emirates', postCode: null },
    { id: 'US', code: 'US', name: 'United States', postCode: zip },
  ];
  const scope = fork({
    values: [
      [$clock, fixedClock()],
      [$http, httpOf({ '/api/StaticData/:id/countries': countries })],
    ],
  });
  await allSettled(propertyLoaded, { scope, params: aProperty(property) });
  await allSettled(bookConfigLoaded, { scope, params: aBookConfig(config) });
  await allSettled(basketRestored, { scope, params: { ...emptyBasket, items: [aBasketItem()], ...basket } });
  render(
    <Provider value={scope}>
      <UiProvider locale="en-GB">
        <CheckoutPage />
      </UiProvider>
    </Provider>,
  );
  return scope;
}

const confirm = (): Promise<void> =>
  userEvent.click(
    screen.getByRole('button', { name: enGB['checkout.confirm'].replace('{total}', '£360.00') }),
  );

afterEach(() => {
  cleanup();
  setWidth(desktop);
});

describe('the checkout', () => {
  it('a field that the hotel refuses says so itself, until it is changed', async () => {
    const scope = await aGuestAtCheckout();
    const reasons = [
      { path: 'Booker.FirstName', field: 'firstName', sentence: 'Too long.' },
      { path: 'CardDetails.NameOnCard', field: 'creditCardName', sentence: null },
    ];
    await act(() => allSettled(checkoutForm.refused, { scope, params: reasons }));
    const name = screen.getByLabelText('First name');
    expect(name.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('Too long.')).toBeTruthy();
    expect(screen.getByLabelText('Name on card').getAttribute('aria-invalid')).toBe('true');
    await userEvent.type(name, 'Ada');
    expect(name.getAttribute('aria-invalid')).not.toBe('true');
    expect(screen.queryByText('Too long.')).toBeNull();
  });

  it.each([
    'First name',
    'Last name',
    'Email address',
    'Phone number',
    'Address',
    'Postcode',
    'Name on card',
  ])('%s takes as much as a booking may have, and no more', async (label) => {
    await aGuestAtCheckout();
    expect(screen.getByLabelText<HTMLInputElement>(label).maxLength).toBe(200);
  });

  it('says what is missing once the guest confirms, and each entry leads to its field', async () => {
    await aGuestAtCheckout();
    expect(screen.queryByRole('alert')).toBeNull();
    await confirm();
    const summary = screen.getByRole('alert');
    expect(document.activeElement).toBe(summary);
    expect(summary.textContent).toContain('Before we can confirm, complete this:');
    for (const [entry, label] of [
      ['Enter your last name', 'Last name'],
      ['Enter a valid postcode', 'Postcode'],
      ['Enter a valid card number', 'Card number'],
    ] as const) {
      await userEvent.click(within(summary).getByRole('link', { name: entry }));
      expect(document.activeElement).toBe(screen.getByLabelText(label));
    }
  });

  it('asks for a post code by the name, the form and the place of its country, and for none where there is none', async () => {
    const scope = await aGuestAtCheckout({ booker: aBooker() });
    const choose = (id: string) =>
      act(() => allSettled(bookerChanged, { scope, params: { country: { id } } }));
    const problems = () => scope.getState($problems).map(({ field }) => field);
    await choose('US');
    const code = screen.getByLabelText('ZIP code');
    expect(screen.getByText('For example 95014')).toBeTruthy();
    const street = screen.getByLabelText('Address');
    expect(code.compareDocumentPosition(street)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(problems()).toContain('postCode');
    await choose('AE');
    expect(screen.queryByLabelText(/ZIP code|Postcode/)).toBeNull();
    expect(problems()).not.toContain('postCode');
    expect(scope.getState($basket).booker.postCode).toBe('');
  });

  it('offers an address that is likely meant, and takes it at a press', async () => {
    const scope = await aGuestAtCheckout();
    const email = screen.getByLabelText('Email address');
    await userEvent.type(email, 'ada@gmial.com');
    await userEvent.tab();
    await userEvent.click(await screen.findByRole('button', { name: 'Did you mean ada@gmail.com?' }));
    expect(scope.getState($basket).booker.emailAddress).toBe('ada@gmail.com');
    expect(screen.getByText('Your confirmation goes to this address')).toBeTruthy();
  });

  it('asks for nothing that is there already', async () => {
    await aGuestAtCheckout({ booker: aBooker() });
    await confirm();
    const entries = within(screen.getByRole('alert')).getAllByRole('link');
    const texts = entries.map(({ textContent }) => textContent);
    expect(texts).toContain('Enter a valid card number');
    expect(texts).not.toContain('Enter your last name');
  });

  it('takes an entry away as soon as its field is right', async () => {
    await aGuestAtCheckout();
    await confirm();
    await userEvent.type(screen.getByLabelText('First name'), 'Ada');
    expect(within(screen.getByRole('alert')).queryByText('Enter your first name')).toBeNull();
  });

  it('asks for no card where the hotel takes none, and says whom to ask', async () => {
    await aGuestAtCheckout({ booker: aBooker() }, desktop, { creditCards: [] });
    expect(screen.queryByLabelText('Card number')).toBeNull();
    expect(screen.getByText('We cannot take a payment online')).toBeTruthy();
    expect(screen.getByText(/\+44 20 7946 0000, stay@hotel\.example/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Confirm/ })).toBeNull();
  });

  it.each([
    [true, 1],
    [false, 0],
  ])('says above the card whether it goes to a simulator: %s', async (cardsAreSimulated, times) => {
    await aGuestAtCheckout({ booker: aBooker() }, desktop, { cardsAreSimulated });
    expect(screen.getByLabelText('Card number')).toBeTruthy();
    expect(screen.queryAllByText(/nothing is charged/)).toHaveLength(times);
  });

  it('shows the booking beside the form on a desktop, with how the room is set up', async () => {
    await aGuestAtCheckout({ items: [aBasketItem({ roomConfigurationText: 'Twin' })] });
    await screen.findByText('Total for your stay');
    const summary = screen.getByRole('complementary', { name: 'Your booking' }).textContent;
    expect(summary).toContain('£360.00');
    expect(summary).toContain('2 adults · Twin');
  });

  it('says of extras and beds of a hotel without the language of the page which one they are in', async () => {
    const service = aService({ textLanguages: { ServiceName: 'en-GB' } });
    const bath = aService({ ...service, serviceId: 'bath', serviceName: 'Bath', chargePerPerson: false });
    await aGuestAtCheckout({
      items: [
        aBasketItem({
          roomConfigurationText: 'Twin',
          roomConfigurationLanguages: { Text: 'en-GB' },
          services: [{ service, quantity: 1, cost: 9_000 }],
          included: [{ service: bath, quantity: 1, worth: 4_500 }],
        }),
      ],
    });
    await screen.findByText('Total for your stay');
    const summary = screen.getByRole('complementary', { name: 'Your booking' });
    expect(
      [...summary.querySelectorAll('[lang="en-GB"][dir="ltr"]')].map(({ textContent }) => textContent),
    ).toEqual(['Twin', 'Bath', 'Breakfast']);
    expect(summary.textContent).toContain('Breakfast · 2 guests × 3 nights');
  });

  it('on a phone shows one line of rooms and total above the form, which opens to the whole', async () => {
    await aGuestAtCheckout({}, phone);
    expect(screen.queryByRole('complementary')).toBeNull();
    const line = screen.getByText('1 room').closest('summary');
    expect(line?.textContent).toBe('1 room£360.00');
  });

  it('without a room leads back to the search', async () => {
    await aGuestAtCheckout({ items: [] });
    expect(await screen.findByText('Your basket is empty')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Start a search' }).getAttribute('href')).toBe('/Book/HARBOUR');
  });
});

describe('what a hotel asks of its booker', () => {
  const countryAlone = { streetRequired: false, postCodeRequired: false };
  const labels = ['Address', 'Postcode', 'Country'] as const;
  const asked = (): readonly string[] => labels.filter((label) => screen.queryByLabelText(label) !== null);

  it.each<[string, Partial<BookConfig>, readonly string[]]>([
    ['the whole address', {}, labels],
    ['the country alone', countryAlone, ['Country']],
    ['no address', { ...countryAlone, countryRequired: false }, []],
    ['the postcode and the country', { streetRequired: false }, ['Postcode', 'Country']],
  ])('%s', async (_, config, fields) => {
    await aGuestAtCheckout({}, desktop, {}, config);
    expect(asked()).toEqual(fields);
  });

  it('all of it may be given for an invoice to the guest', async () => {
    const config = { ...countryAlone, enableUserChoiceOfPaymentMethod: true };
    const scope = await aGuestAtCheckout({}, desktop, {}, config);
    await act(() =>
      allSettled(userLoaded, { scope, params: aUser({ canChoosePaymentMethod: true, creditCards: [] }) }),
    );
    await act(() => allSettled(paymentTypeChosen, { scope, params: PaymentType.individualInvoice }));
    expect(asked()).toEqual(labels);
  });

  it('the country of the telephone is the booker’s until another is chosen', async () => {
    const scope = await aGuestAtCheckout({}, desktop, {}, countryAlone);
    await waitFor(() => expect(scope.getState($countries)).toHaveLength(3));
    await act(() => allSettled(telephoneCountryKnown, { scope, params: 'GB' }));
    expect(scope.getState($basket).booker.country).toEqual({ id: 'GB' });
    await act(() => allSettled(bookerChanged, { scope, params: { country: { id: 'DK' } } }));
    await act(() => allSettled(telephoneCountryKnown, { scope, params: 'GB' }));
    expect(scope.getState($basket).booker.country).toEqual({ id: 'DK' });
  });
});

describe('the terms', () => {
  const box = () => screen.queryByRole('checkbox', { name: /^I agree to the booking conditions/ });
  const sentence = () => screen.queryByText(/^By confirming you agree to the booking conditions/);

  it('are a box to tick, unless the hotel has it otherwise', async () => {
    await aGuestAtCheckout();
    expect([box() === null, sentence() === null]).toEqual([false, true]);
  });

  it('are a sentence above the button where the hotel has it so, and confirming is agreeing', async () => {
    const scope = await aGuestAtCheckout({}, desktop, {}, { consent: 'Sentence' });
    expect([box() === null, sentence() === null]).toEqual([true, false]);
    expect(scope.getState($agreesToTerms)).toBe(true);
    expect(scope.getState($problems).map(({ field }) => field)).not.toContain('agreeToTermsAndConditions');
  });
});

describe('who is staying', () => {
  const leads = (scope: Scope) => scope.getState($basket).items.map(({ leadGuest }) => leadGuest);
  const noName = { firstName: '', lastName: '' };
  const room = (roomNumber: number, leadGuest = noName) =>
    aBasketItem({ roomId: `room-${String(roomNumber)}`, roomNumber, leadGuest });
  const groupOf = async (name: string) => within(await screen.findByRole('group', { name }));

  it('who books leads the one room, and types the name once', async () => {
    const scope = await aGuestAtCheckout({ items: [room(1)] });
    await userEvent.type(screen.getByLabelText('First name'), 'Ada');
    await userEvent.type(screen.getByLabelText('Last name'), 'Byron');
    expect(leads(scope)).toEqual([{ firstName: 'Ada', lastName: 'Byron' }]);
    expect(screen.getAllByLabelText('First name')).toHaveLength(1);
  });

  it('the name of an account that is known leads the room at once', async () => {
    const scope = await aGuestAtCheckout({ items: [room(1)], booker: aBooker() });
    const { firstName, lastName } = aBooker();
    expect(leads(scope)).toEqual([{ firstName, lastName }]);
  });

  it('somebody else can lead it, whose name is asked and said to be missing, until the booker leads it again', async () => {
    const scope = await aGuestAtCheckout({ items: [room(1)], booker: aBooker() });
    await userEvent.click(screen.getByRole('button', { name: 'I am booking for someone else' }));
    const guest = await groupOf('Lead guest');
    await confirm();
    expect(screen.getByRole('alert').textContent).toContain('Room 1: Enter the first name');
    await userEvent.type(guest.getByLabelText('First name'), 'Anne');
    await userEvent.type(guest.getByLabelText('Last name'), 'Isabella');
    expect(leads(scope)).toEqual([{ firstName: 'Anne', lastName: 'Isabella' }]);
    expect(scope.getState($basket).booker.firstName).toBe(aBooker().firstName);
    await userEvent.click(guest.getByRole('button', { name: 'I am the lead guest of room 1' }));
    expect(screen.queryByRole('group', { name: 'Lead guest' })).toBeNull();
    expect(leads(scope)[0]?.firstName).toBe(aBooker().firstName);
  });

  it('another name for the room stays after a reload', async () => {
    const anne = { firstName: 'Anne', lastName: 'Isabella' };
    const scope = await aGuestAtCheckout({ items: [room(1, anne)], booker: aBooker() });
    expect((await groupOf('Lead guest')).getByLabelText<HTMLInputElement>('First name').value).toBe('Anne');
    expect(leads(scope)).toEqual([anne]);
  });

  it('each further room is asked for a name, which can be that of the first', async () => {
    const scope = await aGuestAtCheckout({ items: [room(1), room(2)], booker: aBooker() });
    const second = await groupOf('Lead guest of room 2');
    expect(screen.queryByRole('group', { name: 'Lead guest of room 1' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: /^Confirm and pay/ }));
    const missing = within(screen.getByRole('alert')).getByRole('link', {
      name: 'Room 2: Enter the last name',
    });
    await userEvent.click(missing);
    expect(document.activeElement).toBe(second.getByLabelText('Last name'));
    await userEvent.click(second.getByRole('button', { name: 'Same as room 1' }));
    const { firstName, lastName } = aBooker();
    expect(leads(scope)[1]).toEqual({ firstName, lastName });
  });
});

it('an address that is not required can be given, on a line that opens', async () => {
  const scope = await aGuestAtCheckout(
    {},
    desktop,
    {},
    {
      streetRequired: false,
      postCodeRequired: false,
      countryRequired: true,
    },
  );
  expect(screen.queryByLabelText('Postcode')).toBeNull();
  await userEvent.click(screen.getByText('Billing address'));
  await userEvent.type(await screen.findByLabelText('Postcode'), 'SW1A 1AA');
  expect(screen.getByLabelText('Postcode').hasAttribute('required')).toBe(false);
  expect(screen.getAllByLabelText('Country')).toHaveLength(1);
  expect(scope.getState($basket).booker.postCode).toBe('SW1A 1AA');
});

it('the simulator has a wallet too: one press fills the form and sends it', async () => {
  const scope = await aGuestAtCheckout(
    { items: [aBasketItem()] },
    desktop,
    { cardsAreSimulated: true },
    { consent: 'Sentence' },
  );
  await waitFor(() => expect(scope.getState($countries)).toHaveLength(3));
  await userEvent.click(await screen.findByRole('button', { name: 'Express checkout (test)' }));
  expect(scope.getState($problems)).toEqual([]);
  expect(scope.getState($basket)).toMatchObject({
    booker: { firstName: 'Ada', lastName: 'Lovelace', country: { id: 'GB' } },
    items: [{ leadGuest: { firstName: 'Ada', lastName: 'Lovelace' } }],
  });
});
