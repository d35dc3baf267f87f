import { setTimeout as pause } from 'node:timers/promises';
import { release } from 'e2e/releases';
import { openStore, publishBuild } from 'federation/releases';
import { median } from '../median.ts';
import type { Stage } from './stage.ts';

const remote = 'mf-checkout';
const rounds = 5;

/** Seconds from starting `pnpm release rollback` until a page that is asked for names the old version; asked every 10 ms. */
async function rollBackOnce(stage: Stage, old: string): Promise<number> {
  const { site } = stage;
  const address = `${site.url}/Book/HARBOUR/Checkout`;
  const began = performance.now();
  const command = release(site.dataDir, 'rollback', remote, '--why', 'bench');
  for (;;) {
    const asked = performance.now();
    const html = await (await fetch(address)).text();
    if (html.includes(`/ClientApp/${remote}/${old}/`)) {
      await command;
      return (asked - began) / 1000;
    }
    await pause(10);
  }
}

/** The median of some rollbacks, and that a browser then runs the old version. */
export async function measureRollback(stage: Stage): Promise<number> {
  const store = openStore(stage.site.releasesDir);
  const old = (await store.readRegistry())?.remotes[remote]?.version ?? '';
  const next = stage.builds.get(remote)?.next ?? '';
  const seconds: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await publishBuild(store, store.releaseDir(remote, next), { property: null, now: Date.now });
    seconds.push(await rollBackOnce(stage, old));
  }
  const guest = await stage.newGuest();
  const page = await guest.newPage();
  await stage.visit[remote](page);
  await page.waitForFunction(
    (mark) => performance.getEntriesByType('mark').some(({ name }) => name === mark),
    `${remote} ${old}`,
  );
  await guest.close();
  return median(seconds);
}

export interface Returning {
  /** KB that a guest who was here before fetches after one remote was published. */
  readonly changedRemoteKB: number;
  /** Files of others among them; none should be. */
  readonly otherFiles: readonly string[];
}

/** A guest opens a page, one remote is published, and the guest opens it again. */
export async function measureReturning(stage: Stage): Promise<Returning> {
  const store = openStore(stage.site.releasesDir);
  const registry = await store.readRegistry();
  const guest = await stage.newGuest();
  const page = await guest.newPage();
  await stage.visit[remote](page);
  await page.waitForLoadState('networkidle');
  const next = stage.builds.get(remote)?.next ?? '';
  await publishBuild(store, store.releaseDir(remote, next), { property: null, now: Date.now });
  await stage.visit[remote](page);
  await page.waitForLoadState('networkidle');
  const files = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      // What came from the cache has sent nothing.
      .filter(({ name, transferSize }) => name.includes('/ClientApp/') && transferSize > 0)
      .map(({ name, transferSize }) => ({ path: new URL(name).pathname, bytes: transferSize })),
  );
  await guest.close();
  if (registry !== null) await store.writeRegistry(registry);
  const scripts = files.filter(({ path }) => /\.(js|css)$/.test(path));
  return {
    changedRemoteKB: Math.round(scripts.reduce((sum, { bytes }) => sum + bytes, 0) / 100) / 10,
    otherFiles: scripts.map(({ path }) => path).filter((path) => !path.startsWith(`/ClientApp/${remote}/`)),
  };
}
