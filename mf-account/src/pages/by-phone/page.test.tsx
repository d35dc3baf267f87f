import { cleanup, render, screen } from '@testing-library/react';
import { allSettled, fork } from 'effector';
import { Provider } from 'effector-react';
import { afterEach, describe, expect, it } from 'vitest';
import { propertyLoaded } from 'shared/runtime';
import { aProperty } from 'shared/testing';
import { UiProvider } from 'shared/ui';
import { remote } from '../../remote.ts';

afterEach(cleanup);

async function aGuestOn(name: keyof typeof remote.pages): Promise<void> {
  const scope = fork();
  await allSettled(propertyLoaded, { scope, params: aProperty() });
  const Page = remote.pages[name];
  render(
    <Provider value={scope}>
      <UiProvider locale="en-GB">
        <Page />
      </UiProvider>
    </Provider>,
  );
}

describe('an account page', () => {
  it.each([
    ['register', 'Create account'],
    ['forgot-password', 'Forgot password'],
    ['reset-password', 'Reset password'],
    ['confirm-email', 'Confirm e-mail'],
    ['manage-account', 'Manage account'],
  ] as const)('%s, “%s”, says the hotel’s telephone and e-mail', async (name, heading) => {
    await aGuestOn(name);
    expect(screen.getByRole('heading', { level: 1, name: heading })).toBeTruthy();
    const call = screen.getByRole('link', { name: 'Call +44 20 7946 0000' });
    expect(call.getAttribute('href')).toBe('tel:+442079460000');
    const write = screen.getByRole('link', { name: 'Write to stay@hotel.example' });
    expect(write.getAttribute('href')).toBe('mailto:stay@hotel.example');
  });

  it('leads to a booking without an account', async () => {
    await aGuestOn('register');
    expect(screen.getByRole('link', { name: 'Book without an account' }).getAttribute('href')).toBe(
      '/Book/HARBOUR',
    );
  });
});
