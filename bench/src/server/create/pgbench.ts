import { execFile } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Where Debian keeps the programs of each version. */
const versions = '/usr/lib/postgresql';

async function candidates(): Promise<readonly string[]> {
  const names = await readdir(versions).catch(() => []);
  return ['pgbench', ...names.sort().map((name) => join(versions, name, 'bin', 'pgbench'))];
}

/** A pgbench of this machine; null when it has none. */
export async function findPgbench(): Promise<string | null> {
  for (const program of await candidates()) {
    const isThere = await run(program, ['--version']).then(
      () => true,
      () => false,
    );
    if (isThere) return program;
  }
  return null;
}

export interface RawLoad {
  readonly url: string;
  readonly scriptFile: string;
  readonly clients: number;
  readonly seconds: number;
}

/** A connection plans all statements of the function at its first booking: so many seconds until every client has done that. */
const planningSeconds = 7;

/** Bookings a second: prepared, each client one call after another. */
export async function runPgbench(program: string, load: RawLoad): Promise<number> {
  const { stderr } = await run(program, [
    load.url,
    '--no-vacuum',
    '--protocol=prepared',
    `--client=${String(load.clients)}`,
    '--jobs=2',
    `--time=${String(planningSeconds + load.seconds)}`,
    '--progress=1',
    `--file=${load.scriptFile}`,
  ]);
  const seconds = [...stderr.matchAll(/^progress: ([\d.]+) s, ([\d.]+) tps/gm)];
  const counted = seconds.filter(([, at]) => Number(at) > planningSeconds).map(([, , tps]) => Number(tps));
  if (counted.length === 0) throw new Error(`pgbench said nothing of its speed: ${stderr}`);
  return counted.reduce((sum, tps) => sum + tps / counted.length, 0);
}
