import { createHash, randomUUID } from 'node:crypto';
import { link, mkdir, rm, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { readIfThere } from './atomic-file.ts';

const staleAfterMs = 10 * 60_000;

export type Locked<T> =
  | { readonly kind: 'done'; readonly value: T }
  | { readonly kind: 'busy'; readonly holder: string };

export type Holder = { readonly pid: number; readonly host: string; readonly at: number };

/**
 * Runs `work` while no other operator changes the release store in `dir`. Gives `busy` and who holds the lock
 * when another one does. A lock whose process has ended, or that is older than ten minutes, is taken over.
 */
export async function withLock<T>(
  dir: string,
  now: () => number,
  work: () => Promise<T>,
): Promise<Locked<T>> {
  const path = join(dir, '.lock');
  await mkdir(dir, { recursive: true });
  const taken = await take(path, now);
  if (taken.kind === 'busy') return taken;
  try {
    return { kind: 'done', value: await work() };
  } finally {
    await release(path, taken, now);
  }
}

/** The files that stand for a lock that was taken, the newest first, and what it wrote itself. */
type Taken = { readonly kind: 'taken'; readonly files: readonly string[]; readonly text: string };

/**
 * A stale lock is never moved or deleted: another process could take it between the check and the move. The process that first writes the
 * successor file, whose name is a hash of the stale content, takes the lock over; a stale successor has a successor in turn. A holder
 * deletes the first file before the others, so a process that wrote a successor can see that the lock was released meanwhile.
 */
async function take(path: string, now: () => number): Promise<Taken | ReturnType<typeof busy>> {
  for (;;) {
    const first = await readText(path);
    const { files, holder } = await lastHolder(path, first);
    if (holder !== null && !isStale(holder, now())) return busy(holder);
    const file = files[0] ?? path;
    const text = await writeNew(file, now());
    if (text === null) continue;
    if (first === null || (await readText(path)) === first) return { kind: 'taken', files, text };
    await rm(file, { force: true });
  }
}

/** The holder of the lock whose first file contains `first`, and the lock's files, newest first, after the one that a successor would write. */
async function lastHolder(
  path: string,
  first: string | null,
): Promise<{ readonly files: readonly string[]; readonly holder: Holder | null }> {
  let files = [path];
  let holder: Holder | null = null;
  for (let text = first; text !== null; text = await readText(files[0] ?? path)) {
    holder = parseHolder(text);
    files = [successorOf(path, text), ...files];
  }
  return { files, holder };
}

async function release(path: string, { files, text }: Taken, now: () => number): Promise<void> {
  // After ten minutes another process may have taken the lock over: then the files belong to it.
  const successor = successorOf(path, text);
  if ((await writeNew(successor, now())) === null) return;
  for (const file of [...files.toReversed(), successor]) await rm(file, { force: true });
}

const successorOf = (path: string, text: string): string =>
  `${path}.after-${createHash('sha256').update(text).digest('hex').slice(0, 16)}`;

/** Creates `path` with this process as the holder, whole or not at all. Gives its content; null when the file exists. */
async function writeNew(path: string, at: number): Promise<string | null> {
  const id = randomUUID();
  const text = JSON.stringify({ ...ownHolder(at), id });
  const temporary = `${path}.${id}`;
  try {
    await writeFile(temporary, text);
    await link(temporary, path);
    return text;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return null;
    throw error;
  } finally {
    await rm(temporary, { force: true });
  }
}

const readText = async (path: string): Promise<string | null> =>
  (await readIfThere(path))?.toString('utf8') ?? null;

/** This process as the holder of a lock. */
export const ownHolder = (at: number): Holder => ({ pid: process.pid, host: hostname(), at });

/** The holder in a lock's content; null when the content is incomplete. */
export function parseHolder(text: string): Holder | null {
  try {
    const holder: Partial<Holder> = JSON.parse(text);
    const { pid, host, at } = holder;
    return pid === undefined || host === undefined || at === undefined ? null : { pid, host, at };
  } catch {
    return null;
  }
}

/** What an operator reads who has to wait. */
export function busy(holder: Holder | null): Extract<Locked<never>, { kind: 'busy' }> {
  const since = holder === null ? 'unknown' : new Date(holder.at).toISOString();
  return {
    kind: 'busy',
    holder: `process ${holder?.pid ?? '?'} on ${holder?.host ?? '?'} since ${since}`,
  };
}

/** Whether the holder's process has ended, or has held the lock for longer than any work takes. */
export function isStale(holder: Holder, now: number): boolean {
  if (now - holder.at > staleAfterMs) return true;
  return holder.host === hostname() && !isAlive(holder.pid);
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // The process runs, but belongs to another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
