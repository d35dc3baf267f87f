import { describe, expect, it } from 'vitest';
import type { Booked } from './book-repository.ts';
import type { BookingRows } from './booking-rows.ts';
import { createBookingWriter, type WriterSettings } from './booking-writer.ts';

// The writer hands rows on and never looks into them: a name is enough.
const rows = (name: string) => ({ name }) as unknown as BookingRows;
const nameOf = (booking: BookingRows) => (booking as unknown as { name: string }).name;
const taken: Booked = { kind: 'taken' };
const failure = (code: string) => Object.assign(new Error(`SQLSTATE ${code}`), { code });

/** A writer whose transactions end when the test says so, and the names of what each of them was given. */
function open(settings: Partial<WriterSettings> = {}) {
  const batches: string[][] = [];
  const underWay: (() => void)[] = [];
  const writer = createBookingWriter({
    commit: (_propertyId, _contentVersion, bookings) => {
      batches.push(bookings.map(nameOf));
      return new Promise((resolve) =>
        underWay.push(() => {
          resolve(bookings.map(() => taken));
        }),
      );
    },
    batchSize: 3,
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
  let calls = 0;
  return open({
    commit: (_propertyId, _contentVersion, bookings) => {
      calls += 1;
      const problem = problemOf(bookings.map(nameOf), calls);
      return problem ? Promise.reject(problem) : Promise.resolve(bookings.map(() => taken));
    },
  });
};

describe('the writer of a property’s bookings', () => {
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
