import type { HistoryEntry } from './history.ts';
import { publishBuild, type PublishResult } from './publish.ts';
import type { ReleaseStore } from './store.ts';

export type Build = { readonly name: string; readonly version: string; readonly folder: string };

/**
 * Publishes `builds` in their order, for a start of the site: a version that an operator rolled back from is left
 * alone, so that a restart does not undo the rollback. Stops at the first that is rejected.
 */
export async function publishChanged(
  store: ReleaseStore,
  builds: readonly Build[],
  now: () => number,
): Promise<PublishResult[]> {
  const history = await store.readHistory();
  const results: PublishResult[] = [];
  for (const { name, version, folder } of builds) {
    if (isRolledBack(history, name, version)) continue;
    const result = await publishBuild(store, folder, { property: null, now });
    results.push(result);
    if (result.kind === 'rejected') break;
  }
  return results;
}

/**
 * Whether `version` was left by one of the rollbacks since something was last published for all (one bad version may lead to another), or the
 * remote was withdrawn since.
 */
function isRolledBack(history: readonly HistoryEntry[], name: string, version: string): boolean {
  const changes = history.filter((entry) => entry.name === name && entry.property === null);
  const published = changes.findLastIndex(({ action }) => action === 'publish');
  const since = changes.slice(published + 1);
  return since.some(({ from, action }) => from === version || action === 'withdraw');
}
