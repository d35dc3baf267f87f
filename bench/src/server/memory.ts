import { hotelFile, ids } from './hotel.ts';
import type { Measured } from './limits.ts';
import { multiplyProperties } from './multiply.ts';
import { MB, ms, number, table, title } from './report.ts';
import { listProperties, searchAll } from './start.ts';
import type { Stage } from './stage.ts';
import { rounded } from '../statistics.ts';

const properties = 1000;

const hotel = {
  code: 'memory',
  roomTypes: ids('room', 4),
  ratePlans: ids('plan', 2),
  rooms: 20,
  months: 24,
};

/** One process is asked for every property, so that it holds all of them; its memory as it is then, and after a full garbage collection. */
export async function benchMemory(stage: Stage): Promise<Measured> {
  title(
    `${number(properties)} properties of 4 room types × 2 rate plans × ${String(hotel.months)} months in one process`,
  );
  const url = await stage.createDatabase('memory');
  await stage.importHotels(url, [hotelFile(hotel)]);
  await stage.withDatabase(url, (db) => multiplyProperties(db, properties - 1));
  const server = await stage.startServer(url);
  const began = performance.now();
  await searchAll(server, await listProperties(stage, url));
  const passed = performance.now() - began;
  const rss = (await server.ask('memory-now')).rss;
  const collected = await server.ask('memory');
  await server.end();
  table(
    ['', 'each ms', 'RSS MB', 'RSS MB, collected', 'in use MB'],
    [
      [
        'every property searched once',
        ms(passed / properties),
        MB(rss),
        MB(collected.rss),
        MB(collected.heapUsed + collected.external),
      ],
    ],
  );
  return { figures: { propertiesRssMB: rounded(rss / 1e6, 0) } };
}
