import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allSettled, fork } from 'effector';
import { Provider } from 'effector-react';
import { afterEach, expect, it } from 'vitest';
import { propertyLoaded } from 'shared/runtime';
import { aProperty } from 'shared/testing';
import { UiProvider } from 'shared/ui';
import { LoginSlot } from './login-slot.tsx';

afterEach(cleanup);

it('the login says the hotel’s telephone and e-mail, and is closed to book without an account', async () => {
  const scope = fork();
  await allSettled(propertyLoaded, { scope, params: aProperty() });
  let closed = 0;
  render(
    <Provider value={scope}>
      <UiProvider locale="en-GB">
        <LoginSlot
          detail={null}
          onClose={() => {
            closed += 1;
          }}
        />
      </UiProvider>
    </Provider>,
  );
  expect(screen.getByText(/^Accounts of The Harbour Hotel/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Call +44 20 7946 0000' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Write to stay@hotel.example' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Book without an account' }));
  expect(closed).toBe(1);
});
