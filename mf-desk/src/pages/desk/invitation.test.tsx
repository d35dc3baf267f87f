import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fork } from 'effector';
import { Provider } from 'effector-react';
import { $http, $property } from 'shared/runtime';
import { aProperty, type Answers, httpOf, refused } from 'shared/testing';
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
async function openDesk(answers: Answers = {}) {
  const http = httpOf({
    '/api/Desk/Session': session,
    '/api/Desk/Sessions': { sessions: [] },
    '/api/Desk/Invitation': ({ body }: { readonly body: { readonly token: string } }) =>
      invitations[body.token] ?? refused(409, 'This invitation is over.'),
    ...answers,
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

const rule = 'Ten characters or more with at least 1 non-alphanumeric character';

describe('the password that is chosen with an invitation', () => {
  const chosen = async (password: string) => {
    await userEvent.type(await screen.findByLabelText('Your name'), 'Ada Byron');
    await userEvent.type(screen.getByLabelText('Choose a password'), password);
    await userEvent.click(screen.getByRole('button', { name: 'Accept' }));
  };
  const described = (field: HTMLElement) =>
    (field.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '');

  it('has its rule from the start; one against it is not sent, is marked and is led to', async () => {
    const sent: unknown[] = [];
    await openDesk({ '/api/Desk/AcceptInvitation': ({ body }: { body: unknown }) => sent.push(body) });
    follow('second');
    const field = await screen.findByLabelText('Choose a password');
    expect(described(field)).toEqual([rule]);
    await chosen('short');
    await waitFor(() => {
      expect(field.getAttribute('aria-invalid')).toBe('true');
      expect(described(field)).toEqual([rule]);
    });
    expect(document.activeElement).toBe(field);
    expect(sent).toEqual([]);
  });

  it('is marked with what the server says about it, which is not said above the form too', async () => {
    const fields = { Password: ['This password is too well known.'] };
    await openDesk({
      '/api/Desk/AcceptInvitation': refused(400, 'The request is invalid.', {}, fields),
    });
    follow('second');
    await chosen('a desk of its own');
    expect(await screen.findByText('This password is too well known.')).toBeDefined();
    const field = screen.getByLabelText('Choose a password');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(field);
    expect(screen.queryByText('The request is invalid.')).toBeNull();
  });
});

describe('an authenticator app that is set up', () => {
  const enrolling = { ...session, state: 'enrol', hotels: [] };
  const codes = ['one-1', 'two-2'];

  it('is asked for its code alone, and the recovery codes are copied', async () => {
    const scope = fork({
      values: [
        [
          $http,
          httpOf({
            '/api/Desk/Session': enrolling,
            '/api/Desk/BeginSecondFactor': { success: true, message: '', secret: 'ABC', url: 'otpauth://x' },
            '/api/Desk/ConfirmSecondFactor': { success: true, message: '', recoveryCodes: codes },
          }),
        ],
        [$property, property],
      ],
    });
    const user = userEvent.setup();
    render(
      <Provider value={scope}>
        <UiProvider locale="en-GB">
          <DeskPage />
        </UiProvider>
      </Provider>,
    );
    await user.type(await screen.findByLabelText('Code of your authenticator app'), '123456');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await user.click(await screen.findByRole('button', { name: 'Copy' }));
    expect(await screen.findByText('The codes are copied.')).toBeDefined();
    expect(await navigator.clipboard.readText()).toBe('one-1\ntwo-2');
    expect(screen.getByRole('button', { name: 'Download' })).toBeDefined();
  });
});
