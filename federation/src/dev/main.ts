import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { apps as appsHere } from '../build/build-all.ts';
import { workspaceRoot } from '../build/workspace.ts';
import { openLocalStore } from '../releases/index.ts';
import { readShareVersions } from '../share-table.ts';
import { startDevServer } from './dev-server.ts';
import { takenPort } from './ports.ts';
import { shareMedia, writeDevStore } from './registry.ts';
import { watchServer } from './server-watch.ts';
import { startSiteProxy } from './site-proxy.ts';

// pnpm dev [--remote NAME…] [--site URL]: shell, remotes, shared and server with hot reload, one address. With --remote only those remotes, the
// others as they are published here; with --site as they are on that site, whose server answers the calls.
const { values } = parseArgs({
  options: { remote: { type: 'string', multiple: true }, site: { type: 'string' } },
});
const port = Number(process.env['PORT'] ?? 3000);
const wanted = values.remote;
const all = appsHere();
const unknown = wanted?.filter((name) => name === 'shell' || !all.includes(name)) ?? [];
if (unknown.length > 0) {
  console.error(`There is no ${unknown.join(', ')}. There are: ${all.join(', ')}.`);
  process.exit(1);
}
const names = all.filter((name) => name === 'shell' || wanted === undefined || wanted.includes(name));
const taken = await takenPort([port, ...names.map((_, index) => port + 1 + index)]);
if (taken !== null) {
  console.error(
    `Port ${taken} is taken. Stop what uses it, or choose where it begins: PORT=${port + 100} pnpm dev`,
  );
  process.exit(1);
}
console.log(`Compiling ${names.join(', ')}`);
const running = await Promise.all(
  names.map((name, index) => startDevServer(join(workspaceRoot, name), port + 1 + index)),
);
const apps = running.map(({ app }) => app);

/** Our own server, with the database and the pictures of `npm start`. */
async function serve(): Promise<() => Promise<void>> {
  const dataDir = resolve(process.env['DATA_DIR'] ?? join(workspaceRoot, '.data'));
  const storeDir = join(dataDir, 'releases-dev');
  const published = await openLocalStore({ dataDir });
  const { sharedApi } = readShareVersions(workspaceRoot);
  const others = await writeDevStore(
    { store: await openLocalStore({ dataDir, releasesDir: storeDir }), published },
    apps,
    sharedApi,
  );
  const missing = all.filter((name) => !names.includes(name) && !others.includes(name));
  if (others.length > 0) console.log(`As published here: ${others.join(', ')}`);
  if (missing.length > 0)
    console.log(
      `Not published here, so their fallbacks are shown: ${missing.join(', ')}. Run npm start once.`,
    );
  await shareMedia(published.dir, storeDir);
  return watchServer({
    NODE_ENV: 'development',
    DEVELOPMENT_REMOTES: 'on',
    PORT: String(port),
    RELEASES_DIR: storeDir,
  });
}

const stopServer =
  values.site === undefined ? await serve() : await startSiteProxy({ site: values.site, port, apps });

let stopping = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    if (stopping) return;
    stopping = true;
    void Promise.all([stopServer(), ...running.map(({ stop }) => stop())]).then(() => process.exit(0));
  });
}
