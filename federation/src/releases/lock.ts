import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';

const staleAfterMs = 10 * 60_000;

export type Locked<T> =
  { readonly kind: 'done'; readonly value: T } | { readonly kind: 'busy'; readonly holder: string };

export type Holder = { readonly pid: number; readonly host: string; readonly at: number };

/**
 * Runs `work` while no other operator changes the release store in `dir`. Gives `busy` and who holds the lock
 * when another one does. A lock whose process is gone, or that is older than ten minutes, is taken over.
 */
export async function withLock<T>(
  dir: string,
  now: () => number,
  work: () => Promise<T>,
): Promise<Locked<T>> {
  const path = join(dir, '.lock');
  await mkdir(dir, { recursive: true });
  for (let tries = 0; !(await take(path, now())); tries += 1) {
    const holder = await readHolder(path);
    if (tries > 3 || (holder !== null && !isStale(holder, now()))) {
      return busy(holder);
    }
    // Renamed first: of two that find it stale, one succeeds and the other tries again.
    const stale = `${path}.${process.pid}.stale`;
    await rename(path, stale).then(
      () => rm(stale),
      () => undefined,
    );
  }
  try {
    return { kind: 'done', value: await work() };
  } finally {
    await rm(path, { force: true });
  }
}

/** The lock appears with its holder in it, or not at all: `link` fails when it is there. */
async function take(path: string, at: number): Promise<boolean> {
  const own = `${path}.${process.pid}`;
  await writeFile(own, JSON.stringify(ownHolder(at)));
  try {
    await link(own, path);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(own, { force: true });
  }
}

async function readHolder(path: string): Promise<Holder | null> {
  return parseHolder(await readFile(path, 'utf8').catch(() => ''));
}

/** Who works on the store now: this process. */
export const ownHolder = (at: number): Holder => ({ pid: process.pid, host: hostname(), at });

/** Who a lock says that holds it; null when it does not say. */
export function parseHolder(text: string): Holder | null {
  try {
    const holder: Partial<Holder> = JSON.parse(text);
    const { pid, host, at } = holder;
    return pid === undefined || host === undefined || at === undefined ? null : { pid, host, at };
  } catch {
    return null;
  }
}

/** What an operator is told who has to wait. */
export function busy(holder: Holder | null): Extract<Locked<never>, { kind: 'busy' }> {
  const since = holder === null ? 'unknown' : new Date(holder.at).toISOString();
  return {
    kind: 'busy',
    holder: `process ${holder?.pid ?? '?'} on ${holder?.host ?? '?'} since ${since}`,
  };
}

/** Whether whoever holds a lock is gone, or has held it for longer than any work takes. */
export function isStale(holder: Holder, now: number): boolean {
  if (now - holder.at > staleAfterMs) return true;
  return holder.host === hostname() && !isAlive(holder.pid);
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // It lives, but belongs to somebody else.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
