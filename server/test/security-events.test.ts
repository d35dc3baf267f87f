import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { readEnv } from '../src/env.ts';
import { securityEvents } from '../src/http/security-log.ts';
import { createLogger } from '../src/logger.ts';
import { accountCall, aMember, linkOf, deliverTo, logIn, openBrowser, password } from './support/accounts.ts';
import { createTestApp, operatorToken, type TestApp } from './support/app.ts';
import { openHotel } from './support/bookable-hotel.ts';
import { aStaffMember, codeOf, desk, staffPassword } from './support/staff.ts';

const email = 'ada@example.org';
const line = z.looseObject({ security: z.string(), address: z.string(), level: z.string() });

describe('the log tells of', () => {
  let server: TestApp;
  let lines: string[] = [];
  beforeEach(async () => {
    lines = [];
    server = await createTestApp('postgres', {
      logger: createLogger('info', { write: (text: string) => void lines.push(text) }),
      env: readEnv({
        NODE_ENV: 'test',
        OPERATOR_TOKEN: operatorToken,
        STRIPE_SECRET_KEY: 'sk_test_1',
        STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
        STRIPE_WEBHOOK_SECRETS: 'whsec_of_the_tests',
      }),
    });
    await openHotel(server.deps);
  });
  afterEach(() => server.close());

  /** The events since the last time, without those of the preparation. */
  function told(): readonly z.output<typeof line>[] {
    const found = lines
      .filter((text) => text.includes('"security":'))
      .map((text) => line.parse(JSON.parse(text)));
    lines = [];
    return found;
  }
  const names = () => told().map(({ security }) => security);

  it('guests who come in, who try to, and whose password is another one', async () => {
    await aMember(server, { EmailAddress: email });
    told();
    const guest = openBrowser(server, '192.0.2.7');
    await logIn(guest, { EmailAddress: email, Password: 'a guess of it' });
    await logIn(guest, { EmailAddress: 'other@example.org' });
    await logIn(guest, { EmailAddress: email });
    const [refused, unknown, opened] = told();
    expect(refused).toMatchObject({ security: 'guest.log-in-refused', level: 'warn', address: '192.0.2.7' });
    expect(unknown).toMatchObject({ security: 'guest.log-in-refused', propertyId: 'harbour', userId: null });
    expect(opened).toMatchObject({ security: 'guest.log-in', level: 'info', userId: refused?.['userId'] });
    const change = { OldPassword: 'a guess of it', NewPassword: 'battery staple?' };
    await accountCall(guest, 'ChangePassword', change);
    await accountCall(guest, 'ChangePassword', { ...change, OldPassword: password });
    expect(names()).toEqual(['guest.password-change-refused', 'guest.password-changed']);
  });

  it('guests who are locked out, and a password that is set by a link', async () => {
    await aMember(server, { EmailAddress: email });
    const stranger = openBrowser(server);
    for (let tries = 0; tries < 10; tries += 1)
      await logIn(stranger, { EmailAddress: email, Password: 'a guess of it' });
    told();
    await logIn(stranger, { EmailAddress: email });
    expect(names()).toEqual(['guest.locked-out']);
    const guest = openBrowser(server);
    await accountCall(guest, 'RequestPasswordReset', { LanguageCode: 'en', EmailAddress: email });
    const { userId, token } = linkOf((await deliverTo(server, email)).at(-1));
    const reset = { UserId: userId, Token: token, Password: 'battery staple?' };
    await accountCall(guest, 'PasswordReset', reset);
    await accountCall(guest, 'PasswordReset', reset);
    expect(names()).toEqual([
      'guest.password-reset-asked',
      'guest.password-reset',
      'guest.password-reset-refused',
    ]);
  });

  it('the staff: invitations, log-ins, second factors, acts, and calls that a role may not make', async () => {
    const owner = await aStaffMember(server, 'grace@example.org', 'owner');
    expect(names()).toEqual(['staff.invitation-accepted', 'staff.second-factor-set', 'staff.act']);
    const browser = openBrowser(server);
    const enter = (Password: string) => desk(browser, 'LogIn', { EmailAddress: owner.email, Password });
    await enter('a guess of it');
    await enter(staffPassword);
    await desk(browser, 'SecondFactor', { Code: '000000' });
    server.clock.set(new Date(server.clock.now().getTime() + 60_000).toISOString());
    await desk(browser, 'SecondFactor', { Code: codeOf(server, owner.secret ?? '') });
    expect(names()).toEqual(['staff.log-in-refused', 'staff.second-factor-refused', 'staff.log-in']);
    const reader = await aStaffMember(server, 'ada@example.org', 'read-only');
    told();
    await desk(reader.browser, 'Invite', {
      PropertyId: 'harbour',
      EmailAddress: 'new@example.org',
      Role: 'owner',
      LanguageCode: 'en',
    });
    expect(told()).toMatchObject([
      { security: 'staff.call-refused', staffId: reader.staffId, call: 'POST /api/Desk/Invite' },
    ]);
  });

  it('the staff: who is locked out by wrong passwords or codes, and a password that its owner changes', async () => {
    const owner = await aStaffMember(server, 'grace@example.org', 'owner');
    told();
    const change = { OldPassword: staffPassword, NewPassword: 'another desk of it' };
    await desk(owner.browser, 'ChangePassword', change);
    expect(told()).toMatchObject([
      { security: 'staff.password-changed', staffId: owner.staffId, level: 'info' },
      { security: 'staff.act', action: 'staff.password-changed' },
    ]);
    const stranger = openBrowser(server, '192.0.2.8');
    const enter = (Password: string) => desk(stranger, 'LogIn', { EmailAddress: owner.email, Password });
    await enter(change.NewPassword);
    for (let tries = 0; tries < 6; tries += 1) await desk(stranger, 'SecondFactor', { Code: '000000' });
    told();
    await desk(stranger, 'SecondFactor', { Code: '000000' });
    const lockedOut = { security: 'staff.locked-out', level: 'warn', address: '192.0.2.8' };
    expect(told()).toMatchObject([lockedOut]);
    for (let tries = 0; tries < 10; tries += 1) await enter('a guess of it');
    told();
    await enter('a guess of it');
    expect(told()).toMatchObject([lockedOut]);
  });

  it('operators: wrong tokens, sessions, and who has to wait', async () => {
    const form = (url: string, fields: Record<string, string>, cookie = '') =>
      server.app.inject({
        method: 'POST',
        url,
        remoteAddress: '192.0.2.9',
        headers: {
          origin: server.deps.env.publicUrl,
          'content-type': 'application/x-www-form-urlencoded',
          cookie,
        },
        payload: new URLSearchParams(fields).toString(),
      });
    const opened = await form('/ops/login', { token: operatorToken });
    await form('/ops/logout', {}, String(opened.headers['set-cookie']).split(';')[0]);
    expect(names()).toEqual(['operator.log-in', 'operator.log-out']);
    for (let tries = 0; tries < 11; tries += 1) await form('/ops/login', { token: 'a guess of it' });
    const [first, ...others] = told();
    expect(first).toMatchObject({ security: 'operator.token-refused', address: '192.0.2.9' });
    expect(others.at(-1)).toMatchObject({ security: 'operator.locked-out' });
  });

  it('webhooks whose signature is not right', async () => {
    const { statusCode } = await server.app.inject({
      method: 'POST',
      url: '/api/Payment/Stripe/Webhook',
      headers: { 'stripe-signature': 't=1,v1=00', 'content-type': 'application/json' },
      payload: '{}',
    });
    expect(statusCode).toBe(401);
    expect(told()).toMatchObject([{ security: 'webhook.refused', gateway: 'Stripe', level: 'warn' }]);
  });
});

it('every event of the log is in the list for those who watch over it', () => {
  const list = readFileSync(join(import.meta.dirname, '../../docs/runbooks/security-events.md'), 'utf8');
  const listed = [...list.matchAll(/^\| `([a-z]+\.[a-z-]+)`/gm)].map(([, name]) => name);
  expect(listed).toEqual(Object.keys(securityEvents));
});
