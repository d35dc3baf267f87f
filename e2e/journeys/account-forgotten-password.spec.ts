import { AccountPages, LoginDialog } from '../steps/index.ts';
import { AccountApi, someone } from '../support/accounts.ts';
import { linkTo, mailAbout } from '../support/mail.ts';
import { expect, test } from '../support/test.ts';
import { texts } from '../steps/messages.ts';

const newPassword = 'battery staple?';

test('a guest who has forgotten the password chooses a new one by a link that works once @release', async ({
  page,
  site,
  hotel,
}) => {
  const account = new AccountPages(page);
  const login = new LoginDialog(page);
  const ada = someone();
  const api = new AccountApi(page.request, site.url, hotel.property);
  await api.register(ada);

  await test.step('Given I fail to log in', async () => {
    await page.goto(`${site.url}/Book/HARBOUR`);
    await login.open();
    await login.send(ada.email, 'something else!');
    await expect(login.dialog.getByRole('alert')).toContainText(texts.rules.text('error.login-failed'));
  });
  await test.step('Given somebody has guessed at another account, they are asked to wait, and told how long', async () => {
    const other = someone();
    for (let tries = 0; tries < 10; tries += 1) await api.logIn({ ...other, password: `guess ${tries}` });
    await login.send(other.email, 'one more guess');
    await expect(
      login.dialog.getByRole('status').filter({ hasText: 'Too many requests. Try again in' }),
    ).toContainText(/wait [12] minutes? and try again/);
    await login.email.fill(ada.email);
  });
  await test.step('When I ask for a link, my address is there already', async () => {
    await login.dialog.getByRole('link', { name: texts.account.text('account.login.forgot') }).click();
    await expect(account.heading(texts.account.text('account.forgot-password.title'))).toBeFocused();
    await expect(account.field(texts.account.text('account.email'))).toHaveValue(ada.email);
    await account.button('Send me a link').click();
    await expect(account.outcome('We have sent you an email to reset your password')).toBeFocused();
  });
  const mail = await mailAbout(site.dataDir, ada.email, /password/i);
  const link = linkTo(mail, '/Account/ResetPassword/');
  await test.step('And open it, the address bar holds no secret, also after a reload', async () => {
    await page.goto(link);
    await expect(account.field(texts.account.text('account.new-password'))).toBeVisible();
    expect(page.url()).toBe(`${site.url}/Account/ResetPassword/HARBOUR`);
    await page.reload();
    await expect(account.field(texts.account.text('account.new-password'))).toBeVisible();
  });
  await test.step('And choose a new password', async () => {
    await account.choosePassword('New password', newPassword);
    await expect(page.getByText(texts.account.text('account.strength.good'))).toBeVisible();
    await account.button('Save new password').click();
    await expect(account.outcome('Your password has been reset')).toBeFocused();
  });
  await test.step('Then I log in with it, and not with the old one', async () => {
    await account.button('Log in').click();
    await login.send(ada.email, ada.password);
    await expect(login.dialog.getByRole('alert')).toContainText('Failed to login');
    await login.send(ada.email, newPassword);
    await login.isDone(ada.firstname);
  });
  await test.step('But the link opens nothing again: it says so and leads to a new one', async () => {
    await page.goto(link);
    await account.choosePassword('New password', 'a third one, please');
    await account.button('Save new password').click();
    await expect(account.outcome('Failed to reset your password')).toBeFocused();
    await expect(page.getByText(texts.account.text('account.confirm.expired'))).toBeVisible();
    await account.link('Send me a new link').click();
    await expect(account.heading(texts.account.text('account.forgot-password.title'))).toBeVisible();
  });
});
