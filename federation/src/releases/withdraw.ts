import { chooseRelease, type RemoteName } from 'shared/contracts';
import { historyEntry } from './history-entry.ts';
import { withAbsent, withoutRemote } from './registry.ts';
import type { ReleaseStore } from './store.ts';

export type WithdrawOptions = {
  /** The one property that has the remote no longer; null for all. */
  readonly property: string | null;
  readonly why: string;
  readonly now: () => number;
};

export type WithdrawResult =
  | { readonly kind: 'withdrawn'; readonly name: string; readonly from: string }
  | { readonly kind: 'rejected'; readonly reasons: readonly string[] };

const rejected = (reason: string): WithdrawResult => ({ kind: 'rejected', reasons: [reason] });

/**
 * Takes a remote out of the registry, for all properties or for one: its pages and parts disappear with the next page load, also those of a
 * first release. Its files stay in the store; publishing it, or for one property pinning it, brings it back.
 */
export async function withdrawRemote(
  store: ReleaseStore,
  name: string,
  { property, why, now }: WithdrawOptions,
): Promise<WithdrawResult> {
  if (name === 'shell') return rejected('The shell cannot be withdrawn: without it there is no site.');
  const registry = await store.readRegistry();
  // Of any other name the registry has nothing.
  const from = registry && (chooseRelease(registry, name as RemoteName, property)?.version ?? null);
  if (registry === null || from === null) {
    return rejected(`${property ?? 'The site'} does not have ${name}.`);
  }
  const errors = store.permissionErrors('switch', name);
  if (errors.length > 0) return { kind: 'rejected', reasons: errors };
  await store.writeRegistry(
    property === null ? withoutRemote(registry, name) : withAbsent(registry, name, property),
  );
  await store.appendHistory(
    await historyEntry(store, now, { action: 'withdraw', name, from, to: null, property, why }),
  );
  return { kind: 'withdrawn', name, from };
}
