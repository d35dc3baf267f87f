import { expect, it } from 'vitest';
import { beaconLimit, interactionLimits, isReached, limitsOf, roomsLimits } from './limits.ts';

const page = { bytesRatio: 1.24, timeRatio: 1.2, scriptKB: 172, requests: 9, cls: 0.01 };

it('a value at its limit is reached, one above or unknown is not', () => {
  const limits = limitsOf(
    { ...page, lcpOverHtml: 1.6, scriptKB: 172.1 },
    { ...page, bytesRatio: Number.NaN, requests: 10 },
  );
  expect(limits.filter((limit) => !isReached(limit)).map(({ what }) => what)).toEqual([
    'search: script, KB (brotli)',
    'search: largest paint, of a page without scripts',
    "checkout: script bytes, of the monolith's",
    'checkout: requests until usable',
  ]);
});

it('a price that comes later than on a page without scripts is told', () => {
  const rooms = {
    scriptKB: 200,
    lcpOverHtml: 1.5,
    priceOverHtml: 1.6,
    priceMs: Number.NaN,
    requests: 9,
    cls: 0.01,
  };
  expect(
    roomsLimits(rooms)
      .filter((limit) => !isReached(limit))
      .map(({ what }) => what),
  ).toEqual(['rooms: first price, of a page without scripts', 'rooms: first price, ms']);
});

it('an interaction that is slower than a guest takes for at once is told', () => {
  const quick = { taskMs: 120, paintMs: 200 };
  const limits = interactionLimits({
    openCalendar: quick,
    changeDates: quick,
    addRoom: { taskMs: 240, paintMs: 264 },
    cls: 0.02,
  });
  expect(limits.filter((limit) => !isReached(limit)).map(({ what }) => what)).toEqual([
    'adding a room: time to paint, ms',
    'adding a room: longest task, ms',
  ]);
});

it('what measures pages at guests is there, and not above its bytes', () => {
  expect([5900, 6000, 6001, null].map((bytes) => isReached(beaconLimit(bytes)))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
