import canonicalize from 'canonicalize';
import {
  chooseRelease,
  namedRemotes,
  type Registry,
  type ReleaseManifest,
  type RemoteName,
  type RemoteRelease,
} from 'shared/contracts';
import type { ReleaseStore } from './store.ts';

export type RemoteRecord = Omit<RemoteRelease, 'previous'>;

/** What the registry says of one release of a remote. Throws for the shell, which has no container. */
export function recordOf(release: ReleaseManifest): RemoteRecord {
  const { version, container, entry, sharedApi, declares = [], remote } = release;
  if (container === null || entry === null) throw new Error(`${release.name} is not a remote.`);
  const slots = remote?.slots ?? [];
  return {
    version,
    entry: entry.href,
    container,
    integrity: entry.integrity,
    sharedApi,
    ...(declares.length === 0 ? {} : { pages: declares }),
    ...(slots.length === 0 ? {} : { slots }),
  };
}

/** Whether the registry says of a release what its manifest says. */
export const agrees = ({ previous: _none, ...record }: RemoteRelease, release: ReleaseManifest): boolean =>
  canonicalize(record) === canonicalize(recordOf(release));

/** Everything that a page load of now can be sent to. */
export function namedReleases(registry: Registry): { readonly name: string; readonly version: string }[] {
  const maps = [registry.remotes, ...Object.values(registry.pins)];
  return [
    { name: 'shell', version: registry.shell.version },
    ...maps.flatMap((remotes) =>
      Object.entries(remotes).flatMap(([name, { version, previous }]) =>
        [version, previous?.version].flatMap((each) => (each === undefined ? [] : [{ name, version: each }])),
      ),
    ),
  ];
}

/**
 * The release of a remote that is written down for all, or for one property itself; null where it has none of its own. Which one it runs says
 * `chooseRelease` alone.
 */
export const releaseOf = (
  { remotes, pins }: Registry,
  name: string,
  property: string | null,
): RemoteRelease | null => (property === null ? remotes : pins[property])?.[name] ?? null;

/** The registry with another shell; a new one when there was none. */
export function withShell(registry: Registry | null, version: string): Registry {
  const base = registry ?? { schemaVersion: 1, remotes: {}, pins: {} };
  return { ...base, shell: { version } };
}

/** The registry in which every property has the remote that only others had. */
export function withoutAbsence(registry: Registry, name: string, property: string): Registry {
  const { absent = {}, ...rest } = registry;
  const { [property]: own = [], ...others } = absent;
  const kept = own.filter((each) => each !== name);
  const left = kept.length === 0 ? others : { ...others, [property]: kept };
  return Object.keys(left).length === 0 ? rest : { ...rest, absent: left };
}

/** The registry without a remote, for all properties: its pins and absences go as well. */
export function withoutRemote(registry: Registry, name: string): Registry {
  const { [name]: _gone, ...remotes } = registry.remotes;
  const properties = [...Object.keys(registry.pins), ...Object.keys(registry.absent ?? {})];
  return properties.reduce(
    (left, property) => withoutAbsence(withoutPin(left, name, property), name, property),
    { ...registry, remotes },
  );
}

/** The registry in which one property does not have a remote. */
export function withAbsent(registry: Registry, name: string, property: string): Registry {
  const left = withoutPin(registry, name, property);
  if (left.remotes[name] === undefined) return left;
  const own = left.absent?.[property] ?? [];
  // The name is that of a remote in the registry, which was checked when it was read.
  const remote = name as RemoteName;
  return { ...left, absent: { ...left.absent, [property]: [...own, remote] } };
}

/** The registry with `release` as the current one, for all or for one property; what was current is its `previous`. */
export function withRemote(registry: Registry, release: ReleaseManifest, property: string | null): Registry {
  const { name } = release;
  const current = registry.remotes[name];
  if (property === null) {
    const previous =
      current === undefined || current.version === release.version
        ? (current?.previous ?? null)
        : bare(current);
    return { ...registry, remotes: { ...registry.remotes, [name]: { ...recordOf(release), previous } } };
  }
  const isCurrent = current?.version === release.version;
  const previous = isCurrent ? current.previous : current === undefined ? null : bare(current);
  const pinned = { ...recordOf(release), previous };
  return {
    ...withoutAbsence(registry, name, property),
    pins: { ...registry.pins, [property]: { ...registry.pins[property], [name]: pinned } },
  };
}

/** The registry without the pin of `name` for `property`. */
export function withoutPin(registry: Registry, name: string, property: string): Registry {
  const { [property]: own = {}, ...others } = registry.pins;
  const { [name]: _gone, ...kept } = own;
  return { ...registry, pins: Object.keys(kept).length === 0 ? others : { ...others, [property]: kept } };
}

/** The manifests of all remotes that a property runs, null for those without any of its own. Throws when one is not in the store. */
export function currentReleases(
  store: ReleaseStore,
  registry: Registry,
  property: string | null,
): Promise<ReleaseManifest[]> {
  const current = namedRemotes(registry).flatMap((name) => {
    const chosen = chooseRelease(registry, name, property);
    return chosen === null ? [] : [{ name, version: chosen.version }];
  });
  return Promise.all(
    current.map(async ({ name, version }) => {
      const release = await store.readRelease(name, version);
      if (release === null) throw new Error(`${name} ${version} is in the registry but not in the store.`);
      return release;
    }),
  );
}

function bare({ previous: _previous, ...record }: RemoteRelease): RemoteRecord {
  return record;
}
