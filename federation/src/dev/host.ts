import { rspack } from '@rspack/core';
import { RspackDevServer } from '@rspack/dev-server';
import { hostConfig } from '../rspack/host-config.ts';

// pnpm --filter <remote> dev: the remote in this folder alone, with hot reload and its scenarios.
const port = Number(process.env['PORT'] ?? 3100);
const origin = `http://localhost:${port}`;
const server = new RspackDevServer(
  { port, host: 'localhost', hot: true, static: false, historyApiFallback: true },
  rspack(hostConfig(process.cwd(), origin)),
);
await server.start();
console.log(`${origin}/?scenario=usual`);
