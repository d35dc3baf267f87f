import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allSettled, fork } from 'effector';
import { Provider } from 'effector-react';
import type { PersonalData } from 'shared/contracts';
import { $http, $user, propertyLoaded, routeEntered, userLoaded } from 'shared/runtime';
import { aProperty, aUser, httpOf, refused, type Answers } from 'shared/testing';
import { UiProvider } from 'shared/ui';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PrivacyPage } from './page.tsx';

afterEach(cleanup);
beforeEach(() => {
  // The test browser makes no addresses of files.
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined }),
  );
});

const user = aUser();
const email = user.emailAddress;
const aPersonsData = (changes: Partial<PersonalData> = {}): PersonalData => ({
  emailAddress: email,
  hasAccount: true,
  savedCards: 1,
  stays: 3,
  staysOfOthers: 0,
  tables: 2,
  invoices: 1,
  open: [],
  ...changes,
});

interface Visit {
  readonly hash?: string;
  readonly isLoggedIn?: boolean;
  readonly answers?: Answers;
}

async function aVisitor({ hash = '', isLoggedIn = false, answers = {} }: Visit) {
  const asked: unknown[] = [];
  const noted =
    (answer: unknown) =>
    (input: unknown): unknown => {
      asked.push(input);
      return answer;
    };
  const usual: Answers = {
    '/api/Account/Data': aPersonsData(),
    '/api/Account/EraseData': noted({ success: true, message: 'Your data is erased.' }),
    '/api/Privacy/RequestLink': noted({ success: true, message: 'If we have data, you get an email.' }),
    '/api/Privacy/Open': noted({ key: 'the-key', data: aPersonsData({ hasAccount: false }) }),
    '/api/Privacy/Export': noted({ fileName: 'HARBOUR-personal-data.json', content: '{}' }),
    '/api/Privacy/Erase': noted({ success: true, message: 'Your data is erased.' }),
  };
  const scope = fork({ values: [[$http, httpOf({ ...usual, ...answers })]] });
  await allSettled(propertyLoaded, { scope, params: aProperty() });
  if (isLoggedIn) await allSettled(userLoaded, { scope, params: user });
  await allSettled(routeEntered, {
    scope,
    params: { path: '/Book/HARBOUR/Privacy', params: { propertyCode: 'HARBOUR' }, query: '', hash },
  });
  render(
    <Provider value={scope}>
      <UiProvider locale="en-GB">
        <PrivacyPage />
      </UiProvider>
    </Provider>,
  );
  await allSettled(scope);
  return { scope, asked };
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const dialog = () => within(screen.getByRole('dialog'));

describe('a guest without an account', () => {
  it('asks for a link, and reads the answer that everybody gets', async () => {
    const { asked } = await aVisitor({});
    await userEvent.type(screen.getByLabelText(/Email address/), 'ada');
    await press('Send me the link');
    expect(asked).toEqual([]);
    expect(screen.getAllByText('A valid email address is required').length).toBeGreaterThan(0);
    await userEvent.type(screen.getByLabelText(/Email address/), '@example.org');
    await press('Send me the link');
    expect(await screen.findByText('If we have data, you get an email.')).toBeTruthy();
    expect(asked).toEqual([
      { body: { propertyId: 'property-1', languageCode: 'en-GB', emailAddress: 'ada@example.org' } },
    ]);
  });

  it('opens the data by the link once, downloads it and erases it without a password', async () => {
    const { asked } = await aVisitor({ hash: '#token=secret' });
    expect(await screen.findByText('No account')).toBeTruthy();
    await press('Download everything');
    expect(await screen.findByText('Your file has been downloaded.')).toBeTruthy();
    await press('Erase my data');
    expect(dialog().queryByLabelText(/Your password/)).toBeNull();
    await userEvent.click(dialog().getByRole('button', { name: 'Erase permanently' }));
    expect((await screen.findByText('Your data is erased')) === document.activeElement).toBe(true);
    const of = { propertyId: 'property-1', key: 'the-key' };
    expect(asked).toEqual([
      { body: { propertyId: 'property-1', token: 'secret' } },
      { body: of },
      { body: of },
    ]);
  });

  it('opens the data by the link in the tab that has asked for it', async () => {
    const { scope, asked } = await aVisitor({});
    await userEvent.type(screen.getByLabelText(/Email address/), 'ada@example.org');
    await press('Send me the link');
    await screen.findByText('If we have data, you get an email.');
    await allSettled(routeEntered, {
      scope,
      params: {
        path: '/Book/HARBOUR/Privacy',
        params: { propertyCode: 'HARBOUR' },
        query: '',
        hash: '#token=secret',
      },
    });
    expect(await screen.findByText('No account')).toBeTruthy();
    expect(asked.at(-1)).toEqual({ body: { propertyId: 'property-1', token: 'secret' } });
  });

  it('with a link that is over asks for another one', async () => {
    await aVisitor({
      hash: '#token=old',
      answers: {
        '/api/Privacy/Open': refused(403, 'It has expired.', { code: 'privacy.link-over' }),
      },
    });
    expect(await screen.findByText('This link no longer works')).toBeTruthy();
    await press('Ask for a new link');
    expect(await screen.findByLabelText(/Email address/)).toBeTruthy();
  });
});

describe('a guest with an account', () => {
  it('reads what there is, what stays and why it cannot go yet', async () => {
    const open = [
      { kind: 'Stay', referenceNumber: 'H7K2M' },
      { kind: 'Money', referenceNumber: 'H7K2N' },
    ] as const;
    await aVisitor({
      isLoggedIn: true,
      answers: { '/api/Account/Data': aPersonsData({ open: [...open] }) },
    });
    expect(await screen.findByText('Your account with your details')).toBeTruthy();
    expect(screen.getByText('Booking H7K2M: the stay is not over.')).toBeTruthy();
    expect(screen.getByText('Booking H7K2N: a payment or refund is still open.')).toBeTruthy();
    expect(screen.getByText('Issued invoices, which the hotel is required by law to keep.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Erase my data' })).toBeNull();
  });

  it('reads of the reviews that there are, and what is left of a published one', async () => {
    await aVisitor({ isLoggedIn: true, answers: { '/api/Account/Data': aPersonsData({ reviews: 4 }) } });
    const reviews = await screen.findByText('Reviews');
    expect(reviews.nextElementSibling?.textContent).toBe('4');
    expect(
      screen.getByText('The score of a published review, without its words and your name.'),
    ).toBeTruthy();
  });

  it('reads nothing of reviews where a server does not count them', async () => {
    await aVisitor({ isLoggedIn: true, answers: { '/api/Account/Data': aPersonsData() } });
    await screen.findByText('Tables');
    expect(screen.queryByText('Reviews')).toBeNull();
    expect(screen.queryByText(/^The score of a published review/)).toBeNull();
  });

  it('erases with the password, and is logged out', async () => {
    const answers = ['We erased nothing. Check your password', 'Your data is erased.'];
    const { scope } = await aVisitor({
      isLoggedIn: true,
      answers: {
        '/api/Account/EraseData': () => {
          const message = answers.shift();
          return { success: answers.length === 0, message };
        },
      },
    });
    await screen.findByText('Your account with your details');
    await press('Erase my data');
    await userEvent.click(dialog().getByRole('button', { name: 'Erase permanently' }));
    expect(dialog().getByText('Password is required')).toBeTruthy();
    await userEvent.type(dialog().getByLabelText(/Your password/), 'correct horse!');
    await userEvent.click(dialog().getByRole('button', { name: 'Erase permanently' }));
    expect(await dialog().findByText('We erased nothing. Check your password')).toBeTruthy();
    await userEvent.click(dialog().getByRole('button', { name: 'Erase permanently' }));
    expect(await screen.findByText('Your data is erased')).toBeTruthy();
    expect(scope.getState($user)).toBeNull();
  });

  it('whose address is not confirmed is led to the account', async () => {
    await aVisitor({
      isLoggedIn: true,
      answers: {
        '/api/Account/Data': refused(403, 'Please confirm it.', { code: 'privacy.unconfirmed' }),
      },
    });
    const link = await screen.findByRole('link', { name: 'Go to your account' });
    expect(link.getAttribute('href')).toBe('/ManageAccount/HARBOUR');
  });
});
