import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allSettled, createWatch, fork } from 'effector';
import { Provider } from 'effector-react';
import {
  $http,
  $route,
  $user,
  navigationRequested,
  notificationRequested,
  propertyLoaded,
  routeEntered,
  userLoaded,
} from 'shared/runtime';
import { aProperty, aUser, httpOf, refused, type Answers } from 'shared/testing';
import { UiProvider } from 'shared/ui';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { remote } from '../remote.ts';

beforeEach(() => {
  sessionStorage.clear();
});
afterEach(cleanup);

const paths = {
  register: '/Account/Register/HARBOUR',
  'forgot-password': '/Account/ForgotPassword/HARBOUR',
  'reset-password': '/Account/ResetPassword/HARBOUR',
  'confirm-email': '/Account/ConfirmEmail/HARBOUR',
} as const;
const link = '?userId=user-1&token=abc.def';

async function aGuestOn(page: keyof typeof paths, answers: Answers = {}, query = '', isLoggedIn = false) {
  const scope = fork({ values: [[$http, httpOf(answers)]] });
  const told: string[] = [];
  createWatch({ unit: notificationRequested, scope, fn: ({ text }) => told.push(text) });
  // The shell navigates where the page requests.
  createWatch({
    unit: navigationRequested,
    scope,
    fn: ({ to }) => {
      const [path = '', search = ''] = to.split('?');
      void allSettled(routeEntered, { scope, params: { path, params: {}, query: search, hash: '' } });
    },
  });
  await allSettled(propertyLoaded, { scope, params: aProperty() });
  if (isLoggedIn) await allSettled(userLoaded, { scope, params: aUser() });
  await allSettled(routeEntered, { scope, params: { path: paths[page], params: {}, query, hash: '' } });
  const Page = remote.pages[page];
  render(
    <Provider value={scope}>
      <UiProvider locale="en-GB">
        <Page />
      </UiProvider>
    </Provider>,
  );
  return { scope, told };
}

