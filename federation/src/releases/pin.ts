import { compatibilityProblems } from './compatibility.ts';
import { historyEntry } from './history-entry.ts';
import { releaseOf, withoutAbsence, withoutPin, withRemote } from './registry.ts';
import type { ReleaseStore } from './store.ts';

export type PinOptions = {
  readonly property: string;
  readonly why: string | null;
  readonly now: () => number;
};

export type PinResult =
  | {
      readonly kind: 'pinned';
      readonly name: string;
      readonly from: string | null;
      readonly to: string | null;
    }
  | { readonly kind: 'rejected'; readonly reasons: readonly string[] };

const rejected = (reason: string): PinResult => ({ kind: 'rejected', reasons: [reason] });

/**
 * Gives one property a version of `name` of its own, which is in the store already; null for the one that runs now, so that
 * the property stays at it. Nothing is built or copied, and all others keep what they have.
 */
export async function pinRemote(
  store: ReleaseStore,
  name: string,
  version: string | null,
  { property, why, now }: PinOptions,
): Promise<PinResult> {
  const registry = await store.readRegistry();
  const current = registry && (releaseOf(registry, name, null) ?? releaseOf(registry, name, property));
  if (registry === null || current === null) {
    return rejected(
      name === 'shell' ? 'The shell cannot be pinned to one property.' : `${name} is not in the registry.`,
    );
  }
  const errors = store.permissionErrors('switch', name);
  if (errors.length > 0) return { kind: 'rejected', reasons: errors };
  const to = version ?? current.version;
  const release = await store.readRelease(name, to);
  if (release === null) return rejected(`${name} ${to} is not in the store.`);
  const reasons = await compatibilityProblems(store, registry, release, property);
  if (reasons.length > 0) return { kind: 'rejected', reasons };
  const from = releaseOf(registry, name, property)?.version ?? null;
  if (from === to) return rejected(`${property} has ${name} ${to} already.`);
  await store.writeRegistry(withRemote(registry, release, property));
  await store.appendHistory(await historyEntry(store, now, { action: 'pin', name, from, to, property, why }));
  return { kind: 'pinned', name, from, to };
}

/** Takes the property's pin away: it runs what all others run. */
export async function unpinRemote(
  store: ReleaseStore,
  name: string,
  { property, why, now }: PinOptions,
): Promise<PinResult> {
  const registry = await store.readRegistry();
  const from = registry && (releaseOf(registry, name, property)?.version ?? null);
  const isAbsent = Object.values(registry?.absent?.[property] ?? []).some((each) => each === name);
  if (registry === null || (from === null && !isAbsent)) {
    return rejected(`${property} has no version of ${name} of its own.`);
  }
  const errors = store.permissionErrors('switch', name);
  if (errors.length > 0) return { kind: 'rejected', reasons: errors };
  await store.writeRegistry(withoutPin(withoutAbsence(registry, name, property), name, property));
  await store.appendHistory(
    await historyEntry(store, now, { action: 'unpin', name, from, to: null, property, why }),
  );
  return { kind: 'pinned', name, from, to: null };
}
