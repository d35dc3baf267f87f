import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allSettled, createWatch, fork } from 'effector';
import { Provider } from 'effector-react';
import type { User } from 'shared/contracts';
import {
  $clock,
  $http,
  $user,
  busEventHappened,
  propertyLoaded,
  sessionEnded,
  userChanged,
  userLoaded,
} from 'shared/runtime';
import {
  aProperty,
  aSavedCard,
  aStay,
  aUser,
  fixedClock,
  httpOf,
  openedWith,
  refused,
  type Answers,
} from 'shared/testing';
import { UiProvider } from 'shared/ui';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ManageAccountPage } from './page.tsx';

beforeEach(() => {
  sessionStorage.clear();
});
afterEach(cleanup);

const done = { success: true, message: '' };
const ada = aUser({ creditCards: [aSavedCard()] });
const usual: Answers = {
  '/api/Account/Reservations': { upcoming: [aStay()], past: [] },
  '/api/Account/Update': done,
  '/api/Account/ChangePassword': done,
  '/api/Account/RemoveCreditCard': done,
};

async function aGuest(answers: Answers = {}, user: User = ada) {
  const scope = fork({
    values: [
      [$http, httpOf({ ...usual, ...answers })],
      [$clock, fixedClock()],
    ],
  });
  await allSettled(propertyLoaded, { scope, params: aProperty() });
  await allSettled(userLoaded, { scope, params: user });
  const asked: string[] = [];
  createWatch({ unit: busEventHappened, scope, fn: ({ type }) => asked.push(type) });
  render(
    <Provider value={scope}>
      <UiProvider locale="en-GB">
        <ManageAccountPage />
      </UiProvider>
    </Provider>,
  );
  await allSettled(scope);
  return { scope, asked };
}

const part = (name: string) => within(screen.getByRole('region', { name }));
const lastName = () => part('Your details').getByLabelText<HTMLInputElement>('Last name');
const save = () => userEvent.click(part('Your details').getByRole('button', { name: 'Save details' }));
const retype = async (field: HTMLInputElement, text: string): Promise<void> => {
  await userEvent.clear(field);
  await userEvent.paste(text);
};

