import { AsyncLocalStorage } from 'node:async_hooks';
import { describe, expect, it } from 'vitest';
import { type Booked, type HotelBookings, StaleContentError } from './book-repository.ts';
import type { BookingRows } from './booking-rows.ts';
import { createBookingWriter, type WriterSettings } from './booking-writer.ts';

// The writer hands rows on and never looks into them: a name is enough.
const rows = (name: string) => ({ name }) as unknown as BookingRows;
const nameOf = (booking: BookingRows) => (booking as unknown as { name: string }).name;
const taken: Booked = { kind: 'taken' };
const takenAt = (hotels: readonly HotelBookings[]) => hotels.map(({ bookings }) => bookings.map(() => taken));
const failure = (code: string) => Object.assign(new Error(`SQLSTATE ${code}`), { code });

/** A writer whose transactions end when the test says so, and the names of what each of them was given. */
function open(settings: Partial<WriterSettings> = {}) {
  const batches: string[][] = [];
  const underWay: (() => void)[] = [];
  const writer = createBookingWriter({
    commit: (hotels) => {
      batches.push(hotels.flatMap(({ bookings }) => bookings.map(nameOf)));
      return new Promise((resolve) =>
        underWay.push(() => {
          resolve(takenAt(hotels));
        }),
      );
    },
    batchSize: 3,
    commitsAtOnce: 2,
    longestQueue: 4,
    pauseMs: () => 0,
    ...settings,
  });
  const write = (name: string, propertyId = 'harbour', contentVersion = 1) =>
    writer.write({ propertyId, contentVersion, rows: rows(name) });
  const begun = () => new Promise((resolve) => setImmediate(() => setImmediate(resolve)));
  const commit = async () => {
    await begun();
    for (const end of underWay.splice(0)) end();
    await begun();
  };
  return { batches, write, begun, commit };
}

/** A database that answers at once, unless `problemOf` has an error for what it is given. */
const answering = (problemOf: (names: readonly string[], call: number) => Error | null) => {
  const asked: { readonly names: readonly string[]; readonly waits: string }[] = [];
  const opened = open({
    commit: (hotels, waits) => {
      const names = hotels.flatMap(({ bookings }) => bookings.map(nameOf));
      asked.push({ names, waits });
      const problem = problemOf(names, asked.length);
      return problem ? Promise.reject(problem) : Promise.resolve(takenAt(hotels));
    },
  });
  return { ...opened, asked };
};

