import { describe, expect, it } from 'vitest';
import { createScheduler } from './scheduler.ts';

const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

describe('turns', () => {
  it('are given to so many at once, and to the others later, in their order', async () => {
    const turn = createScheduler(2);
    const done: number[] = [];
    const all = [1, 2, 3, 4, 5].map(async (number) => {
      await turn();
      done.push(number);
    });
    await Promise.resolve();
    expect(done).toEqual([1, 2]);
    await Promise.all(all);
    expect(done).toEqual([1, 2, 3, 4, 5]);
  });

  it('leave room between them for other work', async () => {
    const turn = createScheduler(1);
    const seen: string[] = [];
    const ask = async (name: string) => {
      await turn();
      seen.push(name);
    };
    const all = [ask('first'), ask('second'), ask('third')];
    await nextTurn();
    seen.push('other');
    await Promise.all(all);
    expect(seen.indexOf('other')).toBeLessThan(seen.indexOf('third'));
  });

  it('are all there again after a pause', async () => {
    const turn = createScheduler(2);
    await Promise.all([turn(), turn(), turn()]);
    await nextTurn();
    await nextTurn();
    let given = 0;
    void turn().then(() => (given += 1));
    void turn().then(() => (given += 1));
    await Promise.resolve();
    expect(given).toBe(2);
  });
});
