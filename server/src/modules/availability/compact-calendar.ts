import { setImmediate as nextTurn } from 'node:timers/promises';
import { type compactCalendarSchema, type Party, partySchema, type StayDate } from 'shared/contracts';
import { LRUCache } from 'lru-cache';
import { addDays, daysBetween, toDecimal, type Minor } from 'shared/domain';
import * as z from 'zod/mini';
import { freeOn, publicRates, type CalendarRange, type CalendarSource } from './calendar.ts';
import { dayTermsOf } from './day-terms.ts';
import { leadPrices } from './lead-prices.ts';
import {
  atMost,
  createTermsTable,
  mostRuns,
  restrictionOf,
  type Restrictions,
  type TermsTable,
  writeRestrictions,
} from './restriction-runs.ts';
import type { RateCalendar } from './snapshot/rate-calendar.ts';

/** The parts of a property's compact calendar, cached until its content changes. */
export interface CompactFacts {
  readonly contentVersion: number;
  readonly today: StayDate;
  readonly days: number;
  readonly terms: TermsTable;
  /** Of each room type in the hotelier's order, as though it had rooms free on every day. */
  readonly restrictions: readonly (readonly Restrictions[])[];
  /** By the guests: the lead price of each day, for the rooms that were free. */
  readonly leads: LRUCache<string, { readonly free: string; readonly lead: Minor | null }[]>;
  /** What the restrictions came to, by the room types that had rooms free on each day. */
  runs: { readonly open: string; readonly text: string } | null;
  /** About so much memory, in bytes. */
  readonly bytes: number;
}

/** Prices are kept for so many different guests. */
const keptLeads = 12;

/** So many rates, or days, are looked at before others get their turn. */
const ratesPerTurn = 10;
const daysPerTurn = 15;

async function restrictionsOf(
  rates: readonly RateCalendar[],
  { today, from }: CalendarRange,
  { days, terms }: Pick<CompactFacts, 'days' | 'terms'>,
  runs: number,
): Promise<readonly Restrictions[]> {
  const all = new Map<string, Restrictions>();
  const before = daysBetween(today, from);
  for (const [index, rate] of rates.entries()) {
    const nightAt = rate.nightsFrom(from);
    const restrictions = Uint32Array.from({ length: days }, (_, day) => {
      const night = nightAt(day);
      return restrictionOf(night && dayTermsOf(night, before + day), terms);
    });
    all.set(restrictions.join(), restrictions);
    if (index % ratesPerTurn === ratesPerTurn - 1) await nextTurn();
  }
  return atMost(runs, [...all.values()], days, terms);
}

export async function compactFacts(snapshot: CalendarSource, range: CalendarRange): Promise<CompactFacts> {
  // A range that begins after the last bookable day has none.
  const days = Math.max(0, daysBetween(range.from, range.to) + 1);
  const rates = publicRates(snapshot);
  const terms = createTermsTable();
  const runsOfType = mostRuns / Math.max(1, snapshot.roomTypes.length);
  const restrictions: (readonly Restrictions[])[] = [];
  for (const { roomTypeId } of snapshot.roomTypes)
    restrictions.push(await restrictionsOf(rates.get(roomTypeId) ?? [], range, { days, terms }, runsOfType));
  return {
    contentVersion: snapshot.contentVersion,
    today: range.today,
    days,
    terms,
    restrictions,
    leads: new LRUCache({ max: keptLeads }),
    runs: null,
    bytes: restrictions.flat().length * days * 4 + terms.terms.length * 200 + days * (200 + keptLeads * 60),
  };
}

/** The calendar in the compact form: a hotel of a thousand rates takes as much as one of ten. */
export async function writeCompactCalendar(
  snapshot: CalendarSource,
  range: CalendarRange,
  facts: CompactFacts,
): Promise<string> {
  const { currency } = snapshot.property;
  const { today, from, rooms, promo } = range;
  const priceOn = leadPrices(snapshot, range);
  const free = Array.from({ length: facts.days }, (_, day) => freeOn(snapshot, addDays(from, day), today));
  const opens = free.map((counts) => counts.map((count) => count > 0));
  const before = daysBetween(today, from);
  const guests = JSON.stringify(rooms);
  const leads = facts.leads.get(guests) ?? [];
  facts.leads.set(guests, leads);
  // More rooms of a type than are asked for change no price.
  const asked = rooms?.length ?? 1;
  let worked = 0;
  for (const [day, counts] of free.entries()) {
    const name = counts.map((count) => Math.min(count, asked)).join();
    if (leads[day]?.free === name) continue;
    leads[day] = { free: name, lead: priceOn(day, before + day, counts) };
    worked += 1;
    if (worked % daysPerTurn === 0) await nextTurn();
  }
  const open = opens.map((each) => each.map(Number).join('')).join();
  if (facts.runs?.open !== open) {
    const sold = facts.restrictions.flatMap((ofType, type) =>
      ofType.map((each) => each.map((state, day) => (opens[day]?.[type] === true ? state : 0))),
    );
    facts.runs = { open, text: JSON.stringify(writeRestrictions(sold, facts.days, facts.terms)) };
  }
  const frame: Omit<z.input<typeof compactCalendarSchema>, 'Restrictions' | 'Terms'> = {
    DateFrom: from,
    AvailableRooms: free.map((counts) => counts.reduce((sum, count) => sum + count, 0)),
    LeadPrices: leads.map(({ lead }) => (lead === null ? null : toDecimal(lead, currency))),
    ...(rooms === null ? {} : { Rooms: rooms.map((party: Party) => z.encode(partySchema, party)) }),
    ...(promo === null ? {} : { PromoCode: { Code: promo.code, MinNights: promo.content.minNights } }),
  };
  return `${JSON.stringify(frame).slice(0, -1)},${facts.runs.text.slice(1)}`;
}
