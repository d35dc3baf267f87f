import { join } from 'node:path';
import { rspack, type Configuration } from '@rspack/core';
import { rendererSource, workspaceRoot, type PackageInfo } from '../build/workspace.ts';
import { persistentCache } from './common.ts';

/** The script's name in a release. */
export const rendererFile = 'renderer.js';

/** How the server and the script speak with each other: `shared/renderer`. */
export const rendererVersion = 1;

/** React's drawing to text without its streams, which need more than the language. */
const textServer = join(
  workspaceRoot,
  'shared/node_modules/react-dom/cjs/react-dom-server-legacy.browser.production.js',
);

/**
 * The build of a remote's renderer: one script with everything inside, React and `shared` too, for a realm that has nothing but the
 * language. It is written beside the remote's other files, which are built already.
 */
export function rendererConfig({ name, dir }: PackageInfo, folder: string): Configuration {
  return {
    name: `${name} (renderer)`,
    mode: 'production',
    context: dir,
    target: ['web', 'es2022'],
    entry: { renderer: join(dir, rendererSource) },
    devtool: false,
    resolve: {
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
      alias: { 'react-dom/server$': textServer },
    },
    output: { path: folder, filename: rendererFile, publicPath: '', asyncChunks: false, iife: true },
    module: {
      parser: { javascript: { exportsPresence: 'error', dynamicImportMode: 'eager' } },
      rules: [
        {
          test: /\.[cm]?tsx?$/,
          type: 'javascript/auto',
          use: {
            loader: 'builtin:swc-loader',
            options: {
              jsc: {
                target: 'es2022',
                parser: { syntax: 'typescript', tsx: true },
                transform: { react: { runtime: 'automatic' } },
              },
            },
          },
        },
        // Styles are files of the remote's own build.
        { test: /\.css$/, type: 'asset/source' },
      ],
    },
    optimization: {
      moduleIds: 'natural',
      chunkIds: 'named',
      splitChunks: false,
      minimizer: [
        new rspack.SwcJsMinimizerRspackPlugin({ minimizerOptions: { format: { comments: false } } }),
      ],
    },
    cache: persistentCache(`${name}-renderer`, dir),
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'warn' },
    plugins: [new rspack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
  };
}
