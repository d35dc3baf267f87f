import { mkdtemp, readdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { withLock } from './lock.ts';

const now = (): number => Date.parse('2026-05-01T12:00:00Z');
const leftBehind = JSON.stringify({ pid: 1, host: 'elsewhere', at: now() - 30 * 60_000 });

async function givenFolder(lock: string | null): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), 'lock-'));
  if (lock !== null) await writeFile(join(dir, '.lock'), lock);
  return dir;
}

/** Operators who come again and again; gives how many were at work at once at most, and how often anybody was. */
async function crowd(
  dir: string,
  operators: number,
  rounds: number,
): Promise<{ most: number; times: number }> {
  let [inside, most, times] = [0, 0, 0];
  const operate = async (): Promise<void> => {
    for (let round = 0; round < rounds; round += 1) {
      await withLock(dir, now, async () => {
        inside += 1;
        times += 1;
        most = Math.max(most, inside);
        await nextTurn();
        inside -= 1;
      });
    }
  };
  await Promise.all(Array.from({ length: operators }, operate));
  return { most, times };
}

describe('the lock of a release store', () => {
  it.each([
    ['was free', null],
    ['was left behind', leftBehind],
    ['says nothing that can be read', '{"pid":'],
  ])('that %s lets one operator in at a time, and nothing of it stays', async (_state, lock) => {
    const dir = await givenFolder(lock);
    const { most, times } = await crowd(dir, 8, 12);
    expect(most).toBe(1);
    expect(times).toBeGreaterThan(8);
    expect(await readdir(dir)).toEqual([]);
  });

  it('left behind by one who had taken over one that was left behind is taken over too', async () => {
    const dir = await givenFolder(leftBehind);
    // The heir works for longer than a lock is kept, and never comes to an end.
    void withLock(
      dir,
      () => now() - 10.5 * 60_000,
      () => new Promise(() => undefined),
    );
    await expect.poll(async () => (await readdir(dir)).length).toBe(2);
    expect(await withLock(dir, now, () => Promise.resolve('mine'))).toEqual({ kind: 'done', value: 'mine' });
    expect(await readdir(dir)).toEqual([]);
  });

  it('that was taken over is not given back by the one who had it first', async () => {
    const dir = await givenFolder(null);
    const slow = Promise.withResolvers<undefined>();
    const first = withLock(
      dir,
      () => now() - 11 * 60_000,
      () => slow.promise,
    );
    await expect.poll(async () => await readdir(dir)).toContain('.lock');
    const heir = Promise.withResolvers<undefined>();
    const second = withLock(dir, now, () => heir.promise);
    await expect.poll(async () => (await readdir(dir)).length).toBe(2);
    slow.resolve(undefined);
    await first;
    expect(await withLock(dir, now, () => Promise.resolve())).toMatchObject({ kind: 'busy' });
    heir.resolve(undefined);
    await second;
    expect(await readdir(dir)).toEqual([]);
  });
});
