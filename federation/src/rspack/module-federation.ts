import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack, type RspackPluginInstance } from '@rspack/core';
import type { ShareConfig } from '../share-table.ts';
import type { BuildMode } from './common.ts';
import { join } from 'node:path';
import { RuntimeModulesPlugin } from './runtime-modules.ts';

/** Modules of packages that pages would carry and never use, and what stands in their place. */
const replaced = [
  // Guests' pages log errors of the runtime by their code: the sentences are 0.7 KB of every page.
  { request: /^\.\/desc\.mjs$/, of: /@module-federation[\\/]error-codes/, by: join(import.meta.dirname, 'error-descriptions.ts') },
  {
    request: /^\.\/(init|getSharedFallbackGetter|remotes)\.js$/,
    of: /webpack-bundler-runtime[\\/]dist/,
    by: join(import.meta.dirname, 'plain-sharing.ts'),
  },
  // For versions of React that have no such hook.
  { request: /^use-sync-external-store\/shim\/index\.js$/, of: /effector-react/, by: 'react' },
] as const;

export type FederatedBuild = {
  /** The name of the container: versioned for a remote. */
  readonly name: string;
  readonly mode: BuildMode;
  readonly shared: Record<string, ShareConfig>;
  /** What a remote exposes, by the name that the shell imports; null for the shell, which exposes nothing. */
  readonly exposes: Record<string, { import: string; name: string }> | null;
};

/**
 * Everything that Module Federation adds to a build. Remotes are in no build: the page registers them as the registry names them. The
 * shell brings the runtime, and remotes take its core from there; every option is chosen for its bytes (docs/decisions/0038).
 */
export function federationPlugins({ name, mode, shared, exposes }: FederatedBuild): RspackPluginInstance[] {
  const role =
    exposes === null ? {} : { filename: 'remoteEntry.js', library: { type: 'var', name }, exposes };
  return [
    new ModuleFederationPlugin({
      name,
      ...role,
      shared,
      shareStrategy: 'loaded-first',
      // For tools only; in an order of its own, or it would follow where the sources lie.
      manifest: { additionalData: ({ stats }) => ({ ...stats, shared: sortByName(stats.shared) }) },
      // Types come from the workspace.
      dts: false,
      experiments: {
        ...(exposes === null ? { provideExternalRuntime: true } : { externalRuntime: true }),
        optimization: {
          target: 'web',
          // Snapshots are what the developer tools read; guests' pages go by our registry, and snapshots evaluate text.
          disableSnapshot: mode === 'production',
          disableRemote: exposes !== null,
        },
      },
    }),
    new RuntimeModulesPlugin(),
    ...(mode === 'production' ? replaced.map(replacement) : []),
    // The runtime asks for the type of these: any value, also `false`, would turn the evaluation of text on.
    new rspack.DefinePlugin({ FEDERATION_ALLOW_NEW_FUNCTION: 'undefined', __system_context__: 'undefined' }),
  ];
}

const replacement = ({ request, of, by }: (typeof replaced)[number]) =>
  new rspack.NormalModuleReplacementPlugin(request, (module) => {
    if (of.test(module.context)) module.request = by;
  });

const sortByName = <T extends { readonly name: string }>(entries: readonly T[]): T[] =>
  entries.toSorted((a, b) => (a.name < b.name ? -1 : 1));
