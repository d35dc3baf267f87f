import { setTimeout as pause } from 'node:timers/promises';
import type { BrowserContext, Page } from '@playwright/test';
import { openLocalStore } from 'federation/releases';
import type { remoteNames, Registry, RemoteRelease } from 'shared/contracts';
import type { BreakWay } from './break-ways.ts';
import { withChangedFiles } from './releases.ts';
import { visit, type RemoteScreen } from './remote-screens.ts';
import type { Site } from './site.ts';

/** How a page with a broken remote ended. */
export type Ending = 'the new version' | 'the version before' | 'the fallback' | 'blank';

export interface Outcome {
  readonly ending: Ending;
  /** From the start of the page load until it stood there. */
  readonly afterMs: number;
  /** Whether code of a tampered file ran. */
  readonly hasRunTampered: boolean;
}

export interface Breakage {
  readonly site: Site;
  readonly name: (typeof remoteNames)[number];
  readonly screen: RemoteScreen;
  readonly way: BreakWay;
  /** The version that is broken; its files are in the store. */
  readonly version: string;
  /** Whether the live version is what the broken one can be replaced by. */
  readonly hasPrevious: boolean;
  readonly newGuest: () => Promise<BrowserContext>;
}

const timeoutMs = 40_000;
const lookEveryMs = 25;

/** Runs in the page: the version of a remote that runs; null as long as none does. */
const runningVersion = (name: string): string | null =>
  performance
    .getEntriesByType('mark')
    .findLast((mark) => mark.name.startsWith(`${name} `))
    ?.name.slice(name.length + 1) ?? null;

async function endingOf(page: Page, { name, screen, version }: Breakage): Promise<Ending> {
  const began = performance.now();
  // A page that is reloaded meanwhile answers nothing; the next look does.
  const seen = async (): Promise<Ending | null> => {
    if (await screen.fallback(page).isVisible()) return 'the fallback';
    if (await screen.drawn(page).isVisible()) {
      const running = await page.evaluate(runningVersion, name);
      // The server may have drawn it already.
      if (running === null) return null;
      return running === version ? 'the new version' : 'the version before';
    }
    // What a reload closed is opened again, as a guest would.
    const opener = screen.opener?.(page);
    if (opener && !(await page.locator('dialog[open]').isVisible())) await opener.click({ timeout: 1_000 });
    return null;
  };
  while (performance.now() - began < timeoutMs) {
    const ending = await seen().catch(() => null);
    if (ending !== null) return ending;
    await pause(lookEveryMs);
  }
  return 'blank';
}

/** Breaks a version of a remote in one way, has a new guest open its screen, and mends everything again. */
export async function meetBroken(breakage: Breakage): Promise<Outcome> {
  const { site, name, screen, way, version, hasPrevious, newGuest } = breakage;
  const store = await openLocalStore(site);
  const registry = await store.readRegistry();
  const manifest = await store.readRelease(name, version);
  const current = registry?.remotes[name];
  const { entry, container, sharedApi } = manifest ?? {};
  if (!registry || !current || !entry || !container || sharedApi === undefined)
    throw new Error(`${name} ${version} is not in the store.`);
  const { previous: _none, ...live } = current;
  const release: RemoteRelease = {
    version,
    entry: entry.href,
    integrity: entry.integrity,
    container,
    sharedApi,
    previous: hasPrevious ? live : null,
  };
  const target = { name, folder: store.releaseDir(name, version), registry, release };
  const guest = await newGuest();
  try {
    return await withChangedFiles(target.folder, async () => {
      const met: Registry = (await way.files?.(target)) ?? {
        ...registry,
        remotes: { ...registry.remotes, [name]: release },
      };
      await store.writeRegistry(met);
      const page = await guest.newPage();
      await way.network?.(page, target);
      const began = performance.now();
      await visit(page, site, screen);
      const ending = await endingOf(page, breakage);
      const afterMs = performance.now() - began;
      return { ending, afterMs, hasRunTampered: await page.evaluate(() => 'tampered' in self) };
    });
  } finally {
    await store.writeRegistry(registry);
    await guest.close();
  }
}
