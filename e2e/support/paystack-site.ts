import { spawn } from 'node:child_process';
import { workspaceRoot } from 'federation/build';
import { copyPrepared, removeDataDir } from './data-dir.ts';
import { startSite, type Site } from './site.ts';

const key = 'sk_test_local';

/** A program that answers as Paystack's public API does, with a page of its own; gives its address and how to stop it. */
async function startPaystack(): Promise<{ readonly url: string; readonly stop: () => Promise<void> }> {
  const program = spawn(process.execPath, ['server/test/support/paystack-cli.ts', '--key', key], {
    cwd: workspaceRoot,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = new Promise<void>((resolve) => program.once('exit', () => resolve()));
  const url = await new Promise<string>((resolve, reject) => {
    program.stdout.on('data', (data: Buffer) => {
      const found = /^Paystack: (\S+)/m.exec(data.toString())?.[1];
      if (found !== undefined) resolve(found);
    });
    program.once('exit', () => reject(new Error('Paystack did not start.')));
  });
  return {
    url,
    async stop() {
      program.kill('SIGTERM');
      await exited;
    },
  };
}

/** A site whose hotels settle with that Paystack. */
export async function startPaystackSite(): Promise<Site> {
  const dataDir = await copyPrepared();
  const paystack = await startPaystack();
  const site = await startSite({
    dataDir,
    environment: { PAYSTACK_URL: paystack.url, PAYSTACK_SECRET_KEY: key },
  });
  return {
    ...site,
    async stop() {
      await site.stop();
      await paystack.stop();
      await removeDataDir(dataDir);
    },
  };
}
