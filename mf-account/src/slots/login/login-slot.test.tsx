import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allSettled, createWatch, fork, type Scope } from 'effector';
import { Provider } from 'effector-react';
import {
  $http,
  $user,
  notificationRequested,
  propertyLoaded,
  routeEntered,
  sessionEnded,
  userLoaded,
  type Notification,
} from 'shared/runtime';
import { aProperty, aUser, httpOf, refused, type Answers } from 'shared/testing';
import { UiProvider } from 'shared/ui';
import { afterEach, describe, expect, it } from 'vitest';
import { LoginSlot } from './login-slot.tsx';

afterEach(cleanup);

const welcome = { success: true, message: 'Welcome back, Ada', ...aUser() };

async function aGuest(answers: Answers, prepare?: (scope: Scope) => Promise<unknown>) {
  const scope = fork({ values: [[$http, httpOf(answers)]] });
  await allSettled(propertyLoaded, { scope, params: aProperty() });
  await allSettled(routeEntered, {
    scope,
    params: { path: '/Book/HARBOUR', params: {}, query: '?adults=2', hash: '' },
  });
  await prepare?.(scope);
  const told: Notification[] = [];
  createWatch({ unit: notificationRequested, scope, fn: (notification) => told.push(notification) });
  const view = render(
    <Provider value={scope}>
      <UiProvider locale="en-GB">
        <LoginSlot detail={null} onClose={() => undefined} />
      </UiProvider>
    </Provider>,
  );
  return { scope, told, view };
}

async function logIn(password = 'correct horse!'): Promise<void> {
  await userEvent.type(screen.getByLabelText('Email address'), 'ada@example.org');
  await userEvent.type(screen.getByLabelText('Password'), password);
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
}

describe('the login', () => {
  it('product.md 8: welcomes back by name, with a toast', async () => {
    const { scope, told } = await aGuest({ '/api/Account/Authenticate': welcome });
    await logIn();
    await waitFor(() => expect(scope.getState($user)).toEqual(aUser()));
    expect(told).toMatchObject([{ kind: 'positive', text: 'Welcome back, Ada' }]);
  });

  it('product.md 8: says the server’s message when it fails, and keeps what was typed', async () => {
    const message = 'Failed to login, please check your email address and password';
    await aGuest({ '/api/Account/Authenticate': { success: false, message } });
    await logIn('wrong');
    expect((await screen.findByRole('alert')).textContent).toContain(message);
    expect(screen.getByLabelText<HTMLInputElement>('Email address').value).toBe('ada@example.org');
  });

  it('product.md 8: has its own words when nobody answers, and says what to do', async () => {
    await aGuest({});
    await logIn();
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Failed to login, please check your email address and password');
    expect(alert.textContent).toContain('Check your connection');
  });

  it.each([
    ['a wrong password by a 401', refused(401, 'Wrong password.'), 'Wrong password.'],
    ['a fault of ours', refused(500, 'Action failed'), 'Action failed'],
    [
      'an answer without success or message',
      { success: false, message: '' },
      'Failed to login, please check your email address and password',
    ],
  ])('product.md 8: after %s says the message of the server, or its own', async (_, answer, words) => {
    await aGuest({ '/api/Account/Authenticate': answer });
    await logIn();
    expect((await screen.findByText(words)).closest('.notice')).toBeTruthy();
  });

  it('tells a guest who is locked out how long, and the way round it', async () => {
    await aGuest({
      '/api/Account/Authenticate': refused(429, 'Too many requests. Try again in 1 minute.'),
    });
    await logIn();
    const notice = await screen.findByText('Too many requests. Try again in 1 minute.');
    expect(notice.parentElement?.textContent).toContain('wait 1 minute');
    expect(screen.getByRole('link', { name: 'Choose a new password' })).toBeTruthy();
  });

  it('asks for what is missing before anything is sent', async () => {
    await aGuest({});
    await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
    const links = screen.getAllByRole('link').map(({ textContent }) => textContent);
    expect(links).toContain('A valid email address is required');
    expect(links).toContain('Password is required');
  });

  it('helps password managers, and shows the password only when asked', async () => {
    await aGuest({});
    const password = screen.getByLabelText<HTMLInputElement>('Password');
    expect(screen.getByLabelText('Email address').getAttribute('autocomplete')).toBe('username');
    expect([password.autocomplete, password.type]).toEqual(['current-password', 'password']);
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(password.type).toBe('text');
  });

  it('leads to a new account and a new password, and back to where the guest is', async () => {
    await aGuest({});
    const back = new URLSearchParams({ returnUrl: '/Book/HARBOUR?adults=2' }).toString();
    expect(screen.getByRole('link', { name: 'Create account' }).getAttribute('href')).toBe(
      `/Account/Register/HARBOUR?${back}`,
    );
    expect(screen.getByRole('link', { name: 'Forgot your password?' }).getAttribute('href')).toBe(
      `/Account/ForgotPassword/HARBOUR?${back}`,
    );
  });

  it('after a session that ended elsewhere asks for the password only', async () => {
    await aGuest({}, async (scope) => {
      await allSettled(userLoaded, { scope, params: aUser() });
      await allSettled(sessionEnded, { scope });
    });
    expect(screen.getByText('You have been logged out')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Email address').value).toBe('ada@example.org');
    expect(document.activeElement).toBe(screen.getByLabelText('Password'));
  });

  it('says nothing of a field while a button is being pressed, so that the press is not lost', async () => {
    await aGuest({});
    const email = screen.getByLabelText('Email address');
    await userEvent.type(email, 'nonsense');
    fireEvent.pointerDown(document.body);
    fireEvent.blur(email);
    expect(screen.queryByText('A valid email address is required')).toBeNull();
    fireEvent.pointerUp(document.body);
    expect(await screen.findByText('A valid email address is required')).toBeTruthy();
  });
});