const type = async (label: string, text: string): Promise<void> => {
  await userEvent.click(screen.getByLabelText(label));
  await userEvent.paste(text);
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const outcome = (name: string) => screen.findByRole('heading', { level: 2, name });

/** The server's response, and what the guest reads: its message, or the one that product.md 8 has for the form. */
const serverSays = (sentence: string) =>
  [
    ['a refusal without words', sentence, { success: false, message: '' }],
    ['a 429', 'Slow down.', refused(429, 'Slow down.')],
    ['a 500', 'Action failed', refused(500, 'Action failed')],
  ] as const;

async function fillRegister(): Promise<void> {
  await type('First name', 'Ada');
  await type('Last name', 'Byron');
  await type('Email address', 'ada@example.org');
  await type('Password', 'correct horse!');
  await type('Confirm password', 'correct horse!');
  await press('Create account');
}

describe('create account', () => {
  it('product.md 8: tells to check the mail, with a toast', async () => {
    const { told } = await aGuestOn('register', { '/api/Account/Register': { success: true, message: '' } });
    await fillRegister();
    expect(document.activeElement).toBe(await outcome('Check your email'));
    expect(told).toEqual(['Your account has been created. Check your email to confirm it.']);
  });

  it('logs the guest in with what was typed, and still tells to check the mail', async () => {
    const { scope } = await aGuestOn('register', {
      '/api/Account/Register': { success: true, message: '' },
      '/api/Account/Authenticate': { success: true, message: '', ...aUser() },
    });
    await fillRegister();
    await outcome('Check your email');
    await waitFor(() => expect(scope.getState($user)?.emailAddress).toBe('ada@example.org'));
    expect(screen.queryByRole('button', { name: 'Log in' })).toBeNull();
  });

  it('of an address that has an account already says the same, and logs nobody in', async () => {
    const { scope } = await aGuestOn('register', {
      '/api/Account/Register': { success: true, message: '' },
      '/api/Account/Authenticate': { success: false, message: 'Failed to login' },
    });
    await fillRegister();
    await outcome('Check your email');
    expect(scope.getState($user)).toBeNull();
    expect(screen.getByRole('button', { name: 'Log in' })).toBeTruthy();
    expect(screen.queryByText('Failed to login')).toBeNull();
  });

  it('product.md 8: says when it failed, and keeps what was typed', async () => {
    await aGuestOn('register');
    await fillRegister();
    expect((await screen.findByRole('alert')).textContent).toContain('Failed to register User');
    expect(screen.getByLabelText<HTMLInputElement>('Email address').value).toBe('ada@example.org');
  });

  it.each(serverSays('Failed to register User'))(
    'product.md 8: after %s says “%s”',
    async (_, words, answer) => {
      await aGuestOn('register', { '/api/Account/Register': answer });
      await fillRegister();
      expect((await screen.findByText(words)).closest('.notice')).toBeTruthy();
    },
  );

  it('takes names and an address as long as an account may have, and no longer', async () => {
    await aGuestOn('register');
    for (const label of [/First name/, /Last name/, /Email/, /Mobile/])
      expect(screen.getByLabelText<HTMLInputElement>(label).maxLength).toBe(200);
  });

  it('shows what a password still lacks, and how good it is', async () => {
    await aGuestOn('register');
    await type('Password', 'short');
    expect(screen.getByText('Not enough yet')).toBeTruthy();
    await type('Password', ' but longer now');
    expect(screen.getByText('Strong password')).toBeTruthy();
  });

  it('is nothing for somebody who is logged in: it leads on', async () => {
    const back = `?${new URLSearchParams({ returnUrl: '/Book/HARBOUR/Checkout' }).toString()}`;
    await aGuestOn('register', {}, back, true);
    expect(await outcome('You are logged in, Ada')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Continue your booking' }).getAttribute('href')).toBe(
      '/Book/HARBOUR/Checkout',
    );
  });
});

describe('forgot password', () => {
  it('product.md 8: says that a mail was sent, whoever has an account', async () => {
    await aGuestOn('forgot-password', {
      '/api/Account/RequestPasswordReset': { success: true, message: '' },
    });
    await type('Email address', 'ada@example.org');
    await press('Send me a link');
    expect(document.activeElement).toBe(await outcome('We have sent you an email to reset your password'));
    await press('Use another address');
    expect(screen.getByLabelText('Email address')).toBeTruthy();
  });

  it.each([
    ['nobody answers', undefined, 'Failed to send Password Reset Email'],
    [
      'the address is wrong',
      refused(400, 'A valid email address is required'),
      'A valid email address is required',
    ],
  ])('product.md 8: %s', async (_what, answer, words) => {
    await aGuestOn(
      'forgot-password',
      answer === undefined ? {} : { '/api/Account/RequestPasswordReset': answer },
    );
    await type('Email address', 'ada@example.org');
    await press('Send me a link');
    expect((await screen.findByRole('alert')).textContent).toContain(words);
  });

  it.each(serverSays('Failed to send Password Reset Email'))(
    'product.md 8: after %s says “%s”',
    async (_, words, answer) => {
      await aGuestOn('forgot-password', { '/api/Account/RequestPasswordReset': answer });
      await type('Email address', 'ada@example.org');
      await press('Send me a link');
      expect((await screen.findByText(words)).closest('.notice')).toBeTruthy();
    },
  );
});

async function resetPassword(): Promise<void> {
  await type('New password', 'correct horse!');
  await type('Confirm password', 'correct horse!');
  await press('Save new password');
}

describe('reset password', () => {
  it('product.md 8: says that the password is reset; the address has lost its secret', async () => {
    const sent: unknown[] = [];
    const { scope } = await aGuestOn(
      'reset-password',
      {
        '/api/Account/PasswordReset': (input: unknown) => {
          sent.push(input);
          return { success: true, message: '' };
        },
      },
      link,
    );
    expect(scope.getState($route)).toMatchObject({ path: paths['reset-password'], query: '' });
    await resetPassword();
    expect(document.activeElement).toBe(await outcome('Your password has been reset'));
    expect(sent).toEqual([
      { body: { propertyId: 'property-1', userId: 'user-1', token: 'abc.def', password: 'correct horse!' } },
    ]);
  });

  it('product.md 8: a used link says so and leads to a new one', async () => {
    const answer = { success: false, message: 'Failed to reset your password' };
    await aGuestOn('reset-password', { '/api/Account/PasswordReset': answer }, link);
    await resetPassword();
    await outcome('Failed to reset your password');
    expect(screen.getByRole('link', { name: 'Send me a new link' }).getAttribute('href')).toBe(
      '/Account/ForgotPassword/HARBOUR',
    );
  });

  it.each(serverSays('Failed to reset your password'))(
    'product.md 8: after %s says “%s”',
    async (_, words, answer) => {
      await aGuestOn('reset-password', { '/api/Account/PasswordReset': answer }, link);
      await resetPassword();
      expect(await screen.findByText(words)).toBeTruthy();
    },
  );

  it('when nobody answers the link is as good as before', async () => {
    await aGuestOn('reset-password', {}, link);
    await resetPassword();
    expect((await screen.findByRole('alert')).textContent).toContain('Failed to reset your password');
    expect(screen.getByLabelText<HTMLInputElement>('New password').value).toBe('correct horse!');
  });

  it('without a link says where it is', async () => {
    await aGuestOn('reset-password');
    expect(await outcome('Open the link from our email')).toBeTruthy();
  });
});

describe('confirm e-mail', () => {
  it('confirms by itself, once', async () => {
    let calls = 0;
    await aGuestOn(
      'confirm-email',
      {
        '/api/Account/ConfirmEmail': () => {
          calls += 1;
          return { success: true, message: '' };
        },
      },
      link,
    );
    await outcome('Your email address has been confirmed');
    expect(calls).toBe(1);
  });

  it('in another browser asks for the password of the account, and shows the way for whoever has made none', async () => {
    const tried: unknown[] = [];
    await aGuestOn(
      'confirm-email',
      {
        '/api/Account/ConfirmEmail': (body: unknown) => {
          tried.push(body);
          if (tried.length === 3) return { success: true, message: '' };
          return {
            success: false,
            message: 'This is not the password of this account.',
            passwordNeeded: true,
          };
        },
      },
      link,
    );
    await screen.findByLabelText('Password');
    expect(screen.queryByText('This is not the password of this account.')).toBeNull();
    expect(screen.getByRole('link', { name: /^Choose a new password/ }).getAttribute('href')).toBe(
      '/Account/ForgotPassword/HARBOUR',
    );
    await type('Password', 'wrong horse!');
    await press('Confirm my address');
    await screen.findByText('This is not the password of this account.');
    await type('Password', 'correct horse!');
    await press('Confirm my address');
    await outcome('Your email address has been confirmed');
    expect(tried).toHaveLength(3);
  });

  it('a link that has expired or was used says so, and a new one is sent', async () => {
    await aGuestOn(
      'confirm-email',
      {
        '/api/Account/ConfirmEmail': { success: false, message: 'This link has expired.' },
        '/api/Account/RequestEmailConfirmation': { success: true, message: '' },
      },
      link,
    );
    await screen.findByText('This link has expired or was used before');
    await type('Email address', 'ada@example.org');
    await press('Send me a new link');
    expect(await outcome('We have sent you an email to confirm your address')).toBeTruthy();
  });

  it('when nobody answers it can be tried again with the same link', async () => {
    let isUp = false;
    await aGuestOn(
      'confirm-email',
      {
        '/api/Account/ConfirmEmail': () => (isUp ? { success: true, message: '' } : refused(503, '')),
      },
      link,
    );
    await screen.findByText('We could not confirm your email address');
    isUp = true;
    await press('Try again');
    await waitFor(() => expect(screen.getByText('Your email address has been confirmed')).toBeTruthy());
  });

  it('without a link offers a new one', async () => {
    await aGuestOn('confirm-email');
    expect(await screen.findByText('Open the link from our email')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Send me a new link' })).toBeTruthy();
  });
});
