import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createEmptyPostgresUrl } from '../support/database.ts';
import {
  checkoutWithPart,
  packRelease,
  preparing,
  production,
  run,
  statusesAt,
} from '../support/packed-release.ts';
import { type ServerProcess, startServer } from '../support/server-process.ts';
import { makeTemporaryFolder, type TemporaryFolder } from '../support/temporary-folder.ts';

let folder: TemporaryFolder;
let archive: string;
beforeAll(async () => {
  folder = await makeTemporaryFolder();
  archive = await packRelease(folder.path, await checkoutWithPart(folder.path, 'mf-spa'));
}, 1_200_000);
afterAll(() => folder.remove());

describe('the archive of a release', () => {
  let server: ServerProcess | undefined;
  afterAll(() => server?.end('SIGTERM'));

  it('is unpacked, migrates a database, publishes its pages, imports a hotel and serves it and the calls of a remote, without the sources’ packages', async () => {
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
    // The remote’s own calls, over its own table.
    const said = await fetch(`${server.address}/api/x/mf-spa/SayHello`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ PropertyId: 'HARBOUR', Name: 'Ada' }),
    });
    expect([said.status, await said.json()]).toEqual([200, { Count: 1 }]);
  }, 600_000);
});