describe('manage account', () => {
  it('asks for the post code by the name and in the form of the guest’s country', async () => {
    const postCode = { pattern: '\\d{5}', example: '95014', name: 'zip', isBeforeStreet: true };
    await aGuest(
      { '/api/StaticData/:id/countries': [{ id: 'US', code: 'US', name: 'United States', postCode }] },
      aUser({ countryId: 'US', postCode: '10118' }),
    );
    expect(await part('Your details').findByText('For example 95014')).toBeTruthy();
    expect(part('Your details').getByLabelText<HTMLInputElement>(/^ZIP code/).value).toBe('10118');
  });

  it('shows coming stays with their confirmation and pre check-in', async () => {
    await aGuest();
    const stay = await part('My bookings').findByRole('listitem');
    const link = (name: RegExp) => within(stay).getByRole('link', { name }).getAttribute('href');
    expect(stay.textContent).toContain('Tue 1st Dec 2026');
    expect(stay.textContent).toContain('£360.00');
    expect(link(/^View booking/)).toBe('/Book/HARBOUR/Confirmation/token-1');
    expect(link(/^Manage booking/)).toBe('/Book/HARBOUR/Stay/token-1');
    expect(link(/^Online check-in/)).toBe('/PreCheckIn/HARBOUR/HB7K2M/code');
    expect(within(stay).getByRole('link', { name: /^Add to calendar/ })).toBeTruthy();
  });

  it('leads nowhere to manage a booking where the hotel has no such page any more', async () => {
    const close = openedWith({ remotes: {}, pins: {} });
    await aGuest();
    const stay = await part('My bookings').findByRole('listitem');
    expect(within(stay).getByRole('link', { name: /^View booking/ })).toBeTruthy();
    expect(within(stay).queryByRole('link', { name: /^Manage booking/ })).toBeNull();
    close();
  });

  it('says when the bookings cannot be shown, and fetches them again', async () => {
    let isUp = false;
    await aGuest({
      '/api/Account/Reservations': () =>
        isUp ? { upcoming: [aStay()], past: [] } : refused(503, 'Action failed'),
    });
    await part('My bookings').findByText('We could not load your bookings');
    isUp = true;
    await userEvent.click(part('My bookings').getByRole('button', { name: 'Try again' }));
    expect(await part('My bookings').findByText('HB7K2M')).toBeTruthy();
  });

  it('product.md 8: saves the details, says so, and says it no longer when they change again', async () => {
    const { scope } = await aGuest();
    await retype(lastName(), 'King');
    await save();
    await part('Your details').findByText('Your details have been saved');
    expect(scope.getState($user)?.lastname).toBe('King');
    await userEvent.type(lastName(), 's');
    expect(screen.queryByText('Your details have been saved')).toBeNull();
  });

  it('product.md 8: says when the details were not saved, and keeps them', async () => {
    await aGuest({ '/api/Account/Update': { success: false, message: '' } });
    await retype(lastName(), 'King');
    await save();
    expect((await screen.findByRole('alert')).textContent).toContain('Failed to save your details');
    expect(lastName().value).toBe('King');
  });

  it.each([
    ['a 429', refused(429, 'Slow down.'), 'Slow down.'],
    ['a 500', refused(500, 'Action failed'), 'Action failed'],
  ])(
    'product.md 8: after %s the details say the message of the server, or their own',
    async (_, answer, words) => {
      await aGuest({ '/api/Account/Update': answer });
      await retype(lastName(), 'King');
      await save();
      expect((await part('Your details').findByText(words)).closest('.notice')).toBeTruthy();
    },
  );

  it('a session that is over while saving asks to log in, and goes on by itself afterwards', async () => {
    let isLoggedIn = false;
    const { scope, asked } = await aGuest({
      '/api/Account/Update': () => (isLoggedIn ? done : refused(401, 'Log in.')),
    });
    await retype(lastName(), 'King');
    await save();
    await screen.findByText('You have been logged out');
    expect(asked).toContain('login.requested.v1');
    expect(lastName().value).toBe('King');
    isLoggedIn = true;
    await allSettled(userChanged, { scope, params: ada });
    await part('Your details').findByText('Your details have been saved');
    expect(scope.getState($user)?.lastname).toBe('King');
  });

  it('somebody else who logs in then does not save what the first guest has typed', async () => {
    const { scope } = await aGuest({ '/api/Account/Update': refused(401, 'Log in.') });
    await retype(lastName(), 'King');
    await save();
    await screen.findByText('You have been logged out');
    const grace = aUser({ emailAddress: 'grace@example.org', lastname: 'Hopper' });
    await allSettled(userChanged, { scope, params: grace });
    await waitFor(() => expect(lastName().value).toBe('Hopper'));
    expect(scope.getState($user)).toEqual(grace);
  });

  it('a session that ended elsewhere hides bookings and cards, and keeps what is typed', async () => {
    const { scope } = await aGuest();
    await retype(lastName(), 'King');
    await allSettled(sessionEnded, { scope });
    await screen.findByText('You have been logged out');
    expect(lastName().value).toBe('King');
    expect(screen.queryByRole('region', { name: 'My bookings' })).toBeNull();
    expect(screen.queryByRole('region', { name: 'Saved cards' })).toBeNull();
  });

  it('an address that is not confirmed: says so, and sends the mail again', async () => {
    const asked: unknown[] = [];
    const { scope } = await aGuest({
      '/api/Account/RequestEmailConfirmation': (input: unknown) => {
        asked.push(input);
        return done;
      },
    });
    expect(screen.queryByText('Confirm your email address')).toBeNull();
    await allSettled(userLoaded, { scope, params: { ...ada, isEmailConfirmed: false } });
    await screen.findByText('Confirm your email address');
    await userEvent.click(screen.getByRole('button', { name: 'Send me a new link' }));
    await screen.findByText(/^If ada@example.org still has to be confirmed, the link is on its way/);
    expect(asked).toMatchObject([{ body: { emailAddress: 'ada@example.org' } }]);
    await allSettled(userLoaded, { scope, params: { ...ada, isEmailConfirmed: true } });
    await waitFor(() => expect(screen.queryByText(/still has to be confirmed/)).toBeNull());
  });

  it('says at the field that the current password is wrong', async () => {
    const message = 'We did not change your password. Check your current password';
    await aGuest({ '/api/Account/ChangePassword': { success: false, message } });
    const password = part('Change password');
    await userEvent.type(password.getByLabelText('Current password'), 'wrong');
    await userEvent.type(password.getByLabelText('New password'), 'sea of clouds');
    await userEvent.type(password.getByLabelText('Confirm password'), 'sea of clouds');
    await userEvent.click(password.getByRole('button', { name: 'Change password' }));
    await password.findAllByText(message);
    expect(password.getByLabelText('Current password').getAttribute('aria-invalid')).toBe('true');
  });

  it('product.md 5: a new password that does not fit, or is typed differently, is not sent', async () => {
    await aGuest();
    const password = part('Change password');
    await userEvent.type(password.getByLabelText('Current password'), 'correct horse!');
    await userEvent.type(password.getByLabelText('New password'), 'short');
    await userEvent.click(password.getByRole('button', { name: 'Change password' }));
    const entries = password.getAllByRole('link').map(({ textContent }) => textContent);
    expect(entries).toContain('Ten characters or more with at least 1 non-alphanumeric character');
    expect(entries).toContain('Please confirm your password');
  });

  it('removes a saved card once it is confirmed, and says so', async () => {
    const { scope } = await aGuest();
    await userEvent.click(screen.getByRole('button', { name: 'Remove card •••• 4242' }));
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Remove' }));
    await part('Saved cards').findByText('Your card has been removed');
    expect(scope.getState($user)?.creditCards).toEqual([]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('a card that the server did not remove is still there, and why is said', async () => {
    const { scope } = await aGuest({
      '/api/Account/RemoveCreditCard': { success: false, message: 'It pays for a stay to come.' },
    });
    await userEvent.click(screen.getByRole('button', { name: 'Remove card •••• 4242' }));
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('It pays for a stay to come.')).toBeTruthy();
    expect(scope.getState($user)?.creditCards).toHaveLength(1);
  });

  it('a card that another tab has removed already is gone as well', async () => {
    const { scope } = await aGuest({
      '/api/Account/RemoveCreditCard': refused(404, 'This saved card is not known.'),
    });
    await userEvent.click(screen.getByRole('button', { name: 'Remove card •••• 4242' }));
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(scope.getState($user)?.creditCards).toEqual([]));
  });
});
