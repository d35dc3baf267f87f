import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { copyPrepared, preparedVariable, removeDataDir } from '../support/data-dir.ts';
import { buildNew, newRemotesFolder, publish } from '../support/releases.ts';
import { runCommand } from '../support/run.ts';
import { startSite, type Site } from '../support/site.ts';
import { expect, test } from '../support/test.ts';
import { texts } from '../steps/messages.ts';

const name = 'mf-spa';
// Over PostgreSQL a server part is migrated when it is asked for.
const parts = { SERVER_PARTS_DIR: newRemotesFolder, MIGRATE_AT_START: 'true' };
let dataDir: string;
let site: Site | null = null;
let removeSources = (): Promise<void> => Promise.resolve();
const start = async (): Promise<Site> => {
  site = await startSite({ dataDir, environment: parts });
  return site;
};

test.beforeAll(async () => {
  dataDir = await copyPrepared();
  const built = await buildNew({ name, version: '1.0.1', withServer: true });
  removeSources = built.remove;
  await publish(dataDir, built.folder);
});
test.afterAll(async () => {
  await site?.stop();
  await removeSources();
  await removeDataDir(dataDir);
});

test('a new remote asks a server part of its own, which may break without the site @release', async ({
  page,
  complaints,
}) => {
  // A run within this one, with a build of its own.
  test.slow();
  const hello = page.getByRole('button', { name: 'Say hello' });
  await test.step('Its own journey passes, run from its folder', async () => {
    const printed = await runCommand(
      [
        'e2e/node_modules/@playwright/test/cli.js',
        'test',
        '-c',
        'e2e',
        `--project=${name}`,
        '--workers=1',
        `--output=${join(dataDir, 'test-results')}`,
      ],
      { ...parts, [preparedVariable]: dataDir, REMOTES_ROOT: newRemotesFolder },
    );
    expect(printed).toContain('1 passed');
  });
  await test.step('The page calls it, and it keeps what it is told', async () => {
    const { url } = await start();
    await page.goto(`${url}/Book/HARBOUR/Spa`);
    await page.getByLabel('Your name').fill('Ada');
    await hello.click();
    await expect(page.getByText('One guest has said hello.')).toBeVisible();
    await page.goto(`${url}/Book/FJORD/Spa`);
    await expect(page.getByText('0 guests have said hello.')).toBeVisible();
    const document = await page.request.get(`${url}/api/openapi.json`);
    expect(await document.text()).not.toContain('/api/x/');
    expect(complaints).toEqual([]);
  });
  await test.step('A broken one is named at the start; its page says so, and the site goes on', async () => {
    await site?.stop();
    await writeFile(join(newRemotesFolder, name, 'server/dist/main.js'), 'throw new Error("No water.");');
    const { url, output } = await start();
    expect(output()).toContain('mf-spa is broken and left out. No water.');
    await page.goto(`${url}/Book/HARBOUR/Spa`);
    await hello.click();
    await expect(page.getByRole('alert')).toHaveText('That did not work. Try again.');
    await page.goto(`${url}/Book/HARBOUR`);
    await expect(
      page.getByRole('button', { name: texts.account.text('account.login.submit') }),
    ).toBeVisible();
  });
});
