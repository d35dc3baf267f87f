import { readFile } from 'node:fs/promises';
import ICAL from 'ical.js';
import { toUrlDate } from 'shared/domain';
import { AccountPages } from '../steps/index.ts';
import { AccountApi, someone } from '../support/accounts.ts';
import { expect, test } from '../support/test.ts';
import { texts } from '../steps/messages.ts';

test('a guest finds their booking in the account, with its pages and calendar, and removes the card that was saved', async ({
  page,
  site,
  hotel,
  complaints,
}) => {
  const account = new AccountPages(page);
  const api = new AccountApi(page.request, site.url, hotel.property);
  const ada = someone();
  await api.register(ada);
  await api.logIn(ada);

  await test.step('Given nothing is booked yet, the account says so and leads to a search', async () => {
    await account.openAccount(site.url);
    await expect(account.outcome('No bookings yet')).toBeVisible();
    await expect(
      account
        .section(texts.account.text('account.stays.title'))
        .getByRole('link', { name: texts.account.text('account.book') }),
    ).toHaveAttribute('href', '/Book/HARBOUR');
    await expect(
      account.section(texts.account.text('account.cards.title')).getByText('No cards yet.'),
    ).toBeVisible();
  });
  const stay = await hotel.stay(12);
  const booked = await test.step('When I book while logged in and save my card', () => api.book(ada, stay));
  await page.reload();
  const mine = account
    .section(texts.account.text('account.stays.title'))
    .getByRole('listitem')
    .filter({ hasText: booked.reference });
  await test.step('Then the booking is there, with what was paid', async () => {
    await expect(
      mine.getByText(texts.account.text('account.stays.confirmed'), { exact: true }),
    ).toBeVisible();
    await expect(mine.getByText('3 nights')).toBeVisible();
  });
  await test.step('And its calendar file holds the stay', async () => {
    const downloads = page.waitForEvent('download');
    await mine.getByRole('link', { name: /^Add to calendar/ }).click();
    const download = await downloads;
    expect(download.suggestedFilename()).toBe(`${booked.reference}.ics`);
    const file = await readFile(await download.path(), 'utf8');
    const calendar = new ICAL.Component(ICAL.parse(file) as unknown[]);
    const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent') ?? undefined);
    expect(event.startDate.toString()).toBe(toUrlDate(stay.from));
    expect(event.endDate.toString()).toBe(toUrlDate(stay.to));
  });
  await test.step('And it leads to its confirmation, and to its pre check-in', async () => {
    await expect(mine.getByRole('link', { name: /^View booking/ })).toHaveAttribute(
      'href',
      `/Book/HARBOUR/Confirmation/${booked.token}`,
    );
    await expect(mine.getByRole('link', { name: /^Online check-in/ })).toHaveAttribute(
      'href',
      new RegExp(`^/PreCheckIn/HARBOUR/${booked.reference}/`),
    );
  });
  const cards = account.section(texts.account.text('account.cards.title'));
  await test.step('When I remove my card, I am asked once more', async () => {
    await expect(cards.getByText('Visa •••• 4242')).toBeVisible();
    await cards.getByRole('button', { name: 'Remove card •••• 4242' }).click();
    const dialog = page.getByRole('dialog', { name: texts.account.text('account.cards.remove-title') });
    await dialog.getByRole('button', { name: texts.account.text('account.cards.keep') }).click();
    await expect(cards.getByText('Visa •••• 4242')).toBeVisible();
    await cards.getByRole('button', { name: 'Remove card •••• 4242' }).click();
    await dialog
      .getByRole('button', { name: texts.account.text('account.cards.remove'), exact: true })
      .click();
  });
  await test.step('Then it is gone, here and at the hotel', async () => {
    await expect(cards.getByText(texts.account.text('account.card-removed'))).toBeVisible();
    await expect(cards.getByText('Visa •••• 4242')).toBeHidden();
    expect((await api.user())?.creditCards).toEqual([]);
  });
  await test.step('When I change my details, they are saved and the greeting follows', async () => {
    const details = account.section(texts.account.text('account.details.title'));
    await details.getByLabel(texts.account.text('account.first-name')).fill('Augusta');
    await details.getByRole('checkbox', { name: /^I would like to receive offers/ }).check();
    await account.saveDetails();
    await expect(details.getByText(texts.rules.text('success.details-saved'))).toBeVisible();
    await expect(page.getByText('Hello Augusta')).toBeVisible();
    expect(await api.user()).toMatchObject({ firstname: 'Augusta', receiveBrandOffers: true });
  });
  expect(complaints).toEqual([]);
});
