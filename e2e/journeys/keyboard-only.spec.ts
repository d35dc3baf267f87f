import {
  CheckoutPage,
  choice,
  ConfirmationPage,
  guests,
  Keyboard,
  RoomsPage,
  SearchPage,
} from '../steps/index.ts';
import { expect, test } from '../support/test.ts';
import { texts } from '../steps/messages.ts';

test('a guest without a pointer books two rooms', async ({ page, site, hotel }) => {
  test.slow();
  const keyboard = new Keyboard(page);
  const search = new SearchPage(page);
  const rooms = new RoomsPage(page);
  const checkout = new CheckoutPage(page);

  await test.step('Given the search page, where the first Tab offers to skip to the content', async () => {
    await search.open(site.url);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: texts.frame.text('frame.skip') })).toBeFocused();
  });

  await test.step('When I choose dates and parties', async () => {
    await keyboard.goTo(search.dates);
    await search.chooseDatesByKeyboard(await hotel.stay(15));
    await expect(search.dates).toBeFocused();
    await keyboard.press(search.rooms, 'Enter');
    const dialog = page.getByRole('dialog', { name: texts.search.text('search.rooms') });
    await keyboard.press(dialog.getByRole('button', { name: texts.search.text('search.room.add') }), 'Enter');
    // The new room stands before the button that made it.
    const room = dialog.getByRole('group', { name: 'Room 2', exact: true });
    await keyboard.goTo(room.getByRole('button', { name: /^Fewer: Adults/ }), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await keyboard.press(room.getByRole('button', { name: /^More: Children/ }), 'Enter', 'Enter');
    await keyboard.press(
      dialog.getByRole('button', { name: texts.search.text('search.guests.done') }),
      'Enter',
    );
    await keyboard.press(search.submit, 'Enter');
  });

  await test.step('Then the new page has my focus on its heading', async () => {
    await expect(rooms.title(texts.rooms.text('page.title'))).toBeFocused();
  });

  await test.step('When I choose a room for each party', async () => {
    await expect(rooms.heading(/^Choose room 1 of/)).toBeVisible();
    await keyboard.press(rooms.rates(choice.rooms[0]).first(), 'Enter');
    await expect(rooms.heading(/^Choose room 2 of/)).toBeFocused();
    await keyboard.press(rooms.rates(choice.rooms[1]).first(), 'Enter');
    await expect(rooms.title(texts.rooms.text('page.title-yours'))).toBeFocused();
  });

  await test.step('And choose the beds', async () => {
    for (const [index, setUp] of choice.setUps.entries())
      await expect(rooms.guest(index + 1).getByText(setUp)).toBeVisible();
    await keyboard.press(rooms.changeBeds(2), 'Enter');
    await keyboard.press(rooms.setUp(choice.setUps[1], 2), 'ArrowDown');
    await expect(rooms.setUp('King bed and one bunk made up', 2)).toBeChecked();
  });

  await test.step('And add an extra and go to checkout', async () => {
    await keyboard.press(rooms.extrasOf(1).getByRole('button', { name: `Add ${choice.extra}` }), 'Space');
    await keyboard.press(rooms.toCheckout, 'Enter');
  });

  await test.step('And fill in checkout from top to bottom', async () => {
    await expect(
      page.getByRole('heading', { level: 1, name: texts.checkout.text('checkout.title') }),
    ).toBeFocused();
    const { booker, card } = guests;
    await keyboard.type(checkout.field(texts.checkout.text('checkout.firstName')), booker.firstName);
    await keyboard.type(checkout.field(texts.checkout.text('checkout.lastName')), booker.lastName);
    await keyboard.type(checkout.field(texts.checkout.text('checkout.email')), booker.email);
    await keyboard.type(checkout.field(texts.checkout.text('checkout.phone')), booker.telephone);
    await keyboard.type(
      page.getByLabel(texts.checkout.text('checkout.country'), { exact: true }),
      booker.country,
    );
    const second = checkout.guest(2);
    await keyboard.type(
      second.getByLabel(texts.checkout.text('checkout.firstName')),
      guests.second.firstName,
    );
    await keyboard.type(second.getByLabel(texts.checkout.text('checkout.lastName')), guests.second.lastName);
    await keyboard.type(checkout.field(texts.card.text('card.number')), card.number);
    await keyboard.goTo(checkout.field(texts.card.text('card.name')));
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(card.name);
    await keyboard.type(checkout.field(texts.card.text('card.expiry')), `${card.month}${card.year.slice(2)}`);
    await keyboard.type(page.getByLabel(/^Security code/), card.code);
    await keyboard.press(checkout.confirm, 'Enter');
  });

  await test.step('Then I am told that it is booked', async () => {
    await new ConfirmationPage(page).isOpen(guests.booker.firstName);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });
});
