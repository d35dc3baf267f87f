import { join } from 'node:path';
import { rspack, type Configuration } from '@rspack/core';
import { buildVersion } from '../build/version.ts';
import { readPackage, workspaceRoot } from '../build/workspace.ts';
import { readShareVersions, shareConfig } from '../share-table.ts';
import { browserConfig, buildMode, type BuildArguments } from './common.ts';
import { devtoolsHookBanner } from './devtools-hook.ts';
import { ReleasePlugin } from './release-plugin.ts';

/**
 * The whole build of the shell: `export default shellConfig(import.meta.dirname)`. Its entry is `src/main.tsx`;
 * it provides every module of the share table and knows no remote: those come from the registry at run time.
 */
export function shellConfig(dir: string): (env: unknown, args?: BuildArguments) => Configuration {
  return (_env, args) => {
    const mode = buildMode(args);
    const info = readPackage(dir);
    const version = mode === 'production' ? buildVersion(info) : 'dev';
    const versions = readShareVersions(workspaceRoot);
    const base = browserConfig({
      info,
      version,
      mode,
      devOrigin: args?.devOrigin,
      uniqueName: 'hotel_shell',
    });
    return {
      ...base,
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
        new rspack.container.ModuleFederationPluginV1({
          name: 'hotel_shell',
          shared: shareConfig({ kind: 'shell' }, versions, mode),
        }),
        ...(mode === 'production'
          ? [new ReleasePlugin({ info, version, container: null, sharedApi: versions.sharedApi })]
          : [devtoolsHookBanner()]),
      ],
    };
  };
}
