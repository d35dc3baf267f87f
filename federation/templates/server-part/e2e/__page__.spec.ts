import { expect, test } from 'e2e/test';
import { messagesOf } from 'e2e/messages';
import { enGB } from '../src/messages/en-GB.ts';

// By their keys, so that a text is changed in one place.
const { text } = messagesOf(enGB);

test('a guest says hello, and is counted', async ({ page, site, complaints }) => {
  await page.goto(`${site.url}/Book/HARBOUR/__Page__`);
  const title = text('__page__.title', { hotel: 'The Harbour Hotel London' });
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await page.getByLabel(text('__page__.name')).fill('Ada');
  await page.getByRole('button', { name: text('__page__.say') }).click();
  await expect(page.getByText(text('__page__.hellos', { count: 1 }))).toBeVisible();
  // The server has kept it.
  await page.reload();
  await expect(page.getByText(text('__page__.hellos', { count: 1 }))).toBeVisible();
  expect(complaints).toEqual([]);
});
