import { choice, guests, PreCheckInPage } from '../steps/index.ts';
import { bookByApi, mailOf, readConfirmation } from '../support/booked.ts';
import { expect, test } from '../support/test.ts';
import { texts } from '../steps/messages.ts';

test('a guest checks two rooms in: names everybody, adds extras, leaves a card', async ({
  page,
  site,
  hotel,
  size,
  complaints,
}) => {
  test.slow();
  const checkIn = new PreCheckInPage(page);
  const stay = await hotel.stay(size === 'phone' ? 26 : 28);
  const booked = await bookByApi(site.url, hotel.property, stay, [
    { roomType: choice.rooms[0], lead: guests.first },
    { roomType: choice.rooms[1], lead: guests.second },
  ]);
  const before = await readConfirmation(site.url, hotel.property, booked.token);

  await test.step('Given the link of my booking', () => checkIn.open(site.url + booked.link));
  await test.step('When I give another telephone', async () => {
    await checkIn.begin.click();
    await checkIn.field(texts.preCheckIn.text('booker.phone')).fill('+44 20 7946 0111');
    await checkIn.onward.click();
  });
  await test.step('And have the first room set up otherwise, and name who comes with me', async () => {
    await expect(checkIn.title('Room 1')).toBeVisible();
    await page.getByRole('radio', { name: 'Twin beds' }).check();
    await checkIn.button('Add a guest').click();
    if (size === 'phone') {
      await expect(checkIn.title('Guest 2')).toBeVisible();
      await checkIn.field(texts.preCheckIn.text('guest.first-name')).fill('Charles');
      await checkIn.field(texts.preCheckIn.text('guest.last-name')).fill('Babbage');
      await checkIn.onward.click();
      await expect(checkIn.title(texts.checkout.text('checkout.guest.one'))).toBeVisible();
      await checkIn.onward.click();
      await expect(checkIn.title('Room 1')).toBeVisible();
    } else {
      await checkIn.guest(2).getByLabel(texts.preCheckIn.text('guest.first-name')).fill('Charles');
      await checkIn.guest(2).getByLabel(texts.preCheckIn.text('guest.last-name')).fill('Babbage');
    }
    await checkIn.onward.click();
  });
  await test.step('And go on to the second room: on a phone its guest is on a screen of their own', async () => {
    if (size === 'phone') {
      await expect(checkIn.title(texts.checkout.text('checkout.guest.one'))).toBeVisible();
      await checkIn.onward.click();
    }
    await expect(checkIn.title('Room 2')).toBeVisible();
  });
  const price = await test.step('And add breakfast to it', async () => {
    await checkIn.button('See the extras').click();
    await expect(page.getByRole('heading', { name: 'Extras for room 2, Family Room' })).toBeVisible();
    const add = checkIn.button(/^Add Full breakfast for /);
    const text = await add.getAttribute('aria-label');
    await add.click();
    await expect(checkIn.button(/^Added: Full breakfast/)).toBeVisible();
    return text?.replace(/^.*£/, '£') ?? '';
  });
  await test.step('Then every other room’s extras are offered, and I come to the guest and the room again', async () => {
    await checkIn.onward.click();
    await expect(page.getByRole('heading', { name: 'Extras for room 1, Classic Double' })).toBeVisible();
    await checkIn.onward.click();
    if (size === 'desktop') {
      await expect(checkIn.title(texts.checkout.text('checkout.guest.one'))).toBeVisible();
      await checkIn.onward.click();
    }
    await expect(checkIn.title('Room 2')).toBeVisible();
    await checkIn.onward.click();
    await expect(checkIn.title(texts.preCheckIn.text('summary.title'))).toBeVisible();
  });
  await test.step('When I ask for something and leave a card for the breakfast', async () => {
    await checkIn.requests.fill('We arrive late');
    await checkIn.toPayment.click();
    await expect(page.getByText(`${price} is still to be paid.`)).toBeVisible();
    await checkIn.giveCard(guests.card);
    await checkIn.onward.click();
    await expect(page.getByText('Card ending in 4242, not charged today')).toBeVisible();
  });
  await test.step('And complete it', async () => {
    await checkIn.save.click();
    await expect(checkIn.title('Your check-in form is done, Ada')).toBeVisible();
  });

  await test.step('Then the hotel has it: the set up, the breakfast at its price, what is due', async () => {
    const after = await readConfirmation(site.url, hotel.property, booked.token);
    const due = Math.round((after.total - before.total) * 100);
    expect(price).toBe(
      new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' }).format(due / 100),
    );
    expect(after.balance).toBe(after.total - before.total);
    expect(after.items.map(({ roomConfiguration }) => roomConfiguration)).toEqual([
      'Twin beds',
      before.items[1]?.roomConfiguration,
    ]);
    expect(after.items.map(({ services }) => services.map(({ serviceName }) => serviceName))).toEqual([
      [],
      ['Full breakfast'],
    ]);
    expect(after.booker.phone).toBe('+44 20 7946 0111');
  });
  await test.step('And a mail says who comes', async () => {
    const mail = await mailOf(site.dataDir, booked, 'Your online check-in');
    expect(mail).toContain('Ada Lovelace and Charles Babbage');
    expect(mail).toContain('We have noted your requests.');
  });
  await test.step('And neither card nor names stay in the tab', async () => {
    const stored = await page.evaluate(() =>
      JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage)]),
    );
    expect(stored).not.toMatch(/4242|Babbage/);
  });
  await test.step('And nothing leads back', async () => {
    await page.goBack();
    await expect(checkIn.title('Your check-in form is done, Ada')).toBeVisible();
  });
  expect(complaints).toEqual([]);
});
