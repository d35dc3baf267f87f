import { GalleryPart, RoomsPage, SearchPage } from '../steps/index.ts';
import { texts } from '../steps/messages.ts';
import { violations } from '../support/accessibility.ts';
import { Hotel } from '../support/stay.ts';
import { expect, test } from '../support/test.ts';

const roomPictures = (name: string): string => texts.rooms.text('rooms.pictures', { name });

test('a room’s pictures are looked at by keyboard, large and close', async ({
  page,
  site,
  hotel,
  complaints,
}) => {
  const rooms = new RoomsPage(page);
  const gallery = new GalleryPart(page, roomPictures('Junior Suite'));
  const stay = await hotel.stay(24);
  const alts = await hotel.picturesOf('Junior Suite', stay);
  const count = alts.length;

  await test.step('Given I read about a room', async () => {
    await rooms.open(site.url, 'HARBOUR', stay, 'adults=2');
    await rooms.roomType('Junior Suite').scrollIntoViewIfNeeded();
  });
  await test.step('When I turn to its second picture and open it large', async () => {
    await rooms
      .roomType('Junior Suite')
      .getByRole('button', { name: texts.ui.text('pictures.next') })
      .press('Enter');
    await gallery.opener(2, count).press('Enter');
    await gallery.shows(2, count);
    expect(await violations(page)).toEqual([]);
  });
  await test.step('Then arrow keys turn the pictures, and each says what it shows', async () => {
    await page.keyboard.press('ArrowRight');
    await gallery.shows(3, count);
    await expect(gallery.large.getByText(alts[2] ?? '', { exact: true })).toBeVisible();
    await page.keyboard.press('Home');
    await gallery.shows(1, count);
    await page.keyboard.press('End');
    await gallery.shows(count, count);
  });
  await test.step('And + comes closer, where arrow keys move the picture', async () => {
    await page.keyboard.press('+');
    await page.keyboard.press('+');
    await expect.poll(() => gallery.scale()).toBeCloseTo(2.25);
    await page.keyboard.press('ArrowLeft');
    await expect(gallery.thumbnail(count, count)).toHaveAttribute('aria-current', 'true');
    await page.keyboard.press('0');
    await expect.poll(() => gallery.scale()).toBe(1);
    await gallery.shows(count, count);
  });
  await test.step('And Escape leads back to the room, at the picture that I saw last', async () => {
    await page.keyboard.press('Escape');
    await expect(gallery.large).toBeHidden();
    await expect(gallery.opener(count, count)).toBeFocused();
  });
  await test.step('And in the room’s details Escape closes the picture, not the details', async () => {
    await rooms
      .roomType('Junior Suite')
      .getByRole('button', { name: texts.rooms.text('rooms.details-of', { name: 'Junior Suite' }) })
      .click();
    const details = page.getByRole('dialog', { name: 'Junior Suite', exact: true });
    await details.getByRole('button', { name: gallery.label }).press('Enter');
    await gallery.shows(1, count);
    await page.keyboard.press('Escape');
    await expect(gallery.large).toBeHidden();
    await expect(details).toBeVisible();
  });
  expect(complaints).toEqual([]);
});

test('the house is seen at a glance below the search, and large @release', async ({
  page,
  site,
  hotel,
  complaints,
}) => {
  const { propertyName, propertyImageUrls = [], propertyImageAlts = [] } = hotel.property;
  const gallery = new GalleryPart(page, propertyName);
  const count = propertyImageUrls.length + 1;
  expect(count).toBeGreaterThanOrEqual(6);
  await new SearchPage(page).open(site.url);

  await page.getByRole('button', { name: propertyImageAlts[1] ?? '', exact: true }).click();
  await gallery.shows(3, count);
  await gallery.next.click();
  await gallery.shows(4, count);
  await gallery.thumbnail(1, count).click();
  await gallery.shows(1, count);
  await gallery.large.getByRole('button', { name: texts.ui.text('pictures.close') }).click();
  await page.getByRole('button', { name: texts.search.text('search.pictures.all', { count }) }).click();
  await gallery.shows(1, count);
  expect(complaints).toEqual([]);
});

test('from right to left the pictures go the other way, and are counted right @release', async ({
  page,
  site,
  complaints,
}) => {
  const hotel = await Hotel.open(site.url, 'FJORD', ['Boathouse Suite']);
  const rooms = new RoomsPage(page);
  const stay = await hotel.stay(24);
  await rooms.open(site.url, 'FJORD', stay, 'adults=2&languageCode=ar');
  const suite = rooms.roomType('Boathouse Suite');
  const count = (await hotel.picturesOf('Boathouse Suite', stay)).length;
  await suite.scrollIntoViewIfNeeded();
  await suite.getByRole('button', { name: 'الصورة التالية' }).click();
  await suite.getByRole('button', { name: new RegExp(`^2 / ${String(count)}،`) }).click();
  const shown = page.locator('.viewer__thumb[aria-current="true"]');
  await expect(shown).toHaveAccessibleName(`الصورة 2 من ${String(count)}`);
  await page.keyboard.press('ArrowLeft');
  await expect(shown).toHaveAccessibleName(`الصورة 3 من ${String(count)}`);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(shown).toHaveAccessibleName(`الصورة 1 من ${String(count)}`);
  expect(complaints).toEqual([]);
});
