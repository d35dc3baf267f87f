import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { rspack } from '@rspack/core';
import { readPackage } from '../build/workspace.ts';
import { buildMode, persistentCache, type ConfigFunction } from './common.ts';

/**
 * The build of the server, and of a remote's server part: one ES module, `dist/main.js` from `src/main.ts`, for Node 24. Our own code and
 * `shared` are inside; packages from the registry stay outside, in `node_modules`.
 */
export function serverConfig(dir: string): ConfigFunction {
  const { name } = readPackage(dir);
  return (env, args) => ({
    name,
    mode: buildMode(env, args),
    context: dir,
    target: 'node24',
    entry: { main: './src/main.ts' },
    devtool: 'source-map',
    resolve: { extensions: ['.ts', '.tsx', '.js', '.json'] },
    output: {
      path: join(dir, 'dist'),
      filename: '[name].js',
      chunkFilename: '[name].js',
      module: true,
      chunkFormat: 'module',
      library: { type: 'module' },
    },
    externalsType: 'module',
    externals: [
      ({ request }, callback) => {
        if (request !== undefined && onDemand.test(request)) callback(undefined, `import ${request}`);
        else if (request !== undefined && isOutside(request)) callback(undefined, `module ${request}`);
        else callback();
      },
    ],
    module: {
      // Node resolves import.meta and its own imports; the bundle leaves them as they are.
      parser: { javascript: { importMeta: false, exportsPresence: 'error' } },
      rules: [
        {
          test: /\.tsx?$/,
          type: 'javascript/auto',
          use: {
            loader: 'builtin:swc-loader',
            options: {
              jsc: {
                target: 'es2024',
                parser: { syntax: 'typescript', tsx: true },
                transform: { react: { runtime: 'automatic' } },
              },
            },
          },
        },
        // The server draws the first screen but sends its styles as a file of the shell's build.
        { test: /\.css$/, type: 'asset/source' },
      ],
    },
    // Readable stacks; the size of a server bundle does not matter.
    optimization: { minimize: false, splitChunks: false },
    cache: persistentCache(name, dir),
    performance: false,
    stats: 'errors-warnings',
    plugins: [new rspack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
  });
}

// Loaded only where they are needed: the clients of a bucket and of Stripe are large, and so are what encodes pictures, what writes documents and what writes traces.
const onDemand =
  /^(@aws-sdk\/.+|@opentelemetry\/.+|@fastify\/otel|fontkit|passkit-generator|pdfkit|sharp|stripe)$/;

// React comes inside, so that pages are drawn by its production build whatever NODE_ENV the server runs with; semver and canonicalize, which only federation depends on.
const inside = /^(shared|federation|semver|canonicalize|react|react-dom|scheduler)(\/|$)/;

function isOutside(request: string): boolean {
  return (
    /^[a-z@]/i.test(request) && !inside.test(request) && !request.endsWith('.json') && !isBuiltin(request)
  );
}
