import { rspack, type Configuration } from '@rspack/core';
import { containerName } from '../container-name.ts';
import { buildVersion } from '../build/version.ts';
import { readPackage, workspaceRoot } from '../build/workspace.ts';
import { readShareVersions, shareConfig } from '../share-table.ts';
import { browserConfig, buildMode, type BuildArguments } from './common.ts';
import { ReleasePlugin } from './release-plugin.ts';

/**
 * The whole build of a remote: `export default remoteConfig(import.meta.dirname)` in its rspack.config.ts.
 * It exposes one module, `./remote` = `src/remote.ts`, in a container whose name carries the version.
 * Throws when the "remote" manifest in package.json is missing or does not fit.
 */
export function remoteConfig(dir: string): (env: unknown, args?: BuildArguments) => Configuration {
  return (_env, args) => {
    const mode = buildMode(args);
    const info = readPackage(dir);
    if (info.remote === null) throw new Error(`${info.name} has no "remote" manifest in its package.json.`);
    const version = mode === 'production' ? buildVersion(info) : 'dev';
    const container = containerName(info.name, version);
    const versions = readShareVersions(workspaceRoot);
    const base = browserConfig({ info, version, mode, devOrigin: args?.devOrigin, uniqueName: container });
    const role = { kind: 'remote', sharedApi: info.remote.sharedApi } as const;
    return {
      ...base,
      // The container is the only entry; without one of our own nothing runs at load.
      entry: {},
      plugins: [
        ...(base.plugins ?? []),
        new rspack.container.ModuleFederationPluginV1({
          name: container,
          filename: 'remoteEntry.js',
          library: { type: 'var', name: container },
          exposes: { './remote': { import: './src/remote.ts', name: 'remote' } },
          shared: shareConfig(role, versions, mode),
        }),
        ...(mode === 'production'
          ? [new ReleasePlugin({ info, version, container, sharedApi: info.remote.sharedApi })]
          : []),
      ],
    };
  };
}
