import { join } from 'node:path';
import { buildVersion } from '../build/version.ts';
import { readPackage, workspaceRoot } from '../build/workspace.ts';
import { readShareVersions, shareConfig } from '../share-table.ts';
import { browserConfig, buildMode, type ConfigFunction } from './common.ts';
import { devServerOptions, standaloneOptions, standalonePage } from './dev-server.ts';
import { devtoolsHookBanner } from './devtools-hook.ts';
import { federationPlugins } from './module-federation.ts';
import { ReleasePlugin } from './release-plugin.ts';

/**
 * The whole build of the shell: `export default shellConfig(import.meta.dirname)`. Its entry is `src/main.tsx`;
 * it provides every module of the share table and knows no remote: those come from the registry at run time.
 * `sharedApi` is the version of the doors that it gives, where that is not the one of `shared/package.json`: a shell that is still to come.
 */
export function shellConfig(
  dir: string,
  { sharedApi }: { readonly sharedApi?: string } = {},
): ConfigFunction {
  return (env, args) => {
    const mode = buildMode(env, args);
    const isAlone = env?.RSPACK_SERVE === true && env.origin === undefined;
    const info = readPackage(dir);
    const version = mode === 'production' ? buildVersion(info) : 'dev';
    const present = readShareVersions(workspaceRoot);
    const versions = sharedApi === undefined ? present : { ...present, sharedApi };
    const base = browserConfig({
      info,
      version,
      mode,
      devOrigin: env?.origin,
      uniqueName: 'hotel_shell',
    });
    return {
      ...base,
      ...(env?.origin === undefined ? {} : { devServer: devServerOptions(env.origin) }),
      ...(isAlone
        ? { devServer: standaloneOptions(env.site), infrastructureLogging: { level: 'info' } }
        : {}),
      // A shared module is provided only if the shell's build has seen it: the first entry names the lazy ones.
      entry: {
        main: [
          join(import.meta.dirname, 'provided-modules.ts'),
          ...(mode === 'development' ? [join(import.meta.dirname, 'needed-by-published.ts')] : []),
          './src/main.tsx',
        ],
      },
      plugins: [
        ...(base.plugins ?? []),
        ...federationPlugins({
          name: 'hotel_shell',
          mode,
          shared: shareConfig({ kind: 'shell' }, versions, mode),
          exposes: null,
        }),
        ...(mode === 'production'
          ? [new ReleasePlugin({ info, version, container: null, sharedApi: versions.sharedApi })]
          : [devtoolsHookBanner()]),
        ...(isAlone ? [standalonePage(info.name)] : []),
      ],
    };
  };
}
