import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fork } from 'effector';
import { Provider } from 'effector-react';
import { $http, $property } from 'shared/runtime';
import { aProperty, httpOf, refused } from 'shared/testing';
import { UiProvider } from 'shared/ui';
import { afterEach, describe, expect, it } from 'vitest';
import { DeskPage } from './page.tsx';

afterEach(() => {
  cleanup();
  window.history.replaceState(null, '', '/');
});

const property = aProperty();
const session = {
  state: 'open',
  staffId: 'staff-1',
  name: 'Ada Byron',
  emailAddress: 'desk@hotel.example',
  hasSecondFactor: false,
  expiresAtUtc: '2026-11-24T10:00:00Z',
  hotels: [
    {
      propertyId: property.propertyId,
      propertyCode: 'HARBOUR',
      propertyName: property.propertyName,
      role: 'front-desk',
      calls: [],
    },
  ],
};
const invitations: Readonly<Record<string, unknown>> = {
  first: { emailAddress: 'first@hotel.example', role: 'finance', propertyName: 'Harbour', hasAccount: true },
  second: { emailAddress: 'second@hotel.example', role: 'owner', propertyName: 'Harbour', hasAccount: false },
};

/** The desk of somebody who is logged in. */
async function openDesk() {
  const http = httpOf({
    '/api/Desk/Session': session,
    '/api/Desk/Sessions': { sessions: [] },
    '/api/Desk/Invitation': ({ body }: { readonly body: { readonly token: string } }) =>
      invitations[body.token] ?? refused(409, 'This invitation is over.'),
  });
  const scope = fork({
    values: [
      [$http, http],
      [$property, property],
    ],
  });
  render(
    <Provider value={scope}>
      <UiProvider locale="en-GB">
        <DeskPage />
      </UiProvider>
    </Provider>,
  );
  await screen.findByText('Ada Byron, Front desk');
}

/** As a browser does it where the page is open already. */
function follow(token: string) {
  window.history.replaceState(null, '', `#invitation=${token}`);
  window.dispatchEvent(new Event('hashchange'));
}

describe('the link of an invitation, opened where the desk is', () => {
  it('shows the invitation, leaves no secret in the address, and leads back to the desk', async () => {
    await openDesk();
    follow('first');
    expect(await screen.findByText('first@hotel.example: Finance at Harbour')).toBeDefined();
    expect(window.location.hash).toBe('');
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(await screen.findByText('Ada Byron, Front desk')).toBeDefined();
    follow('first');
    expect(await screen.findByText('first@hotel.example: Finance at Harbour')).toBeDefined();
    follow('second');
    expect(await screen.findByText('second@hotel.example: Owner at Harbour')).toBeDefined();
  });

  it('says what is wrong with one that is over, and leads back to the desk', async () => {
    await openDesk();
    follow('old');
    expect(await screen.findByText('This invitation is over.')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(await screen.findByText('Ada Byron, Front desk')).toBeDefined();
  });

  it('another place on the page is none', async () => {
    await openDesk();
    window.history.replaceState(null, '', '#main');
    window.dispatchEvent(new Event('hashchange'));
    expect(screen.getByText('Ada Byron, Front desk')).toBeDefined();
    expect(window.location.hash).toBe('#main');
  });
});
