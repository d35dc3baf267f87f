import { Secret, TOTP } from 'otpauth';
import type { StaffRole } from 'shared/contracts/desk';
import { inviteByCommand } from '../../src/modules/staff/index.ts';
import { findProperty } from '../../src/modules/property/index.ts';
import { type Browser, openBrowser } from './accounts.ts';
import type { TestApp } from './app.ts';
import type { Reply } from './bookings.ts';

export const staffPassword = 'a desk of its own';

export interface StaffMember {
  readonly browser: Browser;
  readonly email: string;
  readonly staffId: string;
  /** Of the authenticator app; null without a second factor. */
  readonly secret: string | null;
  readonly recoveryCodes: readonly string[];
}

export const desk = (browser: Browser, call: string, body: object = {}): Promise<Reply> =>
  browser.post(`/api/Desk/${call}`, body);

/** What an authenticator app shows now. */
export const codeOf = (server: TestApp, secret: string): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: server.clock.now().getTime() });

export const invitationOf = (url: string): string => new URL(url).hash.replace('#invitation=', '');

/** The invitation that the command writes: its secret. */
export async function invite(
  server: TestApp,
  email: string,
  role: StaffRole,
  { code = 'HARBOUR', group = null }: { readonly code?: string; readonly group?: string | null } = {},
): Promise<string> {
  const property = await findProperty(server.deps.db, code);
  if (property === null) throw new Error(`There is no ${code}`);
  return invitationOf(await inviteByCommand(server.deps, { property, propertyGroupId: group, email, role }));
}

/** Sets a second factor up in this browser. */
export async function enrol(
  server: TestApp,
  browser: Browser,
): Promise<{ readonly secret: string; readonly recoveryCodes: readonly string[] }> {
  const begun = await desk(browser, 'BeginSecondFactor');
  const secret = String(begun.body['Secret']);
  const confirmed = await desk(browser, 'ConfirmSecondFactor', { Code: codeOf(server, secret) });
  return { secret, recoveryCodes: confirmed.body['RecoveryCodes'] as string[] };
}

/** A member of staff at the hotel, logged in, with a second factor where the role needs one. */
export async function aStaffMember(
  server: TestApp,
  email: string,
  role: StaffRole,
  place: { readonly code?: string; readonly group?: string } = {},
): Promise<StaffMember> {
  const browser = openBrowser(server);
  const Token = await invite(server, email, role, place);
  const accepted = await desk(browser, 'AcceptInvitation', { Token, Name: email, Password: staffPassword });
  const factor = accepted.body['State'] === 'enrol' ? await enrol(server, browser) : null;
  const { body } = await browser.get('/api/Desk/Session');
  return {
    browser,
    email,
    staffId: String(body['StaffId']),
    secret: factor?.secret ?? null,
    recoveryCodes: factor?.recoveryCodes ?? [],
  };
}
