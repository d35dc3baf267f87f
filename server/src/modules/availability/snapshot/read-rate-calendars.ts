import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Db } from '../../../db/database.ts';
import { listRateNights, listRoomRates, type RateNight } from '../repository.ts';
import { createRateCalendar, type RateCalendar } from './rate-calendar.ts';

/**
 * A statement brings so many nights at most. It is far within the time that a statement may take, however large the hotel is, and is some
 * tens of milliseconds of the embedded database, which holds up everybody else.
 */
const nightsAtATime = 2000;

interface RateOf {
  readonly room_type_id: string;
  readonly rate_plan_id: string;
}

const keyOf = (rate: RateOf): string => `${rate.room_type_id}\n${rate.rate_plan_id}`;

/** The nights of one rate after another. Others get their turn in between. */
async function* nightsByRate(db: Db, propertyId: string): AsyncGenerator<readonly RateNight[]> {
  let open: readonly RateNight[] = [];
  for (;;) {
    const nights = await listRateNights(db, propertyId, open.at(-1) ?? null, nightsAtATime);
    const byRate = [...Map.groupBy([...open, ...nights], keyOf).values()];
    // More of the last one may follow.
    open = byRate.pop() ?? [];
    yield* byRate;
    if (nights.length < nightsAtATime) break;
    await nextTurn();
  }
  if (open.length > 0) yield open;
}

/** The calendars of all rates of a property; of one that has no priced nights too. */
export async function readRateCalendars(db: Db, propertyId: string): Promise<RateCalendar[]> {
  const roomRates = await listRoomRates(db, propertyId);
  const rates = new Map(
    roomRates.map((row) => {
      const { room_type_id: roomTypeId, rate_plan_id: ratePlanId } = row;
      return [keyOf(row), { roomTypeId, ratePlanId, baseNumberOfAdults: row.base_number_of_adults }];
    }),
  );
  const calendars = new Map<string, RateCalendar>();
  for await (const nights of nightsByRate(db, propertyId)) {
    const [first] = nights;
    const key = first ? keyOf(first) : '';
    const rate = rates.get(key);
    // Their rows are forgotten with this turn: of a large hotel they are gigabytes.
    if (rate) calendars.set(key, createRateCalendar(rate, nights));
  }
  return [...rates].map(([key, rate]) => calendars.get(key) ?? createRateCalendar(rate, []));
}
