import type { Scope } from 'effector';
import { chooseRelease, type Registry, type RemoteName, type RemoteRelease } from 'shared/contracts';
import { matchPage } from 'shared/first-screen';
import { $route } from 'shared/runtime';
import type { ErrorOrigin } from '../client-log/error-reporter.ts';
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

/** The remote whose page is open, with the version that runs or would run; the shell for a page of its own. */
export const pageOrigin =
  (
    location: Pick<Location, 'pathname'>,
    registry: Registry,
    remotes: RemoteHost,
    releaseOf: (name: RemoteName) => RemoteRelease | null,
  ): (() => ErrorOrigin) =>
  () => {
    const { remote } = matchPage(location.pathname, registry).definition;
    if (remote === null) return { remote: 'shell', version: registry.shell.version };
    const state = remotes.peek(remote);
    return {
      remote,
      version: state?.kind === 'loaded' ? state.version : (releaseOf(remote)?.version ?? null),
    };
  };
