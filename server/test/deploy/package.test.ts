import { execFile, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { workspaceRoot } from 'federation/build';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createEmptyPostgresUrl } from '../support/database.ts';
import { freePort } from '../support/postgres-server.ts';
import { type ServerProcess, startServer } from '../support/server-process.ts';
import { makeTemporaryFolder, type TemporaryFolder } from '../support/temporary-folder.ts';

const run = promisify(execFile);
/** What the deploy guide's file of variables sets, but for the data directory. */
const production = (databaseUrl: string) => ({
  SECRET_KEY: 'the secret key of the packaged server, long enough',
  OPERATOR_TOKEN: 'the operator token of the packaged server',
  NODE_ENV: 'production',
  DATABASE_URL: databaseUrl,
  PUBLIC_URL: 'https://book.example.org',
  SMTP_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: 'bookings@book.example.org',
  TRUST_PROXY: '1',
});

/** Migrates the database, publishes the pages and imports a hotel. */
const preparing = [
  ['server/src/db/cli.ts', 'migrate'],
  ['federation/src/cli/release.ts', 'publish', '--all'],
  ['server/src/import/cli.ts', 'import', 'server/demo/harbour/property.json'],
] as const;

/** Of the hotel's page, and of the script that it names. */
async function statusesAt(address: string): Promise<readonly number[]> {
  const page = await fetch(`${address}/Book/HARBOUR`);
  const script = /src="(\/ClientApp\/shell\/[^"]+\.js)"/.exec(await page.text())?.[1] ?? '';
  return [page.status, (await fetch(`${address}${script}`)).status];
}

let folder: TemporaryFolder;
let archive: string;
beforeAll(async () => {
  folder = await makeTemporaryFolder();
  archive = join(folder.path, 'archive.tar.gz');
  await run(process.execPath, ['federation/src/cli/package.ts', '--out', archive], {
    cwd: workspaceRoot,
    maxBuffer: 1 << 26,
  });
}, 300_000);
afterAll(() => folder.remove());

describe('the archive of a release', () => {
  let server: ServerProcess | undefined;
  afterAll(() => server?.end('SIGTERM'));

  it('is unpacked, migrates a database, publishes its pages, imports a hotel and serves it, without the sources’ packages', async () => {
    const place = join(folder.path, 'opt');
    await run('mkdir', [place]);
    await run('tar', ['-xzf', archive, '-C', place]);
    const [name = ''] = await readdir(place);
    const directory = join(place, name);
    const program = join(directory, 'node_modules/.bin/node');
    const env = {
      ...production(await createEmptyPostgresUrl()),
      DATA_DIR: join(folder.path, 'data'),
    };
    for (const args of preparing) await run(program, args, { cwd: directory, env });
    server = await startServer('server/dist/main.js', env, { program, directory });
    expect(await statusesAt(server.address)).toEqual([200, 200]);
  }, 300_000);
});

const hasBuilder = spawnSync('docker', ['info'], { stdio: 'ignore' }).status === 0;

/** Where no builder answers there is nothing to test the image with. */
if (hasBuilder)
  describe('the image of the Dockerfile', () => {
    const image = 'hotel-direct-booking:test';
    const volume = `hotel-direct-booking-test-${randomUUID()}`;
    const docker = (...args: readonly string[]) =>
      run('docker', args, { cwd: folder.path, maxBuffer: 1 << 26 });
    let container = '';
    afterAll(async () => {
      if (container !== '') await docker('rm', '--force', container);
      await docker('volume', 'rm', '--force', volume);
    });

    it('is built from the archive, and its commands and its server serve a hotel in production, on a PostgreSQL', async () => {
      const file = join(workspaceRoot, 'Dockerfile');
      const archiveArgument = ['--build-arg', 'ARCHIVE=archive.tar.gz'];
      await docker('build', '--file', file, ...archiveArgument, '--tag', image, folder.path);
      const port = await freePort();
      const variables = Object.entries({
        ...production(await createEmptyPostgresUrl()),
        HOST: '127.0.0.1',
        PORT: String(port),
      });
      // As in the guide: in a network of its own, 127.0.0.1 would be the container.
      const options = [
        ...['--network', 'host', '--volume', `${volume}:/var/lib/hotel-direct-booking`],
        ...variables.flatMap(([key, value]) => ['--env', `${key}=${value}`]),
      ];
      for (const args of preparing)
        await docker('run', '--rm', ...options, image, 'node_modules/.bin/node', ...args);
      const { stdout } = await docker('run', '--detach', ...options, image);
      container = stdout.trim();
      const address = `http://127.0.0.1:${String(port)}`;
      await expect
        .poll(async () => (await fetch(`${address}/readyz`).catch(() => null))?.status, { timeout: 120_000 })
        .toBe(200);
      expect(await statusesAt(address)).toEqual([200, 200]);
    }, 900_000);
  });
else
  process.stdout.write('No Docker answers here: the image of the Dockerfile is neither built nor started.\n');
