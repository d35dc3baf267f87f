import type { Scope } from 'effector';
import { chooseRelease, type Registry, type RemoteName, type RemoteRelease } from 'shared/contracts';
import { matchPage } from 'shared/first-screen';
import { $route } from 'shared/runtime';
import type { ErrorOrigin } from '../client-log/error-reporter.ts';
import type { VitalsPlace } from '../vitals/vitals.lazy.ts';
import type { RemoteHost } from './remote-host.ts';

/** Chooses the release of a remote for the property of the route, or of the address until a route is entered. */
export function createReleaseChoice(
  location: Location,
  registry: Registry,
  scope: Scope,
): (name: RemoteName) => RemoteRelease | null {
  const { params } = matchPage(location.pathname, registry);
  return (name) =>
    chooseRelease(
      registry,
      name,
      scope.getState($route).params['propertyCode'] ?? params['propertyCode'] ?? null,
    );
}

type KnownReleases = readonly [
  registry: Registry,
  remotes: RemoteHost,
  releaseOf: (name: RemoteName) => RemoteRelease | null,
];

const originOf = (
  path: string,
  registry: Registry,
  remotes: RemoteHost,
  releaseOf: (name: RemoteName) => RemoteRelease | null,
): ErrorOrigin & { readonly route: string } => {
  const { remote, pattern: route } = matchPage(path, registry).definition;
  if (remote === null) return { route, remote: 'shell', version: registry.shell.version };
  const state = remotes.peek(remote);
  return {
    route,
    remote,
    version: state?.kind === 'loaded' ? state.version : (releaseOf(remote)?.version ?? null),
  };
};

/** The remote whose page is open, with the version that runs or would run; the shell for a page of its own. */
export const pageOrigin =
  (location: Location, ...known: KnownReleases): (() => ErrorOrigin) =>
  () => {
    const { remote, version } = originOf(location.pathname, ...known);
    return { remote, version };
  };

/** Where figures of an address belong: its pattern, without what is filled in; null where no release of it is known. */
export const vitalsPlace =
  (...known: KnownReleases) =>
  (address: string): VitalsPlace | null => {
    const { route, remote, version } = originOf(new URL(address).pathname, ...known);
    return route === '' || remote === null || version === null ? null : { route, remote, release: version };
  };
