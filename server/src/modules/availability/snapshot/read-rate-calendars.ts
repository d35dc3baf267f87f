import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Db } from '../../../db/database.ts';
import { listNightColumns } from '../night-columns.ts';
import { listRoomRates } from '../repository.ts';
import { readRateCalendar, type RateCalendar } from './rate-calendar.ts';

/**
 * A statement brings the nights of so many rates, some five thousand at most. It is far within the time that a statement may take, however
 * large the hotel is, and is some tens of milliseconds of the embedded database, which holds up everybody else.
 */
const ratesAtATime = 5;

interface RateKey {
  readonly room_type_id: string;
  readonly rate_plan_id: string;
}

const keyOf = (rate: RateKey): string => `${rate.room_type_id}\n${rate.rate_plan_id}`;

/** The calendars of all rates of a property. Others get their turn in between. */
export async function readRateCalendars(db: Db, propertyId: string): Promise<RateCalendar[]> {
  const roomRates = await listRoomRates(db, propertyId);
  const calendars: RateCalendar[] = [];
  for (let from = 0; from < roomRates.length; from += ratesAtATime) {
    const rates = roomRates.slice(from, from + ratesAtATime);
    const nights = await listNightColumns(db, propertyId, rates);
    const byRate = new Map(nights.map((row) => [keyOf(row), row]));
    for (const row of rates) {
      const { room_type_id: roomTypeId, rate_plan_id: ratePlanId } = row;
      const rate = { roomTypeId, ratePlanId, baseNumberOfAdults: row.base_number_of_adults };
      calendars.push(readRateCalendar(rate, byRate.get(keyOf(row)) ?? null));
    }
    await nextTurn();
  }
  return calendars;
}
