import { setTimeout as pause } from 'node:timers/promises';
import { groupId, thousandProperties } from './growth-data.ts';
import type { Measured } from './limits.ts';
import { kB, ms, number, table, title } from './report.ts';
import { json, stayIn } from './requests.ts';
import type { ServerProcess } from './server-process.ts';
import type { Stage } from './stage.ts';
import { percentile, rounded } from '../statistics.ts';

const searches = 60;
/** The hotels are read into memory behind the first search; so many searches in turn that are so fast say that they are there. */
const inMemory = { searches: 3, fastMs: 300, betweenMs: 1000, longestMs: 90_000 };
export const groupPath = '/api/Availability/SearchPropertyGroup';

interface MeasuredResponse {
  readonly ms: number;
  readonly bytes: number;
  readonly available: number;
}

async function search(server: ServerProcess, body: string): Promise<MeasuredResponse> {
  const started = performance.now();
  const response = await fetch(server.address + groupPath, {
    method: 'POST',
    headers: { ...json, 'accept-encoding': 'br' },
    body,
  });
  const text = await response.text();
  const passed = performance.now() - started;
  if (response.status !== 200)
    throw new Error(`A group's search was answered with ${response.status}: ${text}`);
  const found = JSON.parse(text) as { readonly Properties: readonly { readonly IsAvailable: boolean }[] };
  const available = found.Properties.filter((property) => property.IsAvailable).length;
  return { ms: passed, bytes: text.length, available };
}

/** Every search has other dates or another party. */
export const groupSearchBody = (index: number): string => {
  const { from, to } = stayIn(5 + (index % 30), 2 + (index % 3));
  const rooms = [{ NumberOfAdults: 1 + (index % 2), NumberOfChildren: 0, NumberOfInfants: 0 }];
  return JSON.stringify({
    PropertyGroupId: groupId,
    LanguageCode: 'en-GB',
    PromoCode: null,
    DateFrom: from,
    DateTo: to,
    AreaId: null,
    Rooms: rooms,
  });
};

export async function benchGroup(stage: Stage): Promise<Measured> {
  const { url, properties } = await thousandProperties(stage);
  title(
    `A group of ${number(properties)} properties searched in one request, ${searches} different searches`,
  );
  const server = await stage.startServer(url);
  const first = await search(server, groupSearchBody(0));
  const searched = performance.now();
  const behind: number[] = [];
  const areInMemory = () => {
    const last = behind.slice(-inMemory.searches);
    return last.length === inMemory.searches && last.every((passed) => passed < inMemory.fastMs);
  };
  while (!areInMemory() && performance.now() - searched < inMemory.longestMs) {
    await pause(inMemory.betweenMs);
    behind.push((await search(server, groupSearchBody(behind.length))).ms);
  }
  const behindSeconds = (performance.now() - searched) / 1000;
  const responses: MeasuredResponse[] = [];
  for (let index = 1; index <= searches; index += 1)
    responses.push(await search(server, groupSearchBody(index)));
  await server.end();
  const times = responses.map((response) => response.ms);
  table(
    ['available', 'kB', 'first ms', 'until in memory s', 'p50 ms until then', 'p50 ms', 'p99 ms'],
    [
      [
        number(first.available),
        kB(first.bytes),
        ms(first.ms),
        number(behindSeconds),
        ms(percentile(behind, 0.5)),
        ms(percentile(times, 0.5)),
        ms(percentile(times, 0.99)),
      ],
    ],
  );
  if (first.available === 0) throw new Error('No property of the group was available');
  return {
    figures: { groupSearchMs: rounded(percentile(times, 0.5), 1), groupColdMs: rounded(first.ms, 1) },
  };
}
