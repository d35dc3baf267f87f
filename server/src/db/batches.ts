import { AsyncResource } from 'node:async_hooks';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Db } from './database.ts';
import { conflictPauseMs, retryConflicts } from './transaction.ts';

/** At most so many in one statement. */
const batchSize = 64;

interface Waiting<Item, Result> {
  readonly item: Item;
  /** Of the item's request: its work runs there, whichever request's turn it is. */
  readonly context: AsyncResource;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: unknown) => void;
}

/** One statement, that is one transaction, for items of one property: the result of each, in their order, or an error that undoes all of them. */
export type WriteAll<Item, Result> = (
  db: Db,
  propertyId: string,
  items: readonly Item[],
) => Promise<readonly Result[]>;

export type WriteOne<Item, Result> = (db: Db, propertyId: string, item: Item) => Promise<Result>;

/**
 * What comes while a property's statement is under way is written together by the next one: for speed only, because many requests wait for the same
 * rows. After an error each item is written by itself, so that only its own fault fails it.
 */
export function together<Item, Result>(writeAll: WriteAll<Item, Result>): WriteOne<Item, Result> {
  type Queue = Waiting<Item, Result>[];
  type Batch = readonly [Waiting<Item, Result>, ...Waiting<Item, Result>[]];
  const databases = new WeakMap<Db, Map<string, Queue>>();

  /** In the context of the first item, so that a request that keeps a queue going is not traced with the statements of all that follow. */
  async function write(db: Db, propertyId: string, batch: Batch): Promise<void> {
    try {
      const items = batch.map(({ item }) => item);
      const results = await batch[0].context.runInAsyncScope(() =>
        retryConflicts(() => writeAll(db, propertyId, items), conflictPauseMs),
      );
      if (results.length !== batch.length) throw new Error('A batch has not as many results as items');
      for (const [index, result] of results.entries()) batch[index]?.resolve(result);
    } catch (error) {
      if (batch.length === 1) batch[0].reject(error);
      else for (const one of batch) await write(db, propertyId, [one]);
    }
  }

  async function drain(db: Db, propertyId: string, queues: Map<string, Queue>, queue: Queue): Promise<void> {
    // Those that come together are written together.
    await nextTurn();
    for (;;) {
      const [first, ...others] = queue.splice(0, batchSize);
      if (!first) break;
      await write(db, propertyId, [first, ...others]);
    }
    queues.delete(propertyId);
  }

  return (db, propertyId, item) =>
    new Promise((resolve, reject) => {
      const queues = databases.get(db) ?? new Map<string, Queue>();
      databases.set(db, queues);
      const waiting = { item, context: new AsyncResource('Batch'), resolve, reject };
      const queue = queues.get(propertyId);
      if (queue) {
        queue.push(waiting);
        return;
      }
      const started: Queue = [waiting];
      queues.set(propertyId, started);
      void drain(db, propertyId, queues, started);
    });
}
