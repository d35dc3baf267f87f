import { RoomsPage, SearchPage } from '../steps/index.ts';
import { Hotel } from '../support/stay.ts';
import { texts } from '../steps/messages.ts';
import { expect, test } from '../support/test.ts';

const code = 'SARRIA';

test('a hotel that asks for the age of every child asks for them before it names a price, and keeps them @release', async ({
  page,
  site,
  complaints,
}) => {
  const stay = await (await Hotel.open(site.url, code, [])).stay(6);
  const search = new SearchPage(page);
  const rooms = new RoomsPage(page);
  const dialog = page.getByRole('dialog', { name: texts.search.text('search.rooms') });
  const age = (child: number) => dialog.getByLabel(texts.search.text('search.age', { number: child }));

  await test.step('Given a link with children whose ages it does not say', async () => {
    await rooms.open(site.url, code, stay, 'adults=2&children=2');
    await expect(page.getByText(texts.search.text('search.ages.needed'))).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(`/Book/${code}`);
  });
  await test.step('When I search without them, I am told what is missing', async () => {
    await search.submit.click();
    await expect(page.getByRole('alert')).toContainText(texts.search.text('search.missing.ages'));
    await search.rooms.click();
    await expect(age(1)).toHaveAttribute('aria-invalid', 'true');
  });
  await test.step('One age is kept while the other is missing, also by a reload', async () => {
    await age(2).selectOption('9');
    await page.reload();
    await search.rooms.click();
    await expect(age(2)).toHaveValue('9');
    await expect(age(1)).toHaveValue('');
  });
  await test.step('When I give them, the address says them and prices are named', async () => {
    await age(1).selectOption('4');
    await dialog.getByRole('button', { name: texts.search.text('search.guests.done') }).click();
    await search.search();
    expect(new URL(page.url()).searchParams.get('ages')).toBe('4-9');
    await expect(page.getByRole('article').locator('.price__amount').first()).toBeVisible();
  });
  expect(complaints).toEqual([]);
});
