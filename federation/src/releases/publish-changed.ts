import { publishBuild, type PublishResult } from './publish.ts';
import type { ReleaseStore } from './store.ts';

export type Build = { readonly name: string; readonly version: string; readonly folder: string };

/**
 * Publishes `builds` in their order, for a start of the site: a version that an operator rolled back from is left
 * alone, so that a restart does not undo the rollback. Stops at the first that is refused.
 */
export async function publishChanged(
  store: ReleaseStore,
  builds: readonly Build[],
  now: () => number,
): Promise<PublishResult[]> {
  const history = await store.readHistory();
  const results: PublishResult[] = [];
  for (const { name, version, folder } of builds) {
    const last = history.findLast((entry) => entry.name === name && entry.property === null);
    if (last?.action === 'rollback' && last.from === version) continue;
    const result = await publishBuild(store, folder, { property: null, now });
    results.push(result);
    if (result.kind === 'refused') break;
  }
  return results;
}
