import { AsyncLocalStorage } from 'node:async_hooks';
import { describe, expect, it } from 'vitest';
import { together } from './batches.ts';
import type { Db } from './database.ts';

/** What a batch is written to is compared only. */
const aDatabase = (): Db => Object.create(null) as Db;

interface Written {
  readonly db: Db;
  readonly propertyId: string;
  readonly items: readonly string[];
}

/** Writes texts, each to its own length; refuses a batch with "bad" in it. */
function createWriter() {
  const batches: Written[] = [];
  const write = together<string, number>((db, propertyId, items) => {
    batches.push({ db, propertyId, items });
    if (items.includes('bad')) return Promise.reject(new Error('bad is refused'));
    return Promise.resolve(items.map((item) => item.length));
  });
  return { batches, write };
}

describe('what is written together', () => {
  it('is one batch of what came at once, each with its own result', async () => {
    const { batches, write } = createWriter();
    const db = aDatabase();
    const results = await Promise.all(['a', 'bb', 'ccc'].map((item) => write(db, 'harbour', item)));
    expect(results).toEqual([1, 2, 3]);
    expect(batches.map(({ items }) => items)).toEqual([['a', 'bb', 'ccc']]);
  });

  it('is another batch for another property, and for another database', async () => {
    const { batches, write } = createWriter();
    const [one, other] = [aDatabase(), aDatabase()];
    await Promise.all([write(one, 'harbour', 'a'), write(one, 'cape', 'b'), write(other, 'harbour', 'c')]);
    expect(batches.map(({ items }) => items)).toEqual([['a'], ['b'], ['c']]);
  });

  it('fails only what cannot be written by itself', async () => {
    const { batches, write } = createWriter();
    const db = aDatabase();
    const results = await Promise.allSettled(['a', 'bad', 'cc'].map((item) => write(db, 'harbour', item)));
    expect(results.map((result) => (result.status === 'fulfilled' ? result.value : 'failed'))).toEqual([
      1,
      'failed',
      2,
    ]);
    expect(batches.map(({ items }) => items)).toEqual([['a', 'bad', 'cc'], ['a'], ['bad'], ['cc']]);
  });

  it('is written by the next batch when it comes while one is under way', async () => {
    const db = aDatabase();
    const { promise: first, resolve: finishFirst } = Promise.withResolvers<readonly number[]>();
    const sizes: number[] = [];
    const write = together<string, number>((_db, _propertyId, items) => {
      sizes.push(items.length);
      return sizes.length === 1 ? first : Promise.resolve(items.map(() => 0));
    });
    const one = write(db, 'harbour', 'a');
    await Promise.resolve();
    await new Promise((resolve) => setImmediate(resolve));
    const later = [write(db, 'harbour', 'b'), write(db, 'harbour', 'c')];
    finishFirst([1]);
    expect(await one).toBe(1);
    await Promise.all(later);
    expect(sizes).toEqual([1, 2]);
  });

  it('is written in the context of its own first item, not of the one that began', async () => {
    const speaking = new AsyncLocalStorage<string>();
    const db = aDatabase();
    const { promise: first, resolve: finishFirst } = Promise.withResolvers<readonly number[]>();
    const contexts: (string | undefined)[] = [];
    const write = together<string, number>((_db, _propertyId, items) => {
      contexts.push(speaking.getStore());
      return contexts.length === 1 ? first : Promise.resolve(items.map(() => 0));
    });
    const one = speaking.run('Danish', () => write(db, 'harbour', 'a'));
    await new Promise((resolve) => setImmediate(resolve));
    const later = speaking.run('Polish', () => write(db, 'harbour', 'b'));
    finishFirst([1]);
    await Promise.all([one, later]);
    expect(contexts).toEqual(['Danish', 'Polish']);
  });
});
