import { expect, test } from 'e2e/test';
import { messagesOf } from 'e2e/messages';
import { enGB } from '../src/messages/en-GB.ts';

// By their keys, so that a text is changed in one place.
const { text } = messagesOf(enGB);

test('a guest opens the page and is greeted by name', async ({ page, site, complaints }) => {
  await page.goto(`${site.url}/Book/HARBOUR/__Page__`);
  const title = text('__page__.title', { hotel: 'The Harbour Hotel London' });
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await page.getByLabel(text('__page__.name')).fill('Ada');
  await expect(page.getByText(text('__page__.greeting.named', { name: 'Ada' }))).toBeVisible();
  expect(complaints).toEqual([]);
});
