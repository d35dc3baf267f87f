import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { release } from 'e2e/releases';
import { visit } from 'e2e/remote-screens';
import { publishBuild } from 'federation/releases';
import { median } from '../statistics.ts';
import { buildsOf, type Lane, type Stage } from './stage.ts';

const remote = 'mf-checkout';
const rounds = 5;

export interface SwitchFigures {
  /** From starting the command until a page is given that runs the old version; median. */
  readonly rollbackSeconds: number;
  /** KB that a guest who was here before fetches after one remote was published. */
  readonly changedRemoteKB: number;
  /** Files of others among them; none should be. */
  readonly otherFiles: readonly string[];
}

/** Seconds from starting `pnpm release rollback` until a page that is asked for names the old version; asked every 10 ms. */
async function rollBackOnce({ site }: Lane, old: string): Promise<number> {
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

const publishNext = ({ store }: Lane, next: string) =>
  publishBuild(store, store.releaseDir(remote, next), { property: null, now: Date.now });

/** Opens the remote's screen and waits until it is drawn and nothing more is fetched. */
async function openWhole({ site, screens }: Lane, page: Page): Promise<void> {
  await visit(page, site, screens[remote]);
  await screens[remote].drawn(page).waitFor();
  await page.waitForLoadState('networkidle');
}

/** Some rollbacks; in the end a browser has to run the old version. */
async function measureRollback(lane: Lane, { live, next }: { live: string; next: string }): Promise<number> {
  const seconds: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await publishNext(lane, next);
    seconds.push(await rollBackOnce(lane, live));
  }
  const guest = await lane.newGuest();
  const page = await guest.newPage();
  await openWhole(lane, page);
  await page.waitForFunction(
    (mark) => performance.getEntriesByType('mark').some(({ name }) => name === mark),
    `${remote} ${live}`,
  );
  await guest.close();
  return median(seconds);
}

/** A guest opens a page, one remote is published, and the guest opens the page once more. */
async function measureReturning(
  lane: Lane,
  next: string,
): Promise<readonly { readonly path: string; readonly bytes: number }[]> {
  const guest = await lane.newGuest();
  const page = await guest.newPage();
  await openWhole(lane, page);
  await publishNext(lane, next);
  await openWhole(lane, page);
  const files = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      // What came from the cache has sent nothing.
      .filter(({ name, transferSize }) => /\/ClientApp\/.*\.(js|css)$/.test(name) && transferSize > 0)
      .map(({ name, transferSize }) => ({ path: new URL(name).pathname, bytes: transferSize })),
  );
  await guest.close();
  return files;
}

/** How soon a rollback is seen, and what a returning guest fetches after one remote changed. */
export function measureSwitch(stage: Stage): Promise<SwitchFigures> {
  return stage.withLanes(1, async (lanes) => {
    const [lane] = lanes;
    if (lane === undefined) throw new Error('There is no site.');
    const builds = buildsOf(stage, remote);
    const rollbackSeconds = await measureRollback(lane, builds);
    const files = await measureReturning(lane, builds.next);
    return {
      rollbackSeconds: Math.round(rollbackSeconds * 1000) / 1000,
      changedRemoteKB: Math.round(files.reduce((sum, { bytes }) => sum + bytes, 0) / 100) / 10,
      otherFiles: files.map(({ path }) => path).filter((path) => !path.startsWith(`/ClientApp/${remote}/`)),
    };
  });
}
