import { join } from 'node:path';
import { rspack, type Configuration } from '@rspack/core';
import { readPackage } from '../build/workspace.ts';
import { browserConfig } from './common.ts';

/** Development only: a remote's own small host, `dev/main.tsx`, with everything in one build and no federation. */
export function hostConfig(dir: string, devOrigin: string): Configuration {
  const info = readPackage(dir);
  const base = browserConfig({
    info,
    version: 'host',
    mode: 'development',
    devOrigin,
    uniqueName: 'remote_host',
  });
  const page = `<!doctype html><html lang="en-GB"><head><meta name="viewport" content="width=device-width"><title>${info.name}</title></head><body><div id="root"></div></body></html>`;
  return {
    ...base,
    entry: { main: join(dir, 'dev/main.tsx') },
    plugins: [...(base.plugins ?? []), new rspack.HtmlRspackPlugin({ templateContent: page })],
  };
}
