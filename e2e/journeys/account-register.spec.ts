import { AccountPages, LoginDialog } from '../steps/index.ts';
import { AccountApi, someone } from '../support/accounts.ts';
import { linkTo, mailAbout } from '../support/mail.ts';
import { expect, test } from '../support/test.ts';
import { texts } from '../steps/messages.ts';

const confirmPath = '/Account/ConfirmEmail/';

test('a guest creates an account, is logged in, and confirms the address by mail', async ({
  page,
  site,
  hotel,
  complaints,
}) => {
  const account = new AccountPages(page);
  const login = new LoginDialog(page);
  const ada = someone();

  await test.step('Given I come from the rooms to create an account', async () => {
    await page.goto(`${site.url}/Book/HARBOUR?adults=2`);
    await login.header.openMenu();
    const inMenu = login.entry('Create account');
    // In the header's bar it is the login dialog that leads there.
    if (!(await inMenu.isVisible())) {
      await login.open();
      await login.dialog.getByRole('link', { name: texts.account.text('account.register.title') }).click();
    } else await inMenu.click();
    await expect(account.heading(texts.account.text('account.register.title'))).toBeVisible();
  });
  await test.step('When I leave something out, each field says so in the words of product.md 5', async () => {
    const mobile = account.field('Mobile number (optional)');
    // Entered, the field offers the dialing code of the hotel's country.
    await mobile.focus();
    await expect(mobile).toHaveValue('+44 ');
    await mobile.fill('020 7946');
    await account.field(texts.account.text('account.password')).fill('short');
    await account.button('Create account').click();
    for (const message of [
      'Enter your first name',
      'A valid email address is required',
      'A valid phone number is required',
      'Ten characters or more with at least 1 non-alphanumeric character',
      'Please confirm your password',
    ])
      await expect(page.getByRole('alert').getByRole('link', { name: message })).toBeVisible();
  });
  await test.step('And reload in between, only my password has to be typed again', async () => {
    await account.field(texts.account.text('account.first-name')).fill(ada.firstname);
    await account.field(texts.account.text('account.last-name')).fill(ada.lastname);
    await account.field(texts.account.text('account.email')).fill(ada.email);
    await account.field('Mobile number (optional)').fill('+44 20 7946 0999');
    await page.reload();
    await expect(account.field(texts.account.text('account.email'))).toHaveValue(ada.email);
    await expect(account.field(texts.account.text('account.password'))).toHaveValue('');
  });
  await test.step('And send it', async () => {
    await account.choosePassword('Password', ada.password);
    await account.button('Create account').click();
  });
  await test.step('Then I am told to look into my mail (product.md 8), and no storage holds my password', async () => {
    await expect(account.outcome('Check your email')).toBeFocused();
    await expect(page.getByText(texts.rules.text('success.register'))).toBeVisible();
    const stored = await page.evaluate(() =>
      JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage)]),
    );
    expect(stored).not.toContain(ada.password);
  });
  await test.step('And I am logged in without typing it again', async () => {
    await expect
      .poll(() => new AccountApi(page.request, site.url, hotel.property).user())
      .toMatchObject({ emailAddress: ada.email, firstname: ada.firstname });
    await expect(account.button('Log in')).toHaveCount(0);
  });
  const mail = await mailAbout(site.dataDir, ada.email, /^Confirm your email address/);
  await test.step('When the link of the mail has lost its end, I ask for a new one', async () => {
    await page.goto(linkTo(mail, confirmPath).slice(0, -4));
    await expect(page.getByText(texts.account.text('account.confirm.expired'))).toBeVisible();
    await account.field(texts.account.text('account.email')).fill(ada.email);
    await account.button('Send me a new link').click();
    await expect(account.outcome('We have sent you an email to confirm your address')).toBeFocused();
  });
  const second = await mailAbout(site.dataDir, ada.email, /^Confirm your email address/, 2);
  await test.step('Then its link confirms my address, and the address bar holds no secret', async () => {
    await page.goto(linkTo(second, confirmPath));
    await expect(account.outcome('Your email address has been confirmed')).toBeVisible();
    expect(page.url()).toBe(`${site.url}/Account/ConfirmEmail/HARBOUR`);
    await page.reload();
    await expect(account.outcome('Your email address has been confirmed')).toBeVisible();
  });
  expect(complaints).toEqual([]);
});
