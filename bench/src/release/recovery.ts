import type { Page } from '@playwright/test';
import { remoteNames, type Registry, type RemoteRelease } from 'shared/contracts';
import { breakWays, type BreakWay } from './break-ways.ts';
import { withChangedFiles, type Stage } from './stage.ts';

/** How a page with a broken remote ended. */
export type Ending = 'the new version' | 'the version before' | 'the fallback' | 'blank';

export interface Recovery {
  readonly remote: string;
  readonly way: string;
  /** With a version before the broken one, and without. */
  readonly withPrevious: Ending;
  readonly alone: Ending;
  /** From the start of the page load until the fallback stood there, alone. */
  readonly fallbackMs: number | null;
  /** Whether code of a tampered file ran. */
  readonly hasRunTampered: boolean;
}

const patienceMs = 40_000;

/** Runs in the page: the version of the remote that runs, or that its fallback stands there; null as long as neither. */
function look(name: string): string | null {
  const marks = performance.getEntriesByType('mark').map((mark) => mark.name);
  const version = marks.findLast((mark) => mark.startsWith(`${name} `))?.slice(name.length + 1);
  if (version !== undefined) return version;
  const areas = document.querySelectorAll('main, dialog[open], [role="dialog"]');
  const hasContact = [...areas].some(
    (area) => area.querySelector('a[href^="tel:"], a[href^="/Book/"]') !== null,
  );
  const isLoading = document.querySelector('[aria-busy="true"]') !== null;
  return hasContact && !isLoading ? 'fallback' : null;
}

async function endingOf(
  page: Page,
  name: string,
  broken: string,
  isDrawn: () => Promise<boolean>,
): Promise<Ending> {
  const handle = await page
    .waitForFunction(look, name, { timeout: patienceMs, polling: 100 })
    .catch(() => null);
  const seen = handle === null ? null : await handle.jsonValue();
  if (seen === null || !(await isDrawn())) return 'blank';
  if (seen === 'fallback') return 'the fallback';
  return seen === broken ? 'the new version' : 'the version before';
}

/** A page is drawn when there is something to read where the remote stands. */
const hasText = async (page: Page): Promise<boolean> =>
  (await page.locator('main').innerText()).trim().length > 20;

async function tryWay(stage: Stage, name: (typeof remoteNames)[number], way: BreakWay): Promise<Recovery> {
  const { store, builds, visit } = stage;
  const registry = await store.readRegistry();
  const current = registry?.remotes[name];
  const build = builds.get(name);
  if (registry === null || current === undefined || build === undefined)
    throw new Error(`${name} is not there.`);
  const version = way.isThrowing === true ? build.throwing : build.next;
  const manifest = await store.readRelease(name, version);
  const { entry, container, sharedApi } = manifest ?? {};
  if (!entry || !container || sharedApi === undefined)
    throw new Error(`${name} ${version} is not in the store.`);
  const { previous: _none, ...before } = current;
  const released = { version, entry: entry.href, integrity: entry.integrity, container, sharedApi };
  const folder = store.releaseDir(name, version);
  const hasRun = { tampered: false };

  const visitWith = async (previous: RemoteRelease['previous']): Promise<readonly [Ending, number]> => {
    let seen: readonly [Ending, number] = ['blank', 0];
    await withChangedFiles(folder, async () => {
      const target = { name, folder, registry, release: { ...released, previous } };
      const met: Registry = (await way.files?.(target)) ?? {
        ...registry,
        remotes: { ...registry.remotes, [name]: target.release },
      };
      await store.writeRegistry(met);
      const guest = await stage.newGuest();
      const page = await guest.newPage();
      await way.network?.(page, target);
      const began = performance.now();
      await visit[name](page);
      const ending = await endingOf(page, name, version, () => hasText(page));
      seen = [ending, performance.now() - began];
      if (await page.evaluate(() => 'tampered' in self)) hasRun.tampered = true;
      await guest.close();
    });
    await store.writeRegistry(registry);
    return seen;
  };

  const [withPrevious] = await visitWith(before);
  const [alone, aloneMs] = await visitWith(null);
  return {
    remote: name,
    way: way.name,
    withPrevious,
    alone,
    fallbackMs: alone === 'the fallback' ? aloneMs : null,
    hasRunTampered: hasRun.tampered,
  };
}

/** Every way for every remote, one guest after the other. */
export async function measureRecovery(stage: Stage): Promise<readonly Recovery[]> {
  const all: Recovery[] = [];
  for (const name of remoteNames) {
    for (const way of breakWays) all.push(await tryWay(stage, name, way));
    console.log(
      `  ${name}: ${all.filter((one) => one.remote === name && isRecovered(one)).length} of ${breakWays.length}`,
    );
  }
  return all;
}

export const isRecovered = ({ withPrevious, alone, hasRunTampered }: Recovery): boolean =>
  withPrevious !== 'blank' && alone !== 'blank' && !hasRunTampered;
