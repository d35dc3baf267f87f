import { spawn } from 'node:child_process';
import { join } from 'node:path';
import type { CardWorld } from '../support/payment-world.ts';
import type { Told } from './tell-stories.ts';

export interface Work {
  /** The tree whose server is asked. */
  readonly root: string;
  /** A PostgreSQL of which new databases are migrated. */
  readonly server: string;
  readonly cards: CardWorld;
  readonly seed: number;
  readonly stories: number;
  readonly stopsAtFirst: boolean;
}

/** Tells stories in a process of its own. */
export async function runWorker({ root, server, cards, seed, stories, stopsAtFirst }: Work): Promise<Told> {
  const args = [join(root, 'server/test/payment-stories/worker.ts'), '--server', server, '--cards', cards];
  args.push(
    '--seed',
    String(seed),
    '--stories',
    String(stories),
    ...(stopsAtFirst ? ['--stops-at-first'] : []),
  );
  const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  let [output, errors] = ['', ''];
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text));
  const code = await new Promise((done) => child.on('close', done));
  if (code !== 0) throw new Error(`A process that tells stories ended with ${String(code)}: ${errors}`);
  // What the worker writes.
  return JSON.parse(output) as Told;
}

/** Runs so many at once, in their order. */
export async function inParallel<Item, Result>(
  items: readonly Item[],
  limit: number,
  work: (item: Item, lane: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const left = items.entries();
  const lane = async (index: number) => {
    for (const [position, item] of left) results[position] = await work(item, index);
  };
  await Promise.all(Array.from({ length: limit }, (_, index) => lane(index)));
  return results;
}
