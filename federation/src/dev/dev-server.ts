import { rspack, type Compilation } from '@rspack/core';
import { RspackDevServer } from '@rspack/dev-server';
import { readConfig } from '../build/build-app.ts';
import { readPackage } from '../build/workspace.ts';
import { firstFiles } from '../rspack/release-plugin.ts';
import type { DevApp } from './registry.ts';

export type RunningApp = { readonly app: DevApp; readonly stop: () => Promise<void> };

/**
 * Serves the shell or a remote with hot reload on `port`, and resolves when it has been compiled once, also with
 * errors, which are printed and mended by saving.
 */
export async function startDevServer(dir: string, port: number): Promise<RunningApp> {
  const info = readPackage(dir);
  const origin = `http://localhost:${port}`;
  const config = await readConfig(dir, { mode: 'development', devOrigin: origin });
  const compiler = rspack({ ...config, plugins: [...(config.plugins ?? [])] });
  const compiled = new Promise<Compilation>((resolve) => {
    compiler.hooks.done.tap('dev', (stats) => resolve(stats.compilation));
  });
  const server = new RspackDevServer(
    {
      port,
      host: 'localhost',
      hot: true,
      liveReload: false,
      allowedHosts: 'all',
      static: false,
      headers: { 'Access-Control-Allow-Origin': '*' },
      client: {
        logging: 'warn',
        overlay: { errors: true, warnings: false, runtimeErrors: false },
        webSocketURL: { protocol: 'ws', hostname: 'localhost', port, pathname: '/ws' },
      },
    },
    compiler,
  );
  await server.start();
  const files = firstFiles(await compiled, info.remote !== null);
  return { app: { info, origin, files }, stop: () => server.stop() };
}
