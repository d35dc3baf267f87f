import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { workspaceRoot } from 'federation/build';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createEmptyPostgresUrl } from '../support/database.ts';
import { packRelease, preparing, production, run, statusesAt } from '../support/packed-release.ts';
import { freePort } from '../support/postgres-server.ts';
import { makeTemporaryFolder, type TemporaryFolder } from '../support/temporary-folder.ts';

const hasBuilder = spawnSync('docker', ['info'], { stdio: 'ignore' }).status === 0;

if (!hasBuilder)
  process.stdout.write('No Docker answers here: the image of the Dockerfile is neither built nor started.\n');

/** Where no builder answers there is nothing to test the image with. */
describe.runIf(hasBuilder)('the image of the Dockerfile', () => {
  const image = 'hotel-direct-booking:test';
  const volume = `hotel-direct-booking-test-${randomUUID()}`;
  const docker = (...args: readonly string[]) =>
    run('docker', args, { cwd: folder.path, maxBuffer: 1 << 26 });
  let container = '';
  let folder: TemporaryFolder;
  beforeAll(async () => {
    folder = await makeTemporaryFolder();
    await packRelease(folder.path);
  }, 600_000);
  afterAll(async () => {
    if (container !== '') await docker('rm', '--force', container);
    await docker('volume', 'rm', '--force', volume);
    await folder.remove();
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
