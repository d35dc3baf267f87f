import { AccountPages, LoginDialog } from '../steps/index.ts';
import { AccountApi, someone } from '../support/accounts.ts';
import { expect, test } from '../support/test.ts';
import { texts } from '../steps/messages.ts';

const newPassword = 'battery staple?';

test('a new password logs out my other devices; there nothing that I was typing is lost @release', async ({
  page,
  browser,
  site,
  hotel,
}) => {
  test.slow();
  const account = new AccountPages(page);
  const ada = someone();
  const elsewhere = await browser.newContext();
  const there = await elsewhere.newPage();
  await new AccountApi(page.request, site.url, hotel.property).register(ada);
  await new AccountApi(page.request, site.url, hotel.property).logIn(ada);
  await new AccountApi(there.request, site.url, hotel.property).logIn(ada);
  const accountThere = new AccountPages(there);

  await test.step('Given I am typing on another device', async () => {
    await accountThere.openAccount(site.url);
    await accountThere
      .section(texts.account.text('account.details.title'))
      .getByLabel(texts.account.text('account.last-name'))
      .fill('King');
  });
  await test.step('When I change my password here, with the old one', async () => {
    await account.openAccount(site.url);
    const section = account.section(texts.account.text('account.password.title'));
    await section.getByLabel(texts.account.text('account.password.current')).fill('not the old one');
    await account.choosePassword('New password', newPassword);
    await section.getByRole('button', { name: texts.account.text('account.password.title') }).click();
    await expect(section.getByRole('alert')).toContainText(
      'We did not change your password. Check your current password',
    );
    await section.getByLabel(texts.account.text('account.password.current')).fill(ada.password);
    await section.getByRole('button', { name: texts.account.text('account.password.title') }).click();
    await expect(section.getByText(texts.account.text('account.password-changed'))).toBeVisible();
    await expect(account.section(texts.account.text('account.stays.title'))).toBeVisible();
  });
  const login = new LoginDialog(there);
  await test.step('Then the other device notices when I save, and asks me to log in', async () => {
    await accountThere.saveDetails();
    await expect(login.dialog.getByText(texts.account.text('account.ended.title'))).toBeVisible();
    await expect(login.email).toHaveValue(ada.email);
    await expect(login.password).toBeFocused();
  });
  await test.step('And goes on by itself with what I was about to save', async () => {
    await login.send(ada.email, newPassword);
    await login.isDone(ada.firstname);
    await expect(there.getByText(texts.rules.text('success.details-saved'))).toBeVisible();
    const user = await new AccountApi(there.request, site.url, hotel.property).user();
    expect(user?.lastname).toBe('King');
  });
  await elsewhere.close();
});

test('what happens in one tab is seen in all: log in, log out, and the page that asks to log in again', async ({
  page,
  context,
  site,
  hotel,
}) => {
  const ada = someone();
  await new AccountApi(page.request, site.url, hotel.property).register(ada);
  const second = await context.newPage();
  const here = new LoginDialog(page);
  const there = new LoginDialog(second);
  await test.step('product.md 2: who is not logged in is sent from manage account to the Book page', async () => {
    await page.goto(`${site.url}/ManageAccount/HARBOUR`);
    await expect(page).toHaveURL(`${site.url}/Book/HARBOUR`);
    await expect(page.getByRole('heading', { level: 1, name: 'The Harbour Hotel London' })).toBeVisible();
  });
  await test.step('And costs no call elsewhere', async () => {
    const asked: string[] = [];
    second.on('request', (request) => {
      if (new URL(request.url()).pathname === '/api/Account') asked.push(request.url());
    });
    await second.goto(`${site.url}/Account/Register/HARBOUR`);
    await expect(
      second.getByRole('heading', { level: 1, name: texts.account.text('account.register.title') }),
    ).toBeVisible();
    expect(asked).toEqual([]);
  });

  await test.step('When I log in here, the other tab knows me', async () => {
    await here.logIn(ada);
    await expect(second.getByText(`You are logged in, ${ada.firstname}`)).toBeVisible();
  });
  await test.step('And so does a tab that is opened now, after its page is there', async () => {
    await second.goto(`${site.url}/Book/HARBOUR`);
    await there.openUserMenu(ada.firstname);
    await second.keyboard.press('Escape');
    await new AccountPages(second).openAccount(site.url);
  });
  await test.step('When I log out here (product.md 8), the other tab keeps what it shows of my typing and says so', async () => {
    await second
      .getByRole('region', { name: texts.account.text('account.details.title') })
      .getByLabel(texts.account.text('account.first-name'))
      .fill('Augusta');
    await here.logOut(ada.firstname);
    await expect(page.getByText(texts.account.text('account.ended.title'))).toBeVisible();
    await here.seesNobody();
    await expect(second.getByText(/Your session has ended, perhaps in another window/)).toBeVisible();
    await expect(
      second
        .getByRole('region', { name: texts.account.text('account.details.title') })
        .getByLabel(texts.account.text('account.first-name')),
    ).toHaveValue('Augusta');
    await expect(
      second.getByRole('region', { name: texts.account.text('account.stays.title') }),
    ).toBeHidden();
  });
  await test.step('And after logging in there, my typing is still there', async () => {
    await second
      .getByRole('main')
      .getByRole('button', { name: texts.account.text('account.login.submit') })
      .click();
    await there.send(ada.email, ada.password);
    await there.isDone(ada.firstname);
    await expect(
      second
        .getByRole('region', { name: texts.account.text('account.details.title') })
        .getByLabel(texts.account.text('account.first-name')),
    ).toHaveValue('Augusta');
    await expect(
      second.getByRole('region', { name: texts.account.text('account.stays.title') }),
    ).toBeVisible();
  });
  await test.step('product.md 4: a log-out whose call fails clears me all the same, and leaves manage account', async () => {
    await second.route('**/api/Account/Logout', (route) => route.abort());
    await there.logOut(ada.firstname);
    await expect(second).toHaveURL(`${site.url}/Book/HARBOUR`);
    await there.seesNobody();
  });
});
