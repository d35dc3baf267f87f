import { chromium, type Browser, type BrowserContext } from '@playwright/test';
import { browserOptions } from 'e2e/browser';
import { openScreens, type RemoteScreens } from 'e2e/remote-screens';
import { buildChanged } from 'e2e/releases';
import { copyDataDir, prepareDataDir, removeDataDir, startSite, type Site } from 'e2e/site';
import { openLocalStore, publishBuild, rollBack, type FolderStore } from 'federation/releases';
import { remoteNames, type RemoteName } from 'shared/contracts';

/** Versions of a remote beside the live one, in the store of every site. */
export interface Builds {
  readonly live: string;
  /** With another line in it. */
  readonly next: string;
  /** One that throws when it starts. */
  readonly throwing: string;
  readonly buildMs: number;
  readonly publishMs: number;
}

/** A site of its own, with its own store and database, and a guest's screens on it. */
export interface Lane {
  readonly site: Site;
  readonly store: FolderStore;
  readonly screens: RemoteScreens;
  readonly newGuest: () => Promise<BrowserContext>;
}

export interface Stage {
  readonly builds: ReadonlyMap<RemoteName, Builds>;
  /** Runs `work` on as many sites at once. */
  readonly withLanes: <T>(count: number, work: (lanes: readonly Lane[]) => Promise<T>) => Promise<T>;
  readonly close: () => Promise<void>;
}

const desktop = { locale: 'en-GB', viewport: { width: 1440, height: 900 } } as const;

/** The clients of the bench come from one address. */
const environment = {
  CHANGES_PER_MINUTE: '0',
  HELD_NIGHTS: '0',
  INVOICES_PER_HOUR: '0',
  REQUESTS_PER_SECOND: '0',
};

/** Really built versions of a remote, published once so that their files are in the store; the version that was live is live in the end. */
async function buildVersions(store: FolderStore, name: (typeof remoteNames)[number]): Promise<Builds> {
  const live = (await store.readRegistry())?.remotes[name]?.version;
  if (live === undefined) throw new Error(`${name} was not published.`);
  const make = async (version: string, to: string) => {
    const began = performance.now();
    const build = await buildChanged({ remote: name, version, file: 'src/remote.ts', from: /$/, to });
    const built = performance.now();
    const result = await publishBuild(store, build.folder, { property: null, now: Date.now });
    const publishMs = performance.now() - built;
    await build.remove();
    if (result.kind === 'rejected') throw new Error(result.reasons.join('\n'));
    return { version: build.version, buildMs: built - began, publishMs };
  };
  const throwing = await make('9.0.1', "\nthrow new Error('broken');\n");
  const { version: next, buildMs, publishMs } = await make('9.0.0', '\n// Another line.\n');
  // By the history as well: what is before the next version is the live one.
  await rollBack(store, name, { to: live, why: 'bench', now: Date.now });
  return { live, next, throwing: throwing.version, buildMs, publishMs };
}

async function openLane(prepared: string, browser: Browser): Promise<Lane> {
  const site = await startSite({ dataDir: await copyDataDir(prepared), environment });
  const screens = await openScreens(site);
  const newGuest = () => browser.newContext(desktop);
  return { site, store: await openLocalStore(site), screens, newGuest };
}

async function closeLane({ site }: Lane): Promise<void> {
  await site.stop();
  await removeDataDir(site.dataDir);
}

/** Builds two more versions of every remote into a store that the sites of the bench are copied from. */
export async function openStage(): Promise<Stage> {
  console.log('Building, publishing and filling a database');
  const prepared = await prepareDataDir();
  const store = await openLocalStore({ dataDir: prepared });
  const builds = new Map<RemoteName, Builds>();
  for (const name of remoteNames) builds.set(name, await buildVersions(store, name));
  const browser = await chromium.launch(browserOptions);
  return {
    builds,
    async withLanes(count, work) {
      const lanes: Lane[] = [];
      try {
        for (let lane = 0; lane < count; lane += 1) lanes.push(await openLane(prepared, browser));
        return await work(lanes);
      } finally {
        await Promise.all(lanes.map(closeLane));
      }
    },
    async close() {
      await browser.close();
      await removeDataDir(prepared);
    },
  };
}

/** The versions of a remote that the stage has built. */
export function buildsOf(stage: Stage, name: RemoteName): Builds {
  const builds = stage.builds.get(name);
  if (builds === undefined) throw new Error(`${name} was not built.`);
  return builds;
}
