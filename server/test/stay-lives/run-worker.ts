import { spawn } from 'node:child_process';
import { join } from 'node:path';

export interface Work {
  /** The tree whose server is asked. */
  readonly root: string;
  /** A PostgreSQL of which new databases are migrated; the embedded database without one. */
  readonly server: string | undefined;
  readonly seed: number;
  readonly stays: number;
  /** The first life that is wrong is the last, as it was found. */
  readonly stopsAtFirst: boolean;
}

export interface Lived {
  readonly stays: number;
  readonly steps: number;
  /** How often bookings ended in each status, and what happened to them. */
  readonly ends: Readonly<Record<string, number>>;
  /** Lives in which something was wrong, each as short as it could be made. */
  readonly violations: readonly string[];
}

/** Lives stays in a process of its own. */
export async function runWorker({ root, server, seed, stays, stopsAtFirst }: Work): Promise<Lived> {
  const args = [join(root, 'server/test/stay-lives/worker.ts')];
  args.push('--seed', String(seed), '--stays', String(stays));
  if (server !== undefined) args.push('--server', server);
  if (stopsAtFirst) args.push('--stops-at-first');
  const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  const code = await new Promise((done) => child.on('close', done));
  if (code !== 0) throw new Error(`A process that lives stays ended with ${String(code)}`);
  // What the worker writes.
  return JSON.parse(output) as Lived;
}
