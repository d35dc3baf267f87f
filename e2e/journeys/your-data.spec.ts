import { AccountPages, LoginDialog } from '../steps/index.ts';
import { texts } from '../steps/messages.ts';
import { StatesSeen } from '../support/accessibility.ts';
import { AccountApi, someone } from '../support/accounts.ts';
import { linkTo, mailAbout } from '../support/mail.ts';
import { expect, test } from '../support/test.ts';

const { text } = texts.privacy;
const hotelName = 'The Harbour Hotel London';

test('a guest sees, downloads and erases everything that the hotel has, by keyboard', async ({
  page,
  site,
  hotel,
  complaints,
}) => {
  const ada = someone();
  const account = new AccountPages(page);
  const login = new LoginDialog(page);
  const api = new AccountApi(page.request, site.url, hotel.property);
  const seen = new StatesSeen(page);
  const title = page.getByRole('heading', { level: 1, name: text('privacy.title') });
  const ofAda = page.getByRole('heading', {
    name: text('data.of', { hotel: hotelName, email: ada.email }),
  });
  await api.register(ada);
  const confirming = await mailAbout(site.dataDir, ada.email, /^Confirm your email address/);
  await page.goto(linkTo(confirming, '/Account/ConfirmEmail/'));
  await expect(account.outcome('Your email address has been confirmed')).toBeVisible();

  await test.step('Given a browser in which nobody is logged in, I ask for a link', async () => {
    await page.context().clearCookies();
    await page.goto(`${site.url}/Book/HARBOUR/Privacy`);
    await expect(title).toBeVisible();
    await seen.see('the form');
    await page.getByLabel(text('ask.email')).fill(ada.email);
    await page.getByRole('button', { name: text('ask.submit') }).press('Enter');
    await expect(page.getByText(text('ask.sent'))).toBeVisible();
    await seen.see('the link is on its way');
  });
  const mail = await mailAbout(site.dataDir, ada.email, /Your data/);
  const link = linkTo(mail, '/Privacy');
  await test.step('When I open it, I see what there is, and the address has no secret', async () => {
    await page.goto('about:blank');
    await page.goto(link);
    await expect(ofAda).toBeVisible();
    expect(page.url()).toBe(`${site.url}/Book/HARBOUR/Privacy`);
    await seen.see('what there is');
  });
  await test.step('And download it', async () => {
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: text('data.download') }).press('Enter');
    expect((await saved).suggestedFilename()).toMatch(/\.json$/);
  });
  await test.step('Then the link works no second time', async () => {
    await page.goto('about:blank');
    await page.goto(link);
    await expect(page.getByText(text('data.link-over'))).toBeVisible();
    await seen.see('a link that was used');
  });
  await test.step('When I am logged in, I need no link, and erase everything with my password', async () => {
    await page.goto(`${site.url}/Book/HARBOUR/Privacy`);
    await page
      .getByRole('main')
      .getByRole('button', { name: text('ask.log-in') })
      .press('Enter');
    await login.send(ada.email, ada.password);
    await expect(login.dialog).toBeHidden();
    await page.getByRole('button', { name: text('erase.button') }).press('Enter');
    const dialog = page.getByRole('dialog', { name: text('erase.question', { hotel: hotelName }) });
    await expect(dialog).toBeVisible();
    await seen.see('the question');
    await dialog.getByLabel(text('erase.password'), { exact: true }).fill(ada.password);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: text('erase.done') })).toBeFocused();
    await seen.see('erased');
  });
  await test.step('Then there is no account any more', async () => {
    await page.goto(`${site.url}/Book/HARBOUR/Privacy`);
    await expect(page.getByLabel(text('ask.email'))).toBeVisible();
    expect(await api.logIn(ada)).toMatchObject({ Success: false });
  });
  expect(seen.problems).toEqual([]);
  // The browser tells of the link that was used before.
  expect(complaints).toEqual([expect.stringMatching(/ 403 .*\/api\/Privacy\/Open/)]);
});
