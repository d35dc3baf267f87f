import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { buildable } from '../build/build-all.ts';
import { workspaceRoot } from '../build/workspace.ts';
import { readShareVersions } from '../share-table.ts';
import { startDevServer } from './dev-server.ts';
import { shareMedia, writeDevStore } from './registry.ts';
import { watchServer } from './server-watch.ts';

// pnpm dev [--remote NAME…]: shell, remotes, shared and server with hot reload; with --remote only those remotes.
const { values } = parseArgs({ options: { remote: { type: 'string', multiple: true } } });
const port = Number(process.env['PORT'] ?? 3000);
const dataDir = resolve(process.env['DATA_DIR'] ?? join(workspaceRoot, '.data'));
const storeDir = join(dataDir, 'releases-dev');

const wanted = values.remote;
const names = buildable().filter(
  (name) => name !== 'server' && (name === 'shell' || wanted === undefined || wanted.includes(name)),
);
console.log(`Compiling ${names.join(', ')}`);
const running = await Promise.all(
  names.map((name, index) => startDevServer(join(workspaceRoot, name), port + 1 + index)),
);
const { sharedApi } = readShareVersions(workspaceRoot);
await writeDevStore(
  storeDir,
  running.map(({ app }) => app),
  sharedApi,
);
await shareMedia(join(dataDir, 'releases'), storeDir);
const stopServer = await watchServer({ NODE_ENV: 'development', PORT: String(port), RELEASES_DIR: storeDir });

let stopping = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    if (stopping) return;
    stopping = true;
    void Promise.all([stopServer(), ...running.map(({ stop }) => stop())]).then(() => process.exit(0));
  });
}
