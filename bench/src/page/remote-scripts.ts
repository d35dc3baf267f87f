import { openLocalStore, type LocalStore } from 'federation/releases';

/** What a remote's scripts weigh in brotli, bytes. */
export interface RemoteScripts {
  readonly name: string;
  /** What a guest needs to see the remote's first page. */
  readonly first: number;
  /** All of them, with what comes later or on demand. */
  readonly all: number;
}

const beaconChunk = /(^|\/)src_vitals_vitals_lazy_ts\.[^/]*\.js\.gz$/;

/** The script of the live shell that measures pages at guests (docs/decisions/0108), in gzip, bytes; null where it has none. */
export async function beaconBytes(site: LocalStore): Promise<number | null> {
  const store = await openLocalStore(site);
  const version = (await store.readRegistry())?.shell.version;
  if (version === undefined) return null;
  const manifest = await store.readRelease('shell', version);
  const path = manifest?.files.map((file) => `${file.path}.gz`).find((each) => beaconChunk.test(each));
  return path === undefined ? null : ((await store.readFile('shell', version, path))?.length ?? null);
}

/** The scripts of every remote that is live in the release store of a site, as they are sent. */
export async function remoteScripts(site: LocalStore): Promise<readonly RemoteScripts[]> {
  const store = await openLocalStore(site);
  const remotes = Object.entries((await store.readRegistry())?.remotes ?? {});
  return Promise.all(
    remotes.map(async ([name, { version }]) => {
      const manifest = await store.readRelease(name, version);
      const sent = async (path: string): Promise<number> =>
        ((await store.readFile(name, version, `${path}.br`)) ?? (await store.readFile(name, version, path)))
          ?.length ?? 0;
      const total = async (paths: readonly string[]): Promise<number> =>
        (await Promise.all(paths.map(sent))).reduce((sum, bytes) => sum + bytes, 0);
      const paths = (manifest?.files ?? []).map(({ path }) => path).filter((path) => path.endsWith('.js'));
      const needed = new Set(
        [manifest?.entry, ...(manifest?.preload.scripts ?? [])].map((asset) => asset?.href.split('/').at(-1)),
      );
      return {
        name,
        first: await total(paths.filter((path) => needed.has(path.split('/').at(-1)))),
        all: await total(paths),
      };
    }),
  );
}
