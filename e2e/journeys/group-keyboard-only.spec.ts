import { GroupPage, Keyboard } from '../steps/index.ts';
import { expect, test } from '../support/test.ts';

test('without a pointer a guest searches a group, goes over its map and enters a hotel', async ({
  page,
  site,
  hotel,
}) => {
  test.slow();
  const group = new GroupPage(page);
  const keyboard = new Keyboard(page);
  const stay = await hotel.stay(18);
  await group.open(site.url);
  await keyboard.goTo(group.search.dates);
  await group.search.chooseDatesByKeyboard(stay);
  await expect(group.search.dates).toBeFocused();
  await keyboard.press(group.search.submit, 'Enter');
  await group.isAnswered();
  await expect(group.result).toBeFocused();

  await keyboard.goTo(group.area('All areas'), 'Shift+Tab');
  await page.keyboard.press('ArrowRight');
  await expect(group.names).toHaveText(['The Harbour Hotel London']);
  await page.keyboard.press('ArrowLeft');
  await expect(group.names).toHaveCount(4);

  await test.step('The map is one stop of the Tab key; its pins are gone over by arrow keys', async () => {
    const pins = group.map.getByRole('button');
    await keyboard.goTo(pins.and(page.locator('[tabindex="0"]')));
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(group.pin('Windpump Lodge')).toBeFocused();
    await page.keyboard.press('Enter');
    await keyboard.press(group.onMap('Windpump Lodge').getByRole('link'), 'Enter');
    await expect(page).toHaveURL(/\/Book\/KAROO\/Rooms-And-Rates\?fromDate=/);
  });
});
