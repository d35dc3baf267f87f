import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { purgeAccounts } from '../src/modules/account/purge-repository.ts';
import { createPasswords } from '../src/modules/account/passwords.ts';
import {
  account,
  accountCall,
  aMember,
  type Browser,
  deliverTo,
  linkOf,
  logIn as logInGuest,
  openBrowser,
  password,
  register as registerGuest,
} from './support/accounts.ts';
import { createTestApp, testNow, type TestApp } from './support/app.ts';
import { openHotel } from './support/bookable-hotel.ts';
import { engines } from './support/database.ts';

const newPassword = 'battery staple?';

describe.each(engines)('an account on %s', (engine) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await createTestApp(engine, { passwordCost: undefined });
    await openHotel(server.deps);
  });
  afterAll(() => server.close());

  /** Another guest in each test. */
  let email: string;
  let guests = 0;
  beforeEach(() => {
    guests += 1;
    email = `ada-${String(guests)}@example.org`;
    server.clock.set(testNow);
  });
  const register = (browser: Browser, changes: object = {}) =>
    registerGuest(browser, { EmailAddress: email, ...changes });
  const logIn = (browser: Browser, changes: object = {}) =>
    logInGuest(browser, { EmailAddress: email, ...changes });
  const member = () => aMember(server, { EmailAddress: email });
  const mails = () => deliverTo(server, email);

  it('is made, confirmed by mail, logged in to and out of', async () => {
    const guest = openBrowser(server);
    expect((await register(guest)).body).toEqual({
      Success: true,
      Message: 'Your account has been created. Check your email to confirm it.',
    });
    const [mail] = await mails();
    expect(mail).toMatchObject({
      to: { address: email },
      subject: 'Confirm your email address for The Harbour Hotel',
    });
    const link = linkOf(mail);
    expect(link.path).toBe('/Account/ConfirmEmail/HARBOUR');
    const confirm = (browser: Browser) =>
      browser.post('/api/Account/ConfirmEmail', { UserId: link.userId, Token: link.token });
    const confirmed = { Success: true, Message: 'Your email address has been confirmed' };
    expect((await confirm(guest)).body).toEqual(confirmed);
    // The link is used; its guest, whose first response may have been lost, reads that all is well.
    expect((await confirm(guest)).body).toEqual(confirmed);
    expect((await confirm(openBrowser(server))).body).toMatchObject({ Success: false });

    expect((await account(guest)).status).toBe(401);
    const user = {
      EmailAddress: email,
      Firstname: 'Ada',
      Lastname: 'Byron',
      Telephone: '+44 20 7946 0999',
      Street: null,
      PostCode: null,
      CountryId: null,
      ReceiveBrandOffers: false,
      CanChoosePaymentMethod: false,
      IsEmailConfirmed: true,
      CreditCards: [],
    };
    expect((await logIn(guest)).body).toEqual({ Success: true, Message: 'Welcome back, Ada', ...user });
    expect((await account(guest)).body).toEqual(user);

    expect((await guest.post('/api/Account/Logout', {})).body).toEqual({
      Success: true,
      Message: 'You have been logged out',
    });
    expect(guest.cookie() ?? '').not.toMatch(/session-/);
    expect((await account(guest)).status).toBe(401);
  });

  it('ends at the server with the log-out, whoever kept the cookie', async () => {
    const guest = await member();
    const cookie = guest.cookie() ?? '';
    await accountCall(guest, 'Logout', {});
    const kept = await server.app.inject({ url: '/api/Account?propertyId=harbour', headers: { cookie } });
    expect(kept.statusCode).toBe(401);
  });

  it('is not made of what is not right, and every field is told', async () => {
    const { status, body } = await register(openBrowser(server), {
      EmailAddress: 'nobody',
      Password: 'tooshort',
      Firstname: ' ',
      Lastname: '',
      MobileNumber: '020 7946 0999',
    });
    expect(status).toBe(400);
    expect(body['ModelState']).toEqual({
      EmailAddress: ['A valid email address is required'],
      Password: ['Ten characters or more with at least 1 non-alphanumeric character'],
      Firstname: ['Enter your first name'],
      Lastname: ['Enter your last name'],
      MobileNumber: ['A valid phone number is required'],
    });
    const empty = await register(openBrowser(server), { Password: '' });
    expect(empty.body['ModelState']).toEqual({ Password: ['Password is required'] });
    expect(await mails()).toEqual([]);
  });

  it('is not made twice: who asks is told the same, the owner of the address is told by mail', async () => {
    const first = await register(openBrowser(server));
    await mails();
    const again = await register(openBrowser(server), {
      EmailAddress: email.toUpperCase(),
      Password: newPassword,
    });
    expect(again.body).toEqual(first.body);
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('Your account with The Harbour Hotel');
    expect(linkOf(mail).path).toBe('/Account/ForgotPassword/HARBOUR');
    expect((await logIn(openBrowser(server), { Password: newPassword })).body['Success']).toBe(false);
    expect(
      (await logIn(openBrowser(server), { EmailAddress: ` ${email.toUpperCase()} ` })).body['Success'],
    ).toBe(true);
  });

  it('is not told from one that does not exist by a wrong login', async () => {
    await register(openBrowser(server));
    const wrong = await logIn(openBrowser(server), { Password: newPassword });
    const unknown = await logIn(openBrowser(server), { EmailAddress: 'nobody@example.org' });
    expect(wrong.body).toEqual({
      Success: false,
      Code: 'error.login-failed',
      Message: 'Failed to login, please check your email address and password',
    });
    expect([unknown.status, unknown.body]).toEqual([wrong.status, wrong.body]);
    expect(unknown.headers['set-cookie']).toBeUndefined();
  });

  it('gets a new password by a link that works once and logs out everywhere', async () => {
    const guest = await member();
    const asked = await accountCall(openBrowser(server), 'RequestPasswordReset', { EmailAddress: email });
    const unknown = await accountCall(openBrowser(server), 'RequestPasswordReset', {
      EmailAddress: 'nobody@example.org',
    });
    expect(asked.body).toEqual({
      Success: true,
      Message: 'We have sent you an email to reset your password',
    });
    expect(unknown.body).toEqual(asked.body);
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('Your password for The Harbour Hotel');
    const link = linkOf(mail);
    expect(link.path).toBe('/Account/ResetPassword/HARBOUR');

    const reset = (changes: object = {}) =>
      accountCall(openBrowser(server), 'PasswordReset', {
        UserId: link.userId,
        Token: link.token,
        Password: newPassword,
        ...changes,
      });
    expect((await reset({ Password: 'short' })).status).toBe(400);
    expect((await reset({ Token: `${link.token}x` })).body).toEqual({
      Success: false,
      Code: 'error.reset-password-failed',
      Message: 'Failed to reset your password',
    });
    expect((await reset({ UserId: 'another' })).body['Success']).toBe(false);
    expect((await reset()).body).toEqual({ Success: true, Message: 'Your password has been reset' });
    expect((await reset()).body['Success']).toBe(false);
    expect((await mails()).map(({ subject }) => subject)).toEqual([
      'Your password for The Harbour Hotel was changed',
    ]);
    expect((await account(guest)).status).toBe(401);
    expect((await logIn(guest)).body['Success']).toBe(false);
    expect((await logIn(guest, { Password: newPassword })).body['Success']).toBe(true);
  });

  it('refuses links that are too old', async () => {
    const guest = openBrowser(server);
    await register(guest);
    const confirm = linkOf((await mails())[0]);
    await accountCall(guest, 'RequestPasswordReset', { EmailAddress: email });
    const reset = linkOf((await mails())[0]);
    server.clock.set('2026-11-20T11:00:01Z');
    const changed = await accountCall(guest, 'PasswordReset', {
      UserId: reset.userId,
      Token: reset.token,
      Password: newPassword,
    });
    expect(changed.body['Success']).toBe(false);
    server.clock.set('2026-11-21T10:00:01Z');
    const confirmed = await guest.post('/api/Account/ConfirmEmail', {
      UserId: confirm.userId,
      Token: confirm.token,
    });
    expect(confirmed.body).toEqual({
      Success: false,
      Code: 'account.link-invalid',
      Message: 'This link has expired or was used before. Ask for a new one.',
    });
  });

  it('confirms by a new link when the first one was too old; a confirmed or unknown address gets no mail', async () => {
    const guest = openBrowser(server);
    await register(guest);
    await mails();
    server.clock.set('2026-11-21T10:00:01Z');
    const ask = (EmailAddress: string) =>
      accountCall(openBrowser(server), 'RequestEmailConfirmation', { EmailAddress });
    const answers = [await ask(email), await ask(`nobody-${email}`)];
    const [mail] = await mails();
    const { userId, token } = linkOf(mail);
    const confirmed = await guest.post('/api/Account/ConfirmEmail', { UserId: userId, Token: token });
    expect(confirmed.body).toMatchObject({ Success: true });
    answers.push(await ask(email));
    expect(answers.map(({ body }) => body)).toEqual(
      Array(3).fill({ Success: true, Message: 'We have sent you an email to confirm your address' }),
    );
    expect(await mails()).toEqual([]);
    expect((await ask('nonsense')).status).toBe(400);
  });

  it('does not become the address’s owner’s by a click on the mail: whoever made it, or knows its password, confirms', async () => {
    const stranger = openBrowser(server);
    await register(stranger);
    const { userId, token } = linkOf((await mails())[0]);
    const owner = openBrowser(server);
    const confirm = (browser: Browser, Password?: string) =>
      browser.post('/api/Account/ConfirmEmail', { UserId: userId, Token: token, Password });
    const isConfirmed = async () => {
      const users = server.deps.db.selectFrom('account_user').select('email_confirmed_at');
      const { email_confirmed_at: at } = await users.where('user_id', '=', userId).executeTakeFirstOrThrow();
      return at !== null;
    };
    expect((await confirm(owner)).body).toEqual({
      Success: false,
      Code: 'account.password-to-confirm',
      Message: 'Enter the password of this account to confirm your address.',
      PasswordNeeded: true,
    });
    expect((await confirm(owner, 'a guess of mine!')).body).toEqual({
      Success: false,
      Code: 'account.password-not-its',
      Message: 'This is not the password of this account.',
      PasswordNeeded: true,
    });
    // Registering the same address proves nothing about the account that was there.
    await register(owner, { Password: newPassword });
    expect((await confirm(owner)).body).toMatchObject({ Success: false, PasswordNeeded: true });
    expect(await isConfirmed()).toBe(false);
    expect((await confirm(owner, password)).body).toMatchObject({ Success: true });
    expect(await isConfirmed()).toBe(true);
  });

  it('is confirmed in whichever browser its guest is logged in', async () => {
    await register(openBrowser(server));
    const { userId, token } = linkOf((await mails())[0]);
    const phone = openBrowser(server);
    await logIn(phone);
    const confirmed = await phone.post('/api/Account/ConfirmEmail', { UserId: userId, Token: token });
    expect(confirmed.body).toMatchObject({ Success: true });
  });

  it('lets nobody guess its password by a link', async () => {
    await register(openBrowser(server));
    const { userId, token } = linkOf((await mails())[0]);
    const statuses = [];
    for (let tried = 0; tried < 12; tried += 1) {
      const Password = `a guess of mine ${String(tried)}!`;
      const body = { UserId: userId, Token: token, Password };
      statuses.push(
        (await openBrowser(server, '198.51.100.9').post('/api/Account/ConfirmEmail', body)).status,
      );
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429, 429]);
  });

  it('does not take the link of one mail for the purpose of another', async () => {
    const guest = openBrowser(server);
    await register(guest);
    const { userId, token } = linkOf((await mails())[0]);
    const reset = await accountCall(guest, 'PasswordReset', {
      UserId: userId,
      Token: token,
      Password: newPassword,
    });
    expect(reset.body['Success']).toBe(false);
  });

  it('changes its password with the old one: every other session ends, and the owner is told with a way back', async () => {
    const here = await member();
    await mails();
    const elsewhere = openBrowser(server);
    await logIn(elsewhere);
    const change = (OldPassword: string, NewPassword: string) =>
      accountCall(here, 'ChangePassword', { OldPassword, NewPassword });
    expect((await change('wrong guess!', newPassword)).body['Success']).toBe(false);
    expect((await change(password, 'weak')).body['ModelState']).toHaveProperty('NewPassword');
    expect((await change(password, newPassword)).body).toEqual({
      Success: true,
      Message: 'Your password has been changed',
    });
    expect((await account(here)).status).toBe(200);
    expect((await account(elsewhere)).status).toBe(401);
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('Your password for The Harbour Hotel was changed');
    expect(linkOf(mail).path).toBe('/Account/ForgotPassword/HARBOUR');
  });

  it('changes its password only so often: whoever has a session fills nobody’s mailbox', async () => {
    const guest = await member();
    const change = (OldPassword: string, NewPassword: string) =>
      accountCall(guest, 'ChangePassword', { OldPassword, NewPassword });
    for (const index of [0, 1, 2, 3, 4])
      await change(
        index === 0 ? password : `${newPassword}${String(index - 1)}`,
        `${newPassword}${String(index)}`,
      );
    const refused = await change(`${newPassword}4`, `${newPassword}5`);
    expect([refused.status, Number(refused.headers['retry-after']) > 0]).toEqual([429, true]);
    expect((await logIn(openBrowser(server), { Password: `${newPassword}4` })).body['Success']).toBe(true);
  });

  it('that nobody has confirmed changes its password without a mail: the address may be a stranger’s', async () => {
    const guest = openBrowser(server);
    await register(guest);
    await logIn(guest);
    await mails();
    const changed = await accountCall(guest, 'ChangePassword', {
      OldPassword: password,
      NewPassword: newPassword,
    });
    expect(changed.body['Success']).toBe(true);
    expect(await mails()).toEqual([]);
  });

  it('keeps what its user changes', async () => {
    const guest = await member();
    const details = { Firstname: ' Augusta ', Lastname: 'King', Telephone: null, ReceiveBrandOffers: true };
    expect((await accountCall(guest, 'Update', details)).body).toEqual({
      Success: true,
      Message: 'Your details have been saved',
    });
    expect((await account(guest)).body).toMatchObject({ ...details, Firstname: 'Augusta' });
    const wrong = await accountCall(guest, 'Update', { ...details, Telephone: '12' });
    expect(wrong.body['ModelState']).toEqual({ Telephone: ['A valid phone number is required'] });
  });

  const guessFrom = (place: string) => logIn(openBrowser(server, place), { Password: 'wrong guess!' });

  it('locks a place out after too many wrong passwords, also for the right one, and opens again by itself', async () => {
    await register(openBrowser(server));
    for (let count = 0; count < 10; count += 1) expect((await guessFrom('198.51.100.9')).status).toBe(200);
    const locked = await logIn(openBrowser(server, '198.51.100.9'));
    expect(locked.status).toBe(429);
    expect(Number(locked.headers['retry-after'])).toBeGreaterThan(0);
    expect(locked.body['Message']).toMatch(/Try again in \d+ minutes?/);
    // Whose account it is was elsewhere all the time, and need not wait for a stranger.
    expect((await logIn(openBrowser(server))).body['Success']).toBe(true);
    server.clock.set('2026-11-20T10:02:00Z');
    expect((await logIn(openBrowser(server, '198.51.100.9'))).body['Success']).toBe(true);
  });

  it('is not locked out on a device on which it was logged in, whoever guesses wherever', async () => {
    const guest = openBrowser(server, '198.51.100.9');
    await register(guest);
    await logIn(guest);
    await accountCall(guest, 'Logout', {});
    for (let count = 0; count < 11; count += 1) await guessFrom('198.51.100.9');
    // As many computers would have emptied it.
    await server.deps.db
      .updateTable('rate_bucket')
      .set({ tokens: 0 })
      .where('name', 'like', 'login-%')
      .execute();
    expect((await logIn(openBrowser(server))).status).toBe(429);
    expect((await logIn(guest)).body['Success']).toBe(true);
    // A known device allows no more guesses than any other.
    const statuses = [];
    for (let count = 0; count < 11; count += 1)
      statuses.push((await logIn(guest, { Password: 'wrong guess!' })).status);
    expect(statuses.slice(9)).toEqual([200, 429]);
  });

  it('is known on the device on which its password was reset, and a made-up device is none', async () => {
    await register(openBrowser(server));
    await mails();
    await accountCall(openBrowser(server), 'RequestPasswordReset', { EmailAddress: email });
    const { userId, token } = linkOf((await mails())[0]);
    const guest = openBrowser(server);
    await accountCall(guest, 'PasswordReset', { UserId: userId, Token: token, Password: newPassword });
    await guessFrom('198.51.100.10');
    await server.deps.db
      .updateTable('rate_bucket')
      .set({ tokens: 0 })
      .where('name', 'like', 'login-%')
      .execute();
    const [name = ''] = (guest.cookie() ?? '').split('=');
    const forged = await server.app.inject({
      method: 'POST',
      url: '/api/Account/Authenticate',
      headers: { cookie: `${name}=mine.${'A'.repeat(43)}` },
      payload: { LanguageCode: 'en', PropertyId: 'harbour', EmailAddress: email, Password: newPassword },
    });
    expect(forged.statusCode).toBe(429);
    expect((await logIn(guest, { Password: newPassword })).body['Success']).toBe(true);
  });

  it('locks out who tries many addresses from one place', async () => {
    const tries = Array.from({ length: 51 }, (_, index) =>
      logIn(openBrowser(server, '198.51.100.77'), { EmailAddress: `guest${String(index)}@example.org` }),
    );
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
    expect((await logIn(openBrowser(server), { EmailAddress: 'guest1@example.org' })).status).toBe(200);
  });

  it('does not let one mailbox be filled', async () => {
    const ask = () => accountCall(openBrowser(server), 'RequestPasswordReset', { EmailAddress: email });
    for (let count = 0; count < 5; count += 1) expect((await ask()).status).toBe(200);
    expect((await ask()).status).toBe(429);
    // Nor by asking at another hotel.
    await openHotel(server.deps, { propertyId: 'quay', property: { propertyCode: 'QUAY' } });
    const body = { PropertyId: 'QUAY', EmailAddress: email };
    expect((await accountCall(openBrowser(server), 'RequestPasswordReset', body)).status).toBe(429);
  });

  it('ends a session that is not used, and one that was used for a week', async () => {
    const idle = await member();
    server.clock.set('2026-11-20T17:59:00Z');
    expect((await account(idle)).status).toBe(200);
    server.clock.set('2026-11-21T01:58:00Z');
    expect((await account(idle)).status).toBe(200);
    server.clock.set('2026-11-21T10:00:00Z');
    expect((await account(idle)).status).toBe(401);

    const busy = openBrowser(server);
    await logIn(busy);
    for (let hour = 6; hour < 7 * 24; hour += 6) {
      server.clock.set(new Date(Date.parse('2026-11-21T10:00:00Z') + hour * 3_600_000).toISOString());
      expect((await account(busy)).status).toBe(200);
    }
    server.clock.set('2026-11-28T10:00:00Z');
    expect((await account(busy)).status).toBe(401);
  });

  it('replaces a hash of weaker parameters at the next login', async () => {
    await register(openBrowser(server));
    const weak = await createPasswords({ memoryCost: 8192, timeCost: 1 }).hash(password);
    const { db } = server.deps;
    const mine = { property_id: 'harbour', email_key: email };
    await db
      .updateTable('account_user')
      .set({ password_hash: weak })
      .where((eb) => eb.and(mine))
      .execute();
    expect((await logIn(openBrowser(server))).body['Success']).toBe(true);
    const { password_hash: hash } = await db
      .selectFrom('account_user')
      .select('password_hash')
      .where((eb) => eb.and(mine))
      .executeTakeFirstOrThrow();
    expect(hash).toContain('m=19456,t=2');
    expect((await logIn(openBrowser(server))).body['Success']).toBe(true);
  });

  it('leaves nothing behind that is over, and ends nobody’s session for it', async () => {
    const { db } = server.deps;
    const over = await member();
    server.clock.set('2026-11-20T17:00:00Z');
    const live = openBrowser(server);
    await logIn(live);
    const now = new Date('2026-11-21T00:00:00Z');
    server.clock.set(now.toISOString());
    await purgeAccounts(db, now);
    expect((await account(live)).status).toBe(200);
    expect((await account(over)).status).toBe(401);
    const counts = await Promise.all([
      db.selectFrom('account_session').select('user_id').where('idle_expires_at', '<', now).execute(),
      db.selectFrom('account_link').select('user_id').where('expires_at', '<', now).execute(),
    ]);
    expect(counts.map((rows) => rows.length)).toEqual([0, 0]);
  });

  it('keeps no secret in the database that opens anything', async () => {
    const guest = await member();
    await accountCall(guest, 'RequestPasswordReset', { EmailAddress: email });
    const { token } = linkOf((await mails())[0]);
    const { db } = server.deps;
    const rows = [
      ...(await db.selectFrom('account_session').selectAll().execute()),
      ...(await db.selectFrom('account_link').selectAll().execute()),
      ...(await db.selectFrom('outbox').selectAll().execute()),
      ...(await db.selectFrom('account_user').selectAll().execute()),
    ];
    const text = JSON.stringify(rows);
    const secretOf = (value: string) => value.split('.').at(-1) ?? '';
    expect(text).not.toContain(secretOf(token));
    expect(text).not.toContain(secretOf(guest.cookie() ?? ''));
    expect(text).not.toContain(password);
  });

  it('of a stranger who took the address is the owner’s alone after a reset', async () => {
    const stranger = openBrowser(server);
    await register(stranger, { Password: 'stranger danger!' });
    await logIn(stranger, { Password: 'stranger danger!' });
    await accountCall(openBrowser(server), 'RequestPasswordReset', { EmailAddress: email });
    const { userId, token } = linkOf((await mails()).find(({ subject }) => subject?.includes('password')));
    await accountCall(openBrowser(server), 'PasswordReset', {
      UserId: userId,
      Token: token,
      Password: newPassword,
    });
    expect((await account(stranger)).status).toBe(401);
    expect((await logIn(stranger, { Password: 'stranger danger!' })).body['Success']).toBe(false);
  });
});
