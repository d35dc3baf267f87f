import type { ChildProcess } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import * as z from 'zod/mini';
import { startRspack } from '../build/rspack-cli.ts';
import { readPackage } from '../build/workspace.ts';
import type { DevApp } from './registry.ts';

export type RunningApp = { readonly app: DevApp; readonly stop: () => Promise<void> };

const filesSchema = z.object({
  js: z.object({ sync: z.array(z.string()) }),
  css: z.object({ sync: z.array(z.string()) }),
});
/** The part of `mf-manifest.json` that says which files a remote's module needs. */
const manifestSchema = z.object({ exposes: z.array(z.object({ assets: filesSchema })) });

/**
 * `rspack dev` of the shell or a remote on `port`; resolves when it has compiled once, also with errors, which are
 * printed and mended by saving.
 */
export async function startDevServer(dir: string, port: number): Promise<RunningApp> {
  const info = readPackage(dir);
  const origin = `http://localhost:${port}`;
  const child = startRspack(dir, ['dev', '--env', `origin=${origin}`]);
  child.stdout?.pipe(process.stdout);
  child.stderr?.pipe(process.stderr);
  const files = info.remote === null ? ['main.js', 'main.css'] : await remoteFiles(origin, child);
  if (info.remote === null) await answerOf(`${origin}/main.js`, child);
  return { app: { info, origin, files }, stop: () => end(child) };
}

/** The answer of a dev server, which it keeps back while it compiles. */
async function answerOf(address: string, child: ChildProcess): Promise<Response> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`The dev server of ${address} has ended.`);
    const answer = await fetch(address).catch(() => null);
    if (answer !== null) return answer;
    await pause(50);
  }
}

/** What a remote's page needs first, entry first. */
async function remoteFiles(origin: string, child: ChildProcess): Promise<string[]> {
  const answer = await answerOf(`${origin}/mf-manifest.json`, child);
  const manifest = answer.ok ? manifestSchema.safeParse(await answer.json()) : null;
  const assets = manifest?.data?.exposes[0]?.assets;
  return ['remoteEntry.js', ...(assets?.js.sync ?? []), ...(assets?.css.sync ?? [])];
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  child.kill('SIGTERM');
  await exited;
}
