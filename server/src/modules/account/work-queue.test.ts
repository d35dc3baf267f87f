import { describe, expect, it } from 'vitest';
import { createWorkQueue } from './work-queue.ts';

describe('a queue of two', () => {
  it('runs two at once and the others after them, in their order', async () => {
    const queue = createWorkQueue(2, 10);
    const started: number[] = [];
    const gates = [0, 1, 2, 3].map(() => Promise.withResolvers<undefined>());
    const all = gates.map(({ promise }, index) =>
      queue.run(async () => {
        started.push(index);
        await promise;
      }),
    );
    await Promise.resolve();
    expect(started).toEqual([0, 1]);
    gates[1]?.resolve(undefined);
    await all[1];
    await Promise.resolve();
    expect(started).toEqual([0, 1, 2]);
    for (const { resolve } of gates) resolve(undefined);
    await Promise.all(all);
    expect(started).toEqual([0, 1, 2, 3]);
  });

  it('goes on after work that failed', async () => {
    const queue = createWorkQueue(1, 10);
    await expect(queue.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await queue.run(() => Promise.resolve('done'))).toBe('done');
  });

  it('refuses what would wait too long, with 503 and Retry-After', async () => {
    const queue = createWorkQueue(1, 1);
    const gate = Promise.withResolvers<undefined>();
    const first = queue.run(() => gate.promise);
    const second = queue.run(() => Promise.resolve());
    await expect(queue.run(() => Promise.resolve())).rejects.toMatchObject({
      status: 503,
      headers: { 'retry-after': '2' },
    });
    gate.resolve(undefined);
    await Promise.all([first, second]);
  });
});
