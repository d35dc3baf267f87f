import { join } from 'node:path';
import type { Configuration } from '@rspack/core';
import { readPackage } from '../build/workspace.ts';
import { browserConfig } from './common.ts';
import { standaloneOptions, standalonePage } from './dev-server.ts';

/** `rspack dev` of a remote alone: its own small host, `dev/main.tsx`, with everything in one build and no federation. */
export function hostConfig(dir: string, site: string | undefined): Configuration {
  const info = readPackage(dir);
  const base = browserConfig({
    info,
    version: 'host',
    mode: 'development',
    devOrigin: undefined,
    uniqueName: 'remote_host',
  });
  return {
    ...base,
    entry: { main: join(dir, 'dev/main.tsx') },
    // Says where it is.
    infrastructureLogging: { level: 'info' },
    devServer: standaloneOptions(site),
    plugins: [...(base.plugins ?? []), standalonePage(info.name)],
  };
}
