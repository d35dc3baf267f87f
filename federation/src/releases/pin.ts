import { fitProblems } from './fit.ts';
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
  | { readonly kind: 'refused'; readonly reasons: readonly string[] };

const refused = (reason: string): PinResult => ({ kind: 'refused', reasons: [reason] });

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
    return refused(
      name === 'shell' ? 'The shell cannot be pinned to one property.' : `${name} is not in the registry.`,
    );
  }
  const refusals = store.refusals('switch', name);
  if (refusals.length > 0) return { kind: 'refused', reasons: refusals };
  const to = version ?? current.version;
  const release = await store.readRelease(name, to);
  if (release === null) return refused(`${name} ${to} is not in the store.`);
  const reasons = await fitProblems(store, registry, release, property);
  if (reasons.length > 0) return { kind: 'refused', reasons };
  const from = releaseOf(registry, name, property)?.version ?? null;
  if (from === to) return refused(`${property} has ${name} ${to} already.`);
  await store.writeRegistry(withRemote(registry, release, property));
  await store.appendHistory(await historyEntry(store, now, { action: 'pin', name, from, to, property, why }));
  return { kind: 'pinned', name, from, to };
}

/** Gives the property what all others have again. */
export async function unpinRemote(
  store: ReleaseStore,
  name: string,
  { property, why, now }: PinOptions,
): Promise<PinResult> {
  const registry = await store.readRegistry();
  const from = registry && (releaseOf(registry, name, property)?.version ?? null);
  const isAbsent = Object.values(registry?.absent?.[property] ?? []).some((each) => each === name);
  if (registry === null || (from === null && !isAbsent)) {
    return refused(`${property} has no version of ${name} of its own.`);
  }
  const refusals = store.refusals('switch', name);
  if (refusals.length > 0) return { kind: 'refused', reasons: refusals };
  await store.writeRegistry(withoutPin(withoutAbsence(registry, name, property), name, property));
  await store.appendHistory(
    await historyEntry(store, now, { action: 'unpin', name, from, to: null, property, why }),
  );
  return { kind: 'pinned', name, from, to: null };
}
