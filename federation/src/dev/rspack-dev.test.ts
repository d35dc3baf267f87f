import type { ChildProcess } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { isEverything } from 'shared/testing/everything';
import { afterEach, describe, expect, it } from 'vitest';
import { startRspack } from '../build/rspack-cli.ts';
import { workspaceRoot } from '../build/workspace.ts';

const apps = isEverything ? ['shell', 'mf-search', 'mf-rooms-rates', 'mf-checkout'] : ['mf-rooms-rates'];

let running: ChildProcess | null = null;

afterEach(async () => {
  const child = running;
  running = null;
  if (child === null || child.exitCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
});

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address !== null ? address.port : 0;
}

/** `rspack dev` in the folder of an app, on a port that is free; gives where it is when it answers. */
async function serve(app: string, argsOf: (port: number) => readonly string[]): Promise<string> {
  const port = await freePort();
  const child = startRspack(join(workspaceRoot, app), ['dev', ...argsOf(port)]);
  running = child;
  const origin = `http://localhost:${port}`;
  const isThere = (): Promise<boolean> =>
    fetch(`${origin}/main.js`).then(
      () => true,
      () => false,
    );
  await expect.poll(isThere, { timeout: 50_000 }).toBe(true);
  return origin;
}

const textOf = async (address: string): Promise<string> => (await fetch(address)).text();

describe('rspack dev', () => {
  it.each(apps)('serves %s by itself', async (app) => {
    const origin = await serve(app, (port) => ['--port', String(port)]);
    // Any address is a page of the app.
    const page = await textOf(`${origin}/Book/HARBOUR`);
    expect(page).toContain(`<title>${app}</title>`);
    expect(page).toContain('src="/main.js"');
    expect(await textOf(`${origin}/main.js`)).toContain('webpackHotUpdate');
  });

  it('serves a remote as a part of a site, with what the developer tools read', async () => {
    const origin = await serve('mf-search', (port) => ['--env', `origin=http://localhost:${port}`]);
    expect(await textOf(`${origin}/remoteEntry.js`)).toContain('mf_search__dev');
    const manifest: unknown = JSON.parse(await textOf(`${origin}/mf-manifest.json`));
    expect(manifest).toMatchObject({
      name: 'mf_search__dev',
      metaData: { publicPath: `${origin}/`, remoteEntry: { name: 'remoteEntry.js' } },
      exposes: [{ path: './remote', assets: { js: { sync: ['remote.js'] }, css: { sync: ['remote.css'] } } }],
    });
  });
});
