import { dirname, join } from 'node:path';
import { rspack, type Configuration } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { releasePath } from '../container-name.ts';
import { workspaceRoot, type PackageInfo } from '../build/workspace.ts';
import { browserTargets } from './browser-targets.ts';

export type BuildMode = 'production' | 'development';

/** What rspack's command line passes to a config first: what it does, and `--env NAME=VALUE`. */
export type BuildEnvironment = {
  /** `rspack dev`. */
  readonly RSPACK_SERVE?: boolean | undefined;
  /** `rspack dev` as a part of a site: where this app is served, e.g. `http://localhost:3001`. */
  readonly origin?: string | undefined;
  /** `rspack dev` of an app alone: the site that answers its calls. */
  readonly site?: string | undefined;
};

/** What it passes second. */
export type BuildArguments = { readonly mode?: string | undefined };

/** What an `rspack.config.ts` exports. */
export type ConfigFunction = (env?: BuildEnvironment, args?: BuildArguments) => Configuration;

export type BrowserBuild = {
  readonly info: PackageInfo;
  readonly version: string;
  readonly mode: BuildMode;
  readonly devOrigin: string | undefined;
  /** Container name of a remote, or the shell's name: also keeps the chunk registries of builds apart. */
  readonly uniqueName: string;
};

/** Everything that shell and remotes have in common: TypeScript, CSS, names of files, integrity, cache. */
export function browserConfig(build: BrowserBuild): Configuration {
  const { info, mode, version, uniqueName } = build;
  const production = mode === 'production';
  return {
    name: info.name,
    mode,
    context: info.dir,
    target: `browserslist:${browserTargets.join(', ')}`,
    devtool: production ? false : 'cheap-module-source-map',
    resolve: { extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'] },
    output: {
      path: join(info.dir, 'dist', version),
      publicPath: production ? releasePath(info.name, version) : `${build.devOrigin ?? ''}/`,
      filename: production ? '[name].[contenthash:10].js' : '[name].js',
      chunkFilename: production ? '[name].[contenthash:10].js' : '[name].js',
      cssFilename: production ? '[name].[contenthash:10].css' : '[name].css',
      cssChunkFilename: production ? '[name].[contenthash:10].css' : '[name].css',
      assetModuleFilename: production ? '[name].[contenthash:10][ext]' : '[name][ext]',
      uniqueName,
      crossOriginLoading: 'anonymous',
      // A module that threw throws again: without this the next who asks gets what was half done.
      strictModuleErrorHandling: true,
      clean: production,
    },
    module: {
      // A misspelt import is undefined at run time otherwise.
      parser: { javascript: { exportsPresence: 'error' }, 'css/auto': { namedExports: false } },
      generator: {
        'css/auto': { localIdentName: `${info.name}_[local]_[hash]`, exportsConvention: 'camel-case' },
      },
      rules: [
        {
          test: /\.[cm]?tsx?$/,
          type: 'javascript/auto',
          use: { loader: 'builtin:swc-loader', options: swcOptions(mode) },
        },
        {
          test: /[\\/]react-router[\\/]dist[\\/].*\.mjs$/,
          use: join(import.meta.dirname, 'pure-declarations.ts'),
        },
        { test: /[\\/]messages[\\/]words\.ts$/, use: join(import.meta.dirname, 'words-files.ts') },
        {
          test: /[\\/]ui[\\/]desk[\\/]antd-styles\.ts$/,
          use: join(import.meta.dirname, 'antd-styles.ts'),
        },
        { test: /\.css$/, type: 'css/auto', use: join(import.meta.dirname, 'media-queries.ts') },
        { test: /\.(svg|png|jpe?g|webp|avif|woff2)$/, type: 'asset/resource' },
      ],
    },
    optimization: {
      // Names, not numbers: a chunk keeps its name when another one comes or goes.
      chunkIds: 'named',
      // In order of use: any others hold the path of the checkout, and the same sources would give other bytes elsewhere.
      ...(production ? { moduleIds: 'natural', mangleExports: 'size' } : {}),
      // A module that several lazy chunks need gets its own; packages are not split off: that costs a request.
      splitChunks: { cacheGroups: { defaultVendors: false } },
      minimizer: [
        // Rounds until nothing gets smaller any more; the rest as usual.
        new rspack.SwcJsMinimizerRspackPlugin({
          minimizerOptions: { compress: { passes: 4 }, mangle: true, format: { comments: false } },
        }),
        new rspack.LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets: browserTargets } }),
      ],
    },
    cache: persistentCache(`${info.name}-${mode}`, info.dir),
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'warn' },
    plugins: production
      ? [
          new rspack.SubresourceIntegrityPlugin({
            // The shortest that a browser takes: the hash of each lazy chunk is in the first script, and nothing makes it smaller there.
            hashFuncNames: ['sha256'],
            htmlPlugin: false,
            enabled: true,
          }),
          // What a page needs at once is compiled while it comes, beside the page and not when it is run (Chrome 136; others read a comment).
          new rspack.BannerPlugin({
            banner: '//# allFunctionsCalledOnLoad',
            raw: true,
            include: /^(main|remote)\..*js$/,
            stage: rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
          }),
        ]
      : [new ReactRefreshRspackPlugin()],
  };
}

/**
 * Builds of the package in `dir` take a third of the time when nothing but a few sources changed; a change of the build itself starts anew.
 * Copies of a package, which may be built side by side, only read: rspack ends when two write to one cache.
 */
export function persistentCache(name: string, dir: string): NonNullable<Configuration['cache']> {
  return {
    type: 'persistent',
    readonly: dirname(dir) !== workspaceRoot,
    buildDependencies: [...buildFiles, join(dir, 'package.json')],
    storage: { type: 'filesystem', directory: join(workspaceRoot, 'node_modules/.cache/rspack', name) },
  };
}

const buildFiles = [
  ...[
    'antd-styles',
    'antd-styles-maker',
    'browser-targets',
    'common',
    'error-descriptions',
    'evaluated-text',
    'media-queries',
    'module-federation',
    'plain-sharing',
    'pure-declarations',
    'release-plugin',
    'remote-config',
    'renderer-config',
    'runtime-modules',
    'server-config',
    'shell-config',
    'words-files',
    'words-reader',
  ].map((file) => join(import.meta.dirname, `${file}.ts`)),
  join(workspaceRoot, 'shared/domain/breakpoints.ts'),
  join(import.meta.dirname, '../share-table.ts'),
  join(workspaceRoot, 'pnpm-lock.yaml'),
  join(workspaceRoot, 'package.json'),
];

function swcOptions(mode: BuildMode): object {
  return {
    env: { targets: browserTargets },
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: {
        react: { runtime: 'automatic', development: mode === 'development', refresh: mode === 'development' },
      },
    },
  };
}

/** Production, unless the command line says otherwise: `rspack dev` is development, and so is `--mode development`. */
export function buildMode(env: BuildEnvironment | undefined, args: BuildArguments | undefined): BuildMode {
  const usual = env?.RSPACK_SERVE === true ? 'development' : 'production';
  return (args?.mode ?? usual) === 'development' ? 'development' : 'production';
}
