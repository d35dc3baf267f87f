import { findEnGB } from '../../mf-stay/src/messages/find.en-GB.ts';
import { guests, choice } from '../steps/index.ts';
import { texts } from '../steps/messages.ts';
import { StatesSeen } from '../support/accessibility.ts';
import { bookByApi } from '../support/booked.ts';
import { linkTo, mailAbout } from '../support/mail.ts';
import { messagesOf } from '../support/messages.ts';
import { expect, test } from '../support/test.ts';

const { text } = messagesOf(findEnGB);

test('a guest without the confirmation finds the booking by its reference and a name, by keyboard', async ({
  page,
  site,
  hotel,
}) => {
  const [first] = choice.rooms;
  const booked = await bookByApi(site.url, hotel.property, await hotel.stay(30), [
    { roomType: first, lead: guests.first },
  ]);
  const seen = new StatesSeen(page);
  await page.goto(`${site.url}/Book/HARBOUR`);
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: text('find.title') })
    .press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: text('find.title') })).toBeVisible();
  await seen.see('the form');
  await page.getByRole('button', { name: text('find.submit') }).press('Enter');
  await expect(page.getByRole('alert')).toBeFocused();
  await page.getByLabel(text('find.reference')).fill(booked.reference.toLowerCase());
  await page.getByLabel(text('find.who')).fill(guests.first.lastName);
  await page.keyboard.press('Enter');
  await expect(page.getByText(text('find.sent'))).toBeVisible();
  await seen.see('the link is on its way');
  const mail = await mailAbout(
    site.dataDir,
    'ada@example.org',
    new RegExp(`link to your booking.*${booked.reference}`),
  );
  await page.goto(linkTo(mail, '/Stay/'));
  await expect(page.getByRole('heading', { level: 1, name: texts.stay.text('stay.title') })).toBeVisible();
  await expect(page.getByText(booked.reference)).toBeVisible();
});
