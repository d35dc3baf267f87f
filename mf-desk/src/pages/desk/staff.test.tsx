import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fork } from 'effector';
import { Provider } from 'effector-react';
import { $http } from 'shared/runtime';
import { aProperty, type Answers, httpOf, refused } from 'shared/testing';
import { UiProvider } from 'shared/ui';
import { DeskTheme } from 'shared/ui/desk';
import { afterEach, describe, expect, it } from 'vitest';
import { Staff } from './staff.tsx';

afterEach(cleanup);

const member = (staffId: string, name: string, isOfGroup = false) => ({
  staffId,
  name,
  emailAddress: `${staffId}@hotel.example`,
  role: 'front-desk',
  isOfGroup,
  hasSecondFactor: true,
  lastSeenAtUtc: null,
});
const logIn = (sessionId: string, seenAtUtc: string) => ({
  sessionId,
  staffId: 'grace',
  name: 'Grace Hopper',
  startedAtUtc: '2026-11-20T08:00:00Z',
  seenAtUtc,
  expiresAtUtc: '2026-11-20T20:00:00Z',
  browser: 'Firefox',
  address: '192.0.2.1',
  isThisOne: false,
});

const draw = (answers: Answers) =>
  render(
    <Provider value={fork({ values: [[$http, httpOf(answers)]] })}>
      <UiProvider locale="en-GB">
        <DeskTheme>
          <Staff property={aProperty()} ownId="ada" />
        </DeskTheme>
      </UiProvider>
    </Provider>,
  );

async function openStaff() {
  let open = [logIn('one', '2026-11-20T10:00:00Z'), logIn('two', '2026-11-20T09:00:00Z')];
  const asked: unknown[] = [];
  const answers = {
    '/api/Desk/Staff': {
      staff: [
        member('ada', 'Ada Byron'),
        member('grace', 'Grace Hopper'),
        member('group', 'Head office', true),
      ],
      invitations: [],
    },
    '/api/Desk/StaffSessions': () => ({ sessions: open }),
    '/api/Desk/AuditLog': { entries: [], next: null },
    '/api/Desk/EndStaffSessions': ({ body }: { readonly body: unknown }) => {
      asked.push(body);
      open = [];
      return { success: true, message: 'They are logged out.' };
    },
  };
  draw(answers);
  await screen.findByText(/^2 open log-ins, last seen 20 Nov 2026, 10:00/);
  return asked;
}
const opener = () => screen.getByRole('button', { name: 'Log out everywhere: Grace Hopper' });

describe('who has access', () => {
  it('that could not be read is tried again', async () => {
    let reads = 0;
    const answers = {
      '/api/Desk/Staff': () => {
        reads += 1;
        return reads === 1 ? refused(503, 'Later') : { staff: [member('ada', 'Ada Byron')], invitations: [] };
      },
      '/api/Desk/StaffSessions': { sessions: [] },
      '/api/Desk/AuditLog': { entries: [], next: null },
    };
    draw(answers);
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Ada Byron')).toBeDefined();
  });

  it('an address that is not invited stays in its field', async () => {
    const asked: string[] = [];
    const answers = {
      '/api/Desk/Staff': { staff: [member('ada', 'Ada Byron')], invitations: [] },
      '/api/Desk/StaffSessions': { sessions: [] },
      '/api/Desk/AuditLog': { entries: [], next: null },
      '/api/Desk/Invite': ({ body }: { readonly body: { readonly emailAddress: string } }) => {
        asked.push(body.emailAddress);
        return asked.length === 1 ? refused(409, 'Not now') : { success: true, message: 'Invited.' };
      },
    };
    draw(answers);
    const address = await screen.findByLabelText('Email address');
    const invite = () => userEvent.click(screen.getByRole('button', { name: 'Invite' }));
    await userEvent.type(address, 'grace@hotel.example');
    await invite();
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(address).toHaveProperty('value', 'grace@hotel.example');
    await invite();
    await waitFor(() => expect(address).toHaveProperty('value', ''));
    expect(asked).toEqual(['grace@hotel.example', 'grace@hotel.example']);
  });
});

describe('log-ins of the staff', () => {
  it('an owner ends all of a colleague after a confirmation, with the keyboard alone', async () => {
    const asked = await openStaff();
    opener().focus();
    await userEvent.keyboard('{Enter}');
    const question = within(screen.getByRole('group', { name: /^Log Grace Hopper out everywhere\?/ }));
    expect(asked).toEqual([]);
    await userEvent.tab();
    expect(question.getByRole('button', { name: 'Log out now' })).toBe(document.activeElement);
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByText('No open log-ins')).toBeDefined();
    expect(asked).toEqual([{ propertyId: 'property-1', staffId: 'grace' }]);
    expect(screen.queryByRole('button', { name: /^Log out everywhere/ })).toBeNull();
  });

  it('Escape leaves the question, and nothing has ended', async () => {
    const asked = await openStaff();
    await userEvent.click(opener());
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('group', { name: /out everywhere/ })).toBeNull();
    expect(document.activeElement).toBe(opener());
    expect(asked).toEqual([]);
  });

  it('offers it neither for oneself nor for staff of the group', async () => {
    await openStaff();
    expect(screen.getAllByRole('button', { name: /^Log out everywhere/ })).toEqual([opener()]);
  });

  it('the log says what each entry is about, and shows older ones when they are asked for', async () => {
    const entry = (entryId: number, action: string, about: string | null) => ({
      ...{ entryId, action, about, name: 'Ada Byron' },
      ...{ atUtc: '2026-11-20T09:00:00Z', subject: 'id', address: null },
    });
    const answers = {
      '/api/Desk/Staff': { staff: [member('ada', 'Ada Byron')], invitations: [] },
      '/api/Desk/StaffSessions': { sessions: [] },
      '/api/Desk/AuditLog': ({ query }: { readonly query: { readonly before?: string } }) =>
        query.before === undefined
          ? { entries: [entry(9, 'booking.cancelled', '323G677K')], next: 9 }
          : { entries: [entry(8, 'staff.invited', `before ${query.before}`)], next: null },
    };
    draw(answers);
    expect(await screen.findByText('323G677K')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Show older entries' }));
    expect(await screen.findByText('before 9')).toBeDefined();
    expect(screen.getByText('323G677K')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Show older entries' })).toBeNull();
  });

  it.each([
    ['Ada Byron', 'staff', /^Ada Byron/],
    [null, 'staff', /^former colleague/],
    [null, 'command', /^command line/],
    [null, 'token', /^operator/],
    [null, 'job', /^the site/],
    // Of a server that did not say it yet.
    [null, undefined, /^command line/],
  ] as const)('the log says who or what did it: %s, %s', async (name, by, words) => {
    const entry = {
      entryId: 1,
      action: 'person.erased',
      name,
      ...(by && { by }),
      about: null,
      subject: 'id',
    };
    draw({
      '/api/Desk/Staff': { staff: [], invitations: [] },
      '/api/Desk/StaffSessions': { sessions: [] },
      '/api/Desk/AuditLog': {
        entries: [{ ...entry, atUtc: '2026-11-20T09:00:00Z', address: null }],
        next: null,
      },
    });
    const line = (await screen.findByText('Guest’s data erased')).closest('li');
    expect(line?.querySelector('span:last-of-type')?.textContent).toMatch(words);
  });
});
