import { setImmediate as nextTurn } from 'node:timers/promises';
import type { compactCalendarSchema, StayDate } from 'shared/contracts';
import {
  addDays,
  addedTaxes,
  daysBetween,
  leadPriceOf,
  nightTaxes,
  roomTaxes,
  toDecimal,
  type Minor,
} from 'shared/domain';
import type * as z from 'zod/mini';
import { freeOn, publicRates, type CalendarRange, type CalendarSource } from './calendar.ts';
import { dayTermsOf } from './day-terms.ts';
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
  /** The lead price of each day, for the room types that had rooms free. */
  readonly leads: { readonly open: string; readonly lead: Minor | null }[];
  /** What the restrictions came to, by the room types that had rooms free on each day. */
  runs: { readonly open: string; readonly text: string } | null;
  /** About so much memory, in bytes. */
  readonly bytes: number;
}

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
  const days = daysBetween(range.from, range.to) + 1;
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
    leads: [],
    runs: null,
    bytes: restrictions.flat().length * days * 4 + terms.terms.length * 200 + days * 200,
  };
}

type NightOfDay = ReturnType<RateCalendar['nightsFrom']>;

/** `rates` are those of each room type. */
function leadOf(
  rates: readonly (readonly NightOfDay[])[],
  isOpen: readonly boolean[],
  day: number,
  daysBefore: number,
): Minor | null {
  const nights: Parameters<typeof leadPriceOf>[0][number][] = [];
  // In loops, for this looks at every rate on every day.
  for (const [type, ofType] of rates.entries()) {
    if (isOpen[type] !== true) continue;
    for (const nightOf of ofType) {
      const night = nightOf(day);
      if (night === null) continue;
      const { minimumNights, window, isClosedToArrival } = dayTermsOf(night, daysBefore);
      nights.push({ lead: night.leadPrice, minimumNights, window, isClosedToArrival });
    }
  }
  return leadPriceOf(nights);
}

const oneAdult = { numberOfAdults: 1, numberOfChildren: 0, numberOfInfants: 0 };

/** A lead price with what every night adds for one adult; the cheapest rate stays the cheapest. */
const fullLeadPrice = ({ property: { currency, content } }: CalendarSource) => {
  const taxesAndFees = [...nightTaxes(content.taxesAndFees ?? [])];
  if (taxesAndFees.length === 0) return (roomCost: Minor): Minor => roomCost;
  const night = { nights: 1, party: oneAdult, isFirst: true };
  return (roomCost: Minor): Minor =>
    roomCost + addedTaxes(roomTaxes({ currency, taxesAndFees }, { ...night, roomCost }));
};

/** The calendar in the compact form: a hotel of a thousand rates takes as much as one of ten. */
export async function writeCompactCalendar(
  snapshot: CalendarSource,
  { today, from }: CalendarRange,
  facts: CompactFacts,
): Promise<string> {
  const { currency } = snapshot.property;
  const withTaxes = fullLeadPrice(snapshot);
  const rates = publicRates(snapshot);
  const nights = snapshot.roomTypes.map(({ roomTypeId }) =>
    (rates.get(roomTypeId) ?? []).map((rate) => rate.nightsFrom(from)),
  );
  const free = Array.from({ length: facts.days }, (_, day) => freeOn(snapshot, addDays(from, day), today));
  const opens = free.map((counts) => counts.map((count) => count > 0));
  const names = opens.map((open) => open.map(Number).join(''));
  const before = daysBetween(today, from);
  let worked = 0;
  for (const [day, open] of opens.entries()) {
    const name = names[day] ?? '';
    if (facts.leads[day]?.open === name) continue;
    facts.leads[day] = { open: name, lead: leadOf(nights, open, day, before + day) };
    worked += 1;
    if (worked % daysPerTurn === 0) await nextTurn();
  }
  const open = names.join();
  if (facts.runs?.open !== open) {
    const sold = facts.restrictions.flatMap((ofType, type) =>
      ofType.map((each) => each.map((state, day) => (opens[day]?.[type] === true ? state : 0))),
    );
    facts.runs = { open, text: JSON.stringify(writeRestrictions(sold, facts.days, facts.terms)) };
  }
  const frame: Omit<z.input<typeof compactCalendarSchema>, 'Restrictions' | 'Terms'> = {
    DateFrom: from,
    AvailableRooms: free.map((counts) => counts.reduce((sum, count) => sum + count, 0)),
    LeadPrices: facts.leads.map(({ lead }) => (lead === null ? null : toDecimal(withTaxes(lead), currency))),
  };
  return `${JSON.stringify(frame).slice(0, -1)},${facts.runs.text.slice(1)}`;
}
