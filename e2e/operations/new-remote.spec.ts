import { buildNew, publish, release } from '../support/releases.ts';
import { expect, test } from '../support/test.ts';
import { texts } from '../steps/messages.ts';

const why = ['--why', 'A drill'];
const table = texts.checkout.text('confirmation.table');

test('a new remote brings its page and its table booking to one hotel of a site that runs already, and is withdrawn @release', async ({
  page,
  site,
  complaints,
}) => {
  const pageOf = (code: string) => `${site.url}/Book/${code}/GiftCards`;
  const address = pageOf('HARBOUR');
  const heading = page.getByRole('heading', { level: 1 });
  const logIn = page.getByRole('button', { name: texts.account.text('account.login.submit') });
  const dialogAt = async (code: string) => {
    await page.goto(`${site.url}/Book/${code}`);
    await page.getByRole('button', { name: table }).click();
    return page.getByRole('dialog', { name: table });
  };
  const built = await buildNew({
    name: 'mf-gift-cards',
    version: '1.0.1',
    edits: [
      ['package.json', '"slots": []', '"slots": ["table-booking"]'],
      ['src/remote.ts', 'slots: {}', "slots: { 'table-booking': GiftCardsPage }"],
    ],
  });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));

  await test.step('Given a site that does not know its page, and a hotel whose tables nobody books', async () => {
    expect((await page.request.get(address)).status()).toBe(404);
    await release(site.dataDir, 'withdraw', 'mf-restaurant', '--property', 'HARBOUR', ...why);
    await page.goto(`${site.url}/Book/HARBOUR`);
    await expect(logIn).toBeVisible();
    await expect(page.getByRole('button', { name: table })).toBeHidden();
  });
  await test.step('When it is published for that hotel, the next page load has it, in the menu too', async () => {
    await publish(site.dataDir, built.folder, 'HARBOUR');
    await built.remove();
    await expect((await dialogAt('HARBOUR')).getByLabel('Your name')).toBeVisible();
    await page.keyboard.press('Escape');
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
  await test.step('And no other hotel has it', async () => {
    expect((await page.request.get(pageOf('FJORD'))).status()).toBe(404);
    await expect(
      (await dialogAt('FJORD')).getByRole('button', { name: texts.restaurant.text('table.book') }),
    ).toBeVisible();
    expect(await release(site.dataDir, 'status')).toContain('HARBOUR does not have mf-restaurant.');
    expect(complaints).toEqual([]);
  });
  await test.step('And no page asks for a manifest of Module Federation: the registry says where remotes are', () => {
    expect(asked).toContainEqual(expect.stringMatching(/\/mf-gift-cards\/[^/]+\/remoteEntry\.js$/));
    expect(asked.filter((path) => path.endsWith('mf-manifest.json'))).toEqual([]);
  });
  await test.step('When it is withdrawn, its page and its entry in the menu are gone, and the usual tables are back', async () => {
    await release(site.dataDir, 'withdraw', 'mf-gift-cards', '--property', 'HARBOUR', ...why);
    await release(site.dataDir, 'unpin', 'mf-restaurant', '--property', 'HARBOUR');
    expect((await page.request.get(address)).status()).toBe(404);
    await expect(
      (await dialogAt('HARBOUR')).getByRole('button', { name: texts.restaurant.text('table.book') }),
    ).toBeVisible();
    await expect(page.getByRole('link', { name: 'Gift cards' })).toHaveCount(0);
  });
});
