import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { workspaceRoot } from 'federation/build';
import { exportHarbour, newDataDir, runOn, settingsOf } from './data-dir.ts';

export { copyDataDir, removeDataDir } from './data-dir.ts';

export interface Site {
  /** Without a slash at the end. */
  readonly url: string;
  readonly dataDir: string;
  readonly releasesDir: string;
  /** What the server has printed so far. */
  readonly output: () => string;
  readonly stop: () => Promise<void>;
}

export interface SiteSettings {
  readonly dataDir: string;
  /** Where the releases are, when not in the data directory. */
  readonly releasesDir?: string;
  /** The sources whose server it is; the present ones unless said. */
  readonly root?: string;
  /** Settings beside the usual ones. */
  readonly environment?: NodeJS.ProcessEnv;
}

const startsWithinMs = 180_000;

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => {
        if (address === null || typeof address === 'string') reject(new Error('No port was given.'));
        else resolve(address.port);
      });
    });
  });
}

/** Starts the production server on a free port, and resolves when it says that it is ready. */
export async function startSite({ dataDir, releasesDir, root, environment }: SiteSettings): Promise<Site> {
  const port = await freePort();
  const server = spawn(process.execPath, ['--enable-source-maps', 'server/dist/main.js'], {
    cwd: root ?? workspaceRoot,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DRAIN_MS: '500',
      HOST: '127.0.0.1',
      PORT: String(port),
      ...settingsOf(dataDir),
      RELEASES_DIR: releasesDir,
      PAYMENT_SIMULATOR: '1',
      ALLOW_NO_PUBLIC_URL: '1',
      ALLOW_NO_SMTP: '1',
      // All guests of a run come from one address.
      TABLES_PER_HOUR: '0',
      VOUCHERS_PER_MINUTE: '0',
      CARD_DECLINES: 'off',
      LOG_LEVEL: 'warn',
      ...environment,
    },
  });
  let output = '';
  const exited = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  await new Promise<void>((resolve, reject) => {
    const startTimeout = setTimeout(
      () => reject(new Error(`The server was not ready after ${startsWithinMs} ms:\n${output}`)),
      startsWithinMs,
    );
    const listen = (data: Buffer): void => {
      output += data.toString();
      if (!/^Ready\b/m.test(output)) return;
      clearTimeout(startTimeout);
      resolve();
    };
    server.stdout.on('data', listen);
    server.stderr.on('data', listen);
    server.once('exit', (code) => reject(new Error(`The server ended with ${String(code)}:\n${output}`)));
  });
  return {
    url: `http://localhost:${port}`,
    dataDir,
    releasesDir: releasesDir ?? join(dataDir, 'releases'),
    output: () => output,
    async stop() {
      server.kill('SIGTERM');
      await exited;
    },
  };
}

/** Builds what changed and publishes it, in a new folder without a database. */
export async function publishDataDir(): Promise<string> {
  const dataDir = await newDataDir();
  await runOn(dataDir, ['federation/src/cli/prepare.ts', '--try']);
  return dataDir;
}

/** Builds what changed, publishes it and fills an embedded database, all in a new folder. */
export async function prepareDataDir(): Promise<string> {
  const dataDir = await publishDataDir();
  const site = await startSite({ dataDir });
  await site.stop();
  await exportHarbour(dataDir);
  return dataDir;
}
