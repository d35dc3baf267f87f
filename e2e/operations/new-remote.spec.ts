import { buildNew, publish, release } from '../support/releases.ts';
import { expect, test } from '../support/test.ts';
import { texts } from '../steps/messages.ts';

const why = ['--why', 'A drill'];

test('a new remote brings its page to a site that runs already; it is rolled back and withdrawn', async ({
  page,
  site,
  complaints,
}) => {
  const address = `${site.url}/Book/HARBOUR/GiftCards`;
  const heading = page.getByRole('heading', { level: 1 });
  const first = await buildNew({ name: 'mf-gift-cards', version: '1.0.1' });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));

  await test.step('Given a site that does not know its page', async () => {
    expect((await page.request.get(address)).status()).toBe(404);
  });
  await test.step('When it is published, the next page load has it, in the menu too', async () => {
    await publish(site.dataDir, first.folder);
    await page.goto(`${site.url}/Book/HARBOUR`);
    await page.getByRole('link', { name: 'Gift cards' }).click();
    await expect(heading).toHaveText('Welcome to The Harbour Hotel London');
    expect(page.url()).toBe(address);
    const answer = await page.request.get(address);
    expect(answer.status()).toBe(200);
    const html = await answer.text();
    expect(html).toContain('<meta name="robots" content="noindex">');
    // Its own first screen, drawn by a server that has never run its code.
    expect(html).toMatch(/<h1[^>]*>Welcome to The Harbour Hotel London<\/h1>/);
    expect(html).toContain('Your name');
  });
  await test.step('When a next version is published and rolled back, the page goes with it', async () => {
    const again = await buildNew({
      name: 'mf-gift-cards',
      version: '1.1.0',
      edits: [['src/messages/en-GB.ts', 'Welcome to {hotel}', 'Gift cards of {hotel}']],
    });
    await publish(site.dataDir, again.folder);
    await page.goto(address);
    await expect(heading).toHaveText('Gift cards of The Harbour Hotel London');
    await release(site.dataDir, 'rollback', 'mf-gift-cards', ...why);
    await page.goto(address);
    await expect(heading).toHaveText('Welcome to The Harbour Hotel London');
    await again.remove();
  });
  expect(complaints).toEqual([]);
  await test.step('And no page asks for a manifest of Module Federation: the registry says where remotes are', () => {
    expect(asked).toContainEqual(expect.stringMatching(/\/mf-gift-cards\/[^/]+\/remoteEntry\.js$/));
    expect(asked.filter((path) => path.endsWith('mf-manifest.json'))).toEqual([]);
  });
  await test.step('When it is withdrawn, its page and its entry in the menu are gone', async () => {
    await release(site.dataDir, 'withdraw', 'mf-gift-cards', ...why);
    expect((await page.request.get(address)).status()).toBe(404);
    await page.goto(`${site.url}/Book/HARBOUR`);
    await expect(
      page.getByRole('button', { name: texts.account.text('account.login.submit') }),
    ).toBeVisible();
    await expect(page.getByRole('link', { name: 'Gift cards' })).toBeHidden();
  });
});

test('another remote books the tables of one hotel, and of no other', async ({ page, site }) => {
  const tables = await buildNew({
    name: 'mf-tables',
    version: '1.0.1',
    edits: [
      ['package.json', '"slots": []', '"slots": ["table-booking"]'],
      ['src/remote.ts', 'slots: {}', "slots: { 'table-booking': TablesPage }"],
    ],
  });
  const dialogAt = async (code: string) => {
    await page.goto(`${site.url}/Book/${code}`);
    await page.getByRole('button', { name: texts.checkout.text('confirmation.table') }).click();
    return page.getByRole('dialog', { name: texts.checkout.text('confirmation.table') });
  };
  await release(site.dataDir, 'withdraw', 'mf-restaurant', '--property', 'HARBOUR', ...why);
  await test.step('A hotel without the remote offers no tables', async () => {
    await page.goto(`${site.url}/Book/HARBOUR`);
    await expect(
      page.getByRole('button', { name: texts.account.text('account.login.submit') }),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: texts.checkout.text('confirmation.table') })).toBeHidden();
  });
  await publish(site.dataDir, tables.folder, 'HARBOUR');
  await tables.remove();
  await test.step('It has the new one, published for it alone', async () => {
    await expect((await dialogAt('HARBOUR')).getByLabel('Your name')).toBeVisible();
    await expect(
      (await dialogAt('FJORD')).getByRole('button', { name: texts.restaurant.text('table.book') }),
    ).toBeVisible();
    expect(await release(site.dataDir, 'status')).toContain('HARBOUR does not have mf-restaurant.');
  });
  await release(site.dataDir, 'withdraw', 'mf-tables', '--property', 'HARBOUR', ...why);
  await release(site.dataDir, 'unpin', 'mf-restaurant', '--property', 'HARBOUR');
  await test.step('And the usual one again, when the hotel is given it back', async () => {
    await expect(
      (await dialogAt('HARBOUR')).getByRole('button', { name: texts.restaurant.text('table.book') }),
    ).toBeVisible();
  });
});
