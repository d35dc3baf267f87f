import { describe, expect, it } from 'vitest';
import type { CachedResponse } from '../../http/cached-response.ts';
import { createAskedAgain } from './asked-again.ts';
import { createSearchResponses } from './search-responses.ts';
import { layOutTypes } from './search-text.ts';
import { createStockCalendar } from './snapshot/stock-calendar.ts';

const stay = { from: '2026/12/01', to: '2026/12/02' };

/** A cache of a quarter of a megabyte, of which one search that is asked once takes all that there is for such. */
function aCache() {
  const encoded: string[] = [];
  const stock = createStockCalendar([{ room_type_id: 'double', night: stay.from, free: 3 }]);
  const responses = createSearchResponses(256 * 1024);
  const ask = async (name: string, contentVersion = 1): Promise<string> => {
    const moment = { snapshot: { contentVersion, stock }, stay, today: '2026/11/20', isClosed: false };
    const found = responses.get(name, moment, () => {
      encoded.push(name);
      const roomTypes = layOutTypes([['double', JSON.stringify(name.padEnd(1000))]]);
      return { roomTypes, countedIds: ['double'], head: '{', tail: '}' };
    });
    return Buffer.concat((await found.responseFor(undefined)).pieces).toString();
  };
  return { ask, encoded, stock, responses };
}

const piecesOf = async (found: CachedResponse, acceptEncoding?: string) =>
  (await found.responseFor(acceptEncoding)).pieces;

describe('the cached responses of searches', () => {
  it('has the one that was just asked for', async () => {
    const { ask, encoded } = aCache();
    expect(await ask('a')).toBe(await ask('a'));
    expect(encoded).toEqual(['a']);
  });

  it('forgets what was asked once when others come, and keeps what was asked again', async () => {
    const { ask, encoded } = aCache();
    for (const name of ['a', 'b', 'a', 'c', 'd', 'a']) await ask(name);
    expect(encoded).toEqual(['a', 'b', 'a', 'c', 'd']);
  });

  it('fills in other counts without encoding again, and encodes again at other prices', async () => {
    const { ask, encoded, stock } = aCache();
    expect(await ask('a')).toContain('"NumberOfRoomsPerRoomTypeId":{"double":3}');
    stock.apply([{ roomTypeId: 'double', night: stay.from, count: -1 }]);
    expect(await ask('a')).toContain('"NumberOfRoomsPerRoomTypeId":{"double":2}');
    expect(encoded).toEqual(['a']);
    await ask('a', 2);
    expect(encoded).toEqual(['a', 'a']);
  });
});

it('a kept response holds no memory but its own bytes', async () => {
  const { stock, responses } = aCache();
  const snapshot = { contentVersion: 1, stock };
  const text = {
    roomTypes: layOutTypes([
      ['double', '{"é":1}'],
      ['single', '{}'],
    ]),
    countedIds: ['double'],
    head: '{',
    tail: '}',
  };
  const found = responses.get('a', { snapshot, stay, today: '2026/11/20', isClosed: false }, () => text);
  const plain = await piecesOf(found);
  expect(JSON.parse(Buffer.concat(plain).toString())).toEqual({
    RoomTypes: [{ é: 1 }],
    NumberOfRoomsPerRoomTypeId: { double: 3 },
  });
  const kept = [...plain, ...(await piecesOf(found, 'gzip')), text.roomTypes.all.bytes];
  expect(kept.map(({ buffer }) => buffer.byteLength)).toEqual(kept.map(({ length }) => length));
});

describe('what was asked again', () => {
  it('is what was given before, ten thousand others ago too', () => {
    const isAskedAgain = createAskedAgain();
    const keys = Array.from({ length: 10_000 }, (_, index) => `search ${String(index)}`);
    const first = keys.filter((key) => isAskedAgain(key)).length;
    const again = keys.filter((key) => isAskedAgain(key)).length;
    expect(first).toBeLessThan(10);
    expect(again).toBeGreaterThan(8000);
  });
});