describe('the writer of bookings', () => {
  it('writes together what queued up meanwhile, in its order and never too much', async () => {
    const { batches, write, commit } = open();
    const first = write('a');
    await commit();
    const later = ['b', 'c', 'd', 'e'].map((name) => write(name));
    await commit();
    await commit();
    expect(await Promise.all([first, ...later])).toEqual([taken, taken, taken, taken, taken]);
    expect(batches).toEqual([['a'], ['b', 'c', 'd'], ['e']]);
  });

  it('writes one transaction at a time for a property, and does not wait for another property', async () => {
    const { batches, write, begun, commit } = open();
    const ours = [write('a')];
    await begun();
    ours.push(write('b'), write('c', 'seaside'));
    await begun();
    expect(batches).toEqual([['a'], ['c']]);
    await commit();
    expect(batches).toEqual([['a'], ['c'], ['b']]);
    await commit();
    await Promise.all(ours);
  });

  it('writes in the context of the first booking of a transaction, not of the one that began', async () => {
    const speaking = new AsyncLocalStorage<string>();
    const contexts: (string | undefined)[] = [];
    const { promise: first, resolve: endFirst } = Promise.withResolvers<undefined>();
    const { write, begun } = open({
      commit: async (hotels) => {
        contexts.push(speaking.getStore());
        if (contexts.length === 1) await first;
        return takenAt(hotels);
      },
    });
    const one = speaking.run('Danish', () => write('a'));
    await begun();
    const later = speaking.run('Polish', () => write('b'));
    endFirst(undefined);
    await Promise.all([one, later]);
    expect(contexts).toEqual(['Danish', 'Polish']);
  });

  it('writes for several properties together what arrived together, and what queued up meanwhile', async () => {
    const { batches, write, begun, commit } = open();
    const first = [write('a'), write('b', 'seaside')];
    await begun();
    const later = [write('c', 'seaside'), write('d', 'inland')];
    await begun();
    const last = [write('e', 'lakeside'), write('f', 'forest')];
    await commit();
    await commit();
    expect(await Promise.all([...first, ...later, ...last])).toHaveLength(6);
    // Two at once: `d` did not wait for the first, `c` did, for its own hotel was in it.
    expect(batches).toEqual([['a', 'b'], ['d'], ['e', 'f', 'c']]);
  });

  it('never writes more together than one transaction takes, whoever they are for', async () => {
    const { batches, write, commit } = open({ commitsAtOnce: 1 });
    const all = [write('a'), write('b'), write('c', 'seaside'), write('d', 'seaside'), write('e', 'inland')];
    await commit();
    await commit();
    expect(await Promise.all(all)).toHaveLength(5);
    expect(batches).toEqual([
      ['a', 'b', 'c'],
      ['e', 'd'],
    ]);
  });

  it('writes for each property by itself, and as long as it takes, when one of several holds them up', async () => {
    const { write, asked } = answering((names) => (names.length > 1 ? failure('55P03') : null));
    expect(await Promise.all([write('a'), write('b', 'seaside')])).toEqual([taken, taken]);
    expect(asked).toEqual([
      { names: ['a', 'b'], waits: 'shortly' },
      { names: ['a'], waits: 'long' },
      { names: ['b'], waits: 'long' },
    ]);
  });

  it('does not wait for a property that holds others up', async () => {
    const held = Promise.withResolvers<(readonly Booked[])[]>();
    const { write } = open({
      commitsAtOnce: 1,
      commit: (hotels, waits) => {
        if (!hotels.some(({ propertyId }) => propertyId === 'held')) return Promise.resolve(takenAt(hotels));
        return waits === 'long' ? held.promise : Promise.reject(failure('55P03'));
      },
    });
    const [stuck, beside] = [write('a', 'held'), write('b')];
    expect(await beside).toEqual(taken);
    const behind = write('c', 'held');
    expect(await write('d')).toEqual(taken);
    held.resolve([[taken]]);
    expect(await stuck).toEqual(taken);
    expect(await behind).toEqual(taken);
  });

  it('lets only those fail whose property has changed its prices', async () => {
    const { write } = answering((names) => (names.includes('old') ? new StaleContentError('HB001') : null));
    const [old, other] = [write('old'), write('a', 'seaside')];
    await expect(old).rejects.toThrow(StaleContentError);
    expect(await other).toEqual(taken);
  });

  it('keeps bookings apart that were priced from different content', async () => {
    const { batches, write, commit } = open();
    const all = [write('old', 'harbour', 1), write('new', 'harbour', 2), write('newer', 'harbour', 2)];
    await commit();
    await commit();
    await Promise.all(all);
    expect(batches).toEqual([['old'], ['new', 'newer']]);
  });

  it('rejects a booking with 503 and Retry-After when too many wait', async () => {
    const { write, commit } = open();
    const waiting = ['a', 'b', 'c', 'd'].map((name) => write(name));
    await expect(write('e')).rejects.toMatchObject({ status: 503, headers: { 'retry-after': '1' } });
    await commit();
    await commit();
    expect(await Promise.all(waiting)).toHaveLength(4);
  });

  it('lets a booking that the database refuses fail alone', async () => {
    const { write } = answering((names) => (names.includes('bad') ? failure('23514') : null));
    const [before, bad, after] = ['a', 'bad', 'b'].map((name) => write(name));
    await expect(bad).rejects.toMatchObject({ code: '23514' });
    expect(await Promise.all([before, after])).toEqual([taken, taken]);
  });

  it('tries again after a deadlock, a few times, without anybody seeing it', async () => {
    const { write } = answering((_names, call) => (call < 5 ? failure('40P01') : null));
    expect(await write('a')).toEqual(taken);
    const always = answering(() => failure('40001'));
    await expect(always.write('a')).rejects.toMatchObject({ code: '40001' });
  });

  it('says that it is busy when the database has no time', async () => {
    const { write } = answering(() => failure('55P03'));
    await expect(write('a')).rejects.toMatchObject({ status: 503, headers: { 'retry-after': '1' } });
  });

  it('fails together, and once, when the database is gone; the next ones are tried again', async () => {
    const gone = new Error('connection terminated');
    const { write } = answering((_names, call) => (call === 1 ? gone : null));
    const lost = [write('a'), write('b')];
    expect(await Promise.allSettled(lost)).toMatchObject([{ reason: gone }, { reason: gone }]);
    expect(await write('c')).toEqual(taken);
  });
});
