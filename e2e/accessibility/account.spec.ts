import { AccountPages, LoginDialog } from '../steps/index.ts';
import { AccountApi, someone } from '../support/accounts.ts';
import { expect, test } from '../support/test.ts';
import { StatesSeen } from '../support/accessibility.ts';
import { texts } from '../steps/messages.ts';

const link = '?userId=nobody&token=aGFyYm91cg.nothing';

test('every state of the account’s pages for visitors meets WCAG 2.2 AA', async ({ page, site }) => {
  test.slow();
  const seen = new StatesSeen(page);
  const account = new AccountPages(page);
  const login = new LoginDialog(page);
  const ada = someone();

  await account.open(site.url, 'Register');
  await expect(account.button('Create account')).toBeVisible();
  await account.field(texts.account.text('account.password')).fill('sea of clouds');
  await account.button('Create account').click();
  await seen.seeAtBothWidths('register with errors');
  await account.field(texts.account.text('account.first-name')).fill(ada.firstname);
  await account.field(texts.account.text('account.last-name')).fill(ada.lastname);
  await account.field(texts.account.text('account.email')).fill(ada.email);
  await account.field(texts.account.text('account.password-again')).fill('sea of clouds');
  await page.route('**/api/Account/Register', (route) => route.abort());
  await account.button('Create account').click();
  await expect(page.getByText(texts.rules.text('error.register-failed'))).toBeVisible();
  await seen.see('register not reached');
  await page.unroute('**/api/Account/Register');
  await account.button('Create account').click();
  await expect(account.outcome('Check your email')).toBeVisible();
  await seen.see('registered');

  await account.open(site.url, 'ForgotPassword');
  await expect(account.button('Send me a link')).toBeVisible();
  await seen.see('forgot password');
  await account.field(texts.account.text('account.email')).fill('nobody@example.org');
  await account.button('Send me a link').click();
  await expect(account.outcome('We have sent you an email to reset your password')).toBeVisible();
  await seen.see('link sent');

  await account.open(site.url, 'ResetPassword');
  await expect(account.link('Send me a new link')).toBeVisible();
  await seen.see('reset password without a link');
  await page.goto(`${site.url}/Account/ResetPassword/HARBOUR${link}`);
  await account.choosePassword('New password', 'sea of clouds');
  await seen.see('reset password');
  await account.button('Save new password').click();
  await expect(account.outcome('Failed to reset your password')).toBeVisible();
  await seen.see('reset link refused');

  await page.goto(`${site.url}/Account/ConfirmEmail/HARBOUR${link}`);
  await expect(page.getByText(texts.account.text('account.confirm.expired'))).toBeVisible();
  await seen.see('confirm link refused');

  // Who has registered is logged in.
  await page.context().clearCookies();
  await page.reload();
  await login.open();
  await login.dialog.getByRole('button', { name: texts.account.text('account.login.submit') }).click();
  await seen.seeAtBothWidths('login with errors');
  await login.send('nobody@example.org', 'wrong password');
  await expect(login.dialog.getByText(/^Failed to login/)).toBeVisible();
  await seen.see('login refused');
  expect(seen.problems).toEqual([]);
});

test('every state of manage account meets WCAG 2.2 AA @release', async ({ page, site, hotel, size }) => {
  test.slow();
  const seen = new StatesSeen(page);
  const account = new AccountPages(page);
  const login = new LoginDialog(page);
  const api = new AccountApi(page.request, site.url, hotel.property);
  const ada = someone();
  await api.register(ada);
  await api.logIn(ada);

  await account.openAccount(site.url);
  await expect(account.outcome('No bookings yet')).toBeVisible();
  await seen.see('nothing yet');
  await login.openUserMenu(ada.firstname);
  await seen.see('user menu');
  await page.keyboard.press('Escape');
  await api.book(ada, await hotel.stay(size === 'phone' ? 15 : 14));
  await page.reload();
  await expect(
    account.section(texts.account.text('account.stays.title')).getByRole('listitem').first(),
  ).toBeVisible();
  await seen.seeAtBothWidths('bookings and cards');
  await account.section(texts.account.text('account.cards.title')).getByRole('button').first().click();
  await seen.seeAtBothWidths('remove card');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: texts.account.text('account.cards.remove'), exact: true })
    .click();
  await expect(
    account
      .section(texts.account.text('account.cards.title'))
      .getByText(texts.account.text('account.card-removed')),
  ).toBeVisible();
  await account.saveDetails();
  await expect(page.getByText(texts.rules.text('success.details-saved'))).toBeVisible();
  await account
    .section(texts.account.text('account.password.title'))
    .getByRole('button', { name: texts.account.text('account.password.title') })
    .click();
  await seen.seeAtBothWidths('saved, removed, and a password with errors');
  await page.route('**/api/Account/Reservations?*', (route) => route.abort());
  await page.reload();
  await expect(account.outcome('We could not load your bookings')).toBeVisible();
  await seen.see('bookings not reached');
  await page.unroute('**/api/Account/Reservations?*');
  await page.context().clearCookies({ name: /^session-/ });
  await account.saveDetails();
  await expect(login.dialog.getByText(texts.account.text('account.ended.title'))).toBeVisible();
  await seen.seeAtBothWidths('log in again');
  await page.keyboard.press('Escape');
  await expect(page.getByText(/^Your session has ended/)).toBeVisible();
  await seen.see('session ended');
  expect(seen.problems).toEqual([]);
});
