import semver from 'semver';
import { containerName } from '../container-name.ts';
import { buildVersion } from '../build/version.ts';
import { readPackage, workspaceRoot } from '../build/workspace.ts';
import { readShareVersions, runtimeSince, shareConfig } from '../share-table.ts';
import { browserConfig, buildMode, type ConfigFunction } from './common.ts';
import { devServerOptions } from './dev-server.ts';
import { hostConfig } from './host-config.ts';
import { federationPlugins } from './module-federation.ts';
import { ReleasePlugin } from './release-plugin.ts';

/**
 * The whole build of a remote: `export default remoteConfig(import.meta.dirname)` in its rspack.config.ts.
 * It exposes one module, `./remote` = `src/remote.ts`, in a container whose name carries the version.
 * `rspack dev` alone serves it in its own small host (`dev/main.tsx`). Throws when the "remote" manifest in package.json is missing or does not fit.
 */
export function remoteConfig(dir: string): ConfigFunction {
  return (env, args) => {
    if (env?.RSPACK_SERVE === true && env.origin === undefined) return hostConfig(dir, env.site);
    const mode = buildMode(env, args);
    const info = readPackage(dir);
    if (info.remote === null) throw new Error(`${info.name} has no "remote" manifest in its package.json.`);
    rejectOldShells(info.name, info.remote.sharedApi);
    const version = mode === 'production' ? buildVersion(info) : 'dev';
    const container = containerName(info.name, version);
    const versions = readShareVersions(workspaceRoot);
    const base = browserConfig({ info, version, mode, devOrigin: env?.origin, uniqueName: container });
    const role = { kind: 'remote', sharedApi: info.remote.sharedApi } as const;
    return {
      ...base,
      ...(env?.origin === undefined ? {} : { devServer: devServerOptions(env.origin) }),
      // The container is the only entry; without one of our own nothing runs at load.
      entry: {},
      plugins: [
        ...(base.plugins ?? []),
        ...federationPlugins({
          name: container,
          mode,
          shared: shareConfig(role, versions, mode),
          exposes: { './remote': { import: './src/remote.ts', name: 'remote' } },
        }),
        ...(mode === 'production'
          ? [new ReleasePlugin({ info, version, container, sharedApi: info.remote.sharedApi })]
          : []),
      ],
    };
  };
}

/** An older shell has no federation runtime for a remote: the range has to exclude it, so that such a shell rejects the remote unread. */
function rejectOldShells(name: string, range: string): void {
  const least = semver.validRange(range) === null ? null : semver.minVersion(range);
  if (least !== null && semver.lt(least, runtimeSince))
    throw new Error(
      `${name} needs a shell of ${runtimeSince} at least: raise sharedApi "${range}" in its package.json.`,
    );
}
