import { execFile, spawnSync } from 'node:child_process';
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
const secrets = {
  SECRET_KEY: 'the secret key of the packaged server, long enough',
  OPERATOR_TOKEN: 'the operator token of the packaged server',
};

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
      ...secrets,
      NODE_ENV: 'production',
      DATA_DIR: join(folder.path, 'data'),
      DATABASE_URL: await createEmptyPostgresUrl(),
      PUBLIC_URL: 'https://book.example.org',
      SMTP_URL: 'smtp://127.0.0.1:9',
      MAIL_FROM: 'bookings@book.example.org',
      TRUST_PROXY: '1',
    };
    const command = (...args: readonly string[]) => run(program, args, { cwd: directory, env });
    await command('server/src/db/cli.ts', 'migrate');
    await command('federation/src/cli/release.ts', 'publish', '--all');
    await command('server/src/import/cli.ts', 'import', 'server/demo/harbour/property.json');
    server = await startServer('server/dist/main.js', env, { program, directory });
    const page = await fetch(`${server.address}/Book/HARBOUR`);
    const html = await page.text();
    const script = /src="(\/ClientApp\/shell\/[^"]+\.js)"/.exec(html)?.[1] ?? '';
    expect([page.status, (await fetch(`${server.address}${script}`)).status]).toEqual([200, 200]);
  }, 300_000);
});

const hasBuilder = spawnSync('docker', ['info'], { stdio: 'ignore' }).status === 0;

/** Where no builder answers there is nothing to test the image with. */
if (hasBuilder)
  describe('the image of the Dockerfile', () => {
    const image = 'hotel-direct-booking:test';
    const docker = (...args: readonly string[]) =>
      run('docker', args, { cwd: folder.path, maxBuffer: 1 << 26 });
    let container = '';
    afterAll(async () => {
      if (container !== '') await docker('rm', '--force', '--volumes', container);
    });

    it('is built from the archive, starts, and says that it is ready', async () => {
      const file = join(workspaceRoot, 'Dockerfile');
      await docker(
        'build',
        '--file',
        file,
        '--build-arg',
        'ARCHIVE=archive.tar.gz',
        '--tag',
        image,
        folder.path,
      );
      const port = await freePort();
      const variables = Object.entries({
        ...secrets,
        NODE_ENV: 'development',
        PUBLIC_URL: 'http://127.0.0.1',
      });
      const { stdout } = await docker(
        'run',
        '--detach',
        '--publish',
        `127.0.0.1:${String(port)}:3000`,
        ...variables.flatMap(([key, value]) => ['--env', `${key}=${value}`]),
        image,
      );
      container = stdout.trim();
      await expect
        .poll(
          async () => (await fetch(`http://127.0.0.1:${String(port)}/readyz`).catch(() => null))?.status,
          {
            timeout: 120_000,
          },
        )
        .toBe(200);
    }, 900_000);
  });
