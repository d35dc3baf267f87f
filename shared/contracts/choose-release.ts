import type { Registry, RemoteName, RemoteRelease } from './registry.ts';

/** The part of a map by property code that belongs to one property. Codes are compared without regard to case (decisions, section 1). */
export const partOfProperty = <T>(
  byCode: Readonly<Record<string, T>>,
  code: string | null,
): Record<string, T> =>
  Object.fromEntries(Object.entries(byCode).filter(([each]) => each.toUpperCase() === code?.toUpperCase()));

const entryOf = <T>(byCode: Readonly<Record<string, T>> | undefined, code: string | null): T | undefined =>
  Object.values(partOfProperty(byCode ?? {}, code))[0];

/** What of the registry decides which release runs. */
export type ReleaseChoice = Pick<Registry, 'remotes' | 'pins' | 'absent'>;

/**
 * The release of a remote that a page of this property runs: the property's pin, else the current one; null when the registry has no such
 * remote, or this property does not have it.
 */
export function chooseRelease(
  registry: ReleaseChoice,
  name: RemoteName,
  propertyCode: string | null,
): RemoteRelease | null {
  const pinned = entryOf(registry.pins, propertyCode)?.[name];
  if (pinned !== undefined) return pinned;
  const isAbsent = entryOf(registry.absent, propertyCode)?.includes(name) === true;
  return isAbsent ? null : (registry.remotes[name] ?? null);
}

/** Every remote that the registry names, for all properties or for one, sorted. */
export function namedRemotes({ remotes, pins }: ReleaseChoice): readonly RemoteName[] {
  const names = [remotes, ...Object.values(pins)].flatMap((map) => Object.keys(map));
  // The registry's keys are checked to be names of remotes when it is read.
  return [...new Set(names)].sort() as RemoteName[];
}

/**
 * The remote that brings a part of other pages, such as the table booking, to a property: the one whose release declares the slot, the first
 * by name where several do; else `usual`, unless this property does not have it. Null when no remote does.
 */
export function remoteOfSlot(
  registry: ReleaseChoice,
  slot: string,
  usual: RemoteName,
  propertyCode: string | null,
): RemoteName | null {
  const owner = namedRemotes(registry).find((name) =>
    chooseRelease(registry, name, propertyCode)?.slots?.includes(slot),
  );
  if (owner !== undefined) return owner;
  const isAbsent =
    registry.remotes[usual] !== undefined && chooseRelease(registry, usual, propertyCode) === null;
  return isAbsent ? null : usual;
}
