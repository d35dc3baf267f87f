import {
  chooseRelease,
  partOfProperty,
  type PreloadedAsset,
  type Registry,
  type ReleaseAsset,
} from 'shared/contracts';
import type { PageDefinition } from 'shared/first-screen';
import type { Releases } from 'federation/releases';

/** The files that one address needs, in the order in which they are asked for. */
export interface PageAssets {
  /** Executed: the shell. */
  readonly scripts: readonly ReleaseAsset[];
  /** The shell's styles, empty when they are written into the page. */
  readonly styles: readonly ReleaseAsset[];
  /** Asked for at once, executed or applied later by the shell: the route's remote. */
  readonly preloadScripts: readonly ReleaseAsset[];
  readonly preloadStyles: readonly ReleaseAsset[];
}

/** The registry as a page of this property gets it: with its own pins, without those of other hotels. */
export function registryOf(registry: Registry, propertyCode: string | null): Registry {
  const { absent, ...rest } = registry;
  return {
    ...rest,
    pins: partOfProperty(registry.pins, propertyCode),
    ...(absent === undefined ? {} : { absent: partOfProperty(absent, propertyCode) }),
  };
}

/** As the release's own scripts will ask for it: a browser takes what was preloaded only for a request with the same hash. */
const asRequested = ({ href, integrity, requestIntegrity }: PreloadedAsset): ReleaseAsset => ({
  href,
  integrity: requestIntegrity ?? integrity,
});

/** What to ask for at once, from the registry and the releases' own lists (architecture 2: no chain of requests). */
export function pageAssets(
  releases: Releases,
  remote: PageDefinition['remote'],
  propertyCode: string | null,
): PageAssets {
  const release = remote === null ? null : chooseRelease(releases.registry, remote, propertyCode);
  const manifest = remote === null || release === null ? null : releases.manifestOf(remote, release.version);
  const entryOnly = release === null ? [] : [{ href: release.entry, integrity: release.integrity }];
  return {
    scripts: releases.shell.preload.scripts,
    styles: releases.shellCss === null ? releases.shell.preload.styles : [],
    preloadScripts: manifest?.preload.scripts.map(asRequested) ?? entryOnly,
    preloadStyles: manifest?.preload.styles.map(asRequested) ?? [],
  };
}

/** Origins of development servers named by the registry; empty when everything comes from this server. */
export function developmentOrigins(releases: Releases): readonly string[] {
  const hrefs = [
    ...releases.shell.preload.scripts.map((script) => script.href),
    ...Object.values(releases.registry.remotes).map((remote) => remote.entry),
  ];
  return [...new Set(hrefs.filter((href) => /^https?:/.test(href)).map((href) => new URL(href).origin))];
}
