import { byCost, originalCosts, type Party, rateCosts, type StayDate } from 'shared/contracts';
import {
  addDays,
  chargedCosts,
  type ChildBands,
  daysBetween,
  type Minor,
  type Stay,
  type StayTerms,
  timesCharged,
} from 'shared/domain';
import { stayTermColumns, type StayTermColumns } from '../../../db/schema.ts';
import { numberColumns, type NightColumns } from '../night-columns.ts';
import type { RateNight } from '../repository.ts';
import { termsOf } from '../stay-rate-rules.ts';

type Column = (typeof numberColumns)[number];

/** The values of all days; most columns of most rates have one value only. */
type Values = number | null | Float64Array;

const priced = 1;
const closedToArrival = 2;
const closedToDeparture = 4;

/** What a calendar of days shows of a night. */
export interface CalendarNight {
  /** What one adult pays. */
  readonly leadPrice: Minor;
  readonly terms: StayTerms;
  readonly isClosedToArrival: boolean;
  readonly isClosedToDeparture: boolean;
}

/** The priced nights of one rate of one room type, packed: a hotel's eighteen months take some tens of kilobytes. */
export interface RateCalendar {
  readonly roomTypeId: string;
  readonly ratePlanId: string;
  readonly baseNumberOfAdults: number;
  /** Priced days of the stay from arrival to departure, both included, in order. */
  readonly days: (stay: Stay) => RateNight[];
  /** Null where the night has no price. */
  readonly night: (night: StayDate) => CalendarNight | null;
  /** The same of a day that is so many days after `first`, for those who ask about many. */
  readonly nightsFrom: (first: StayDate) => (days: number) => CalendarNight | null;
  /** What a party pays for a night without taxes, of days that are priced. */
  readonly pricesFrom: (first: StayDate, party: Party, bands: ChildBands) => (days: number) => Minor;
  /** The base rate, of which a promo code takes something; of days that are priced. */
  readonly basesFrom: (first: StayDate) => (days: number) => Minor;
  /** About so much memory, in bytes. */
  readonly bytes: number;
}

export interface RateRow {
  readonly roomTypeId: string;
  readonly ratePlanId: string;
  readonly baseNumberOfAdults: number;
}

interface Packed {
  readonly first: StayDate;
  /** One for each day from the first to the last priced one. */
  readonly flags: Uint8Array;
  readonly columns: Readonly<Record<Column, Values>>;
}

/** NaN stands for null: money and nights are never NaN. */
function packColumn(nights: readonly RateNight[], first: StayDate, length: number, column: Column): Values {
  const value = nights[0]?.[column] ?? null;
  if (nights.every((night) => night[column] === value)) return value;
  const values = new Float64Array(length).fill(Number.NaN);
  for (const night of nights) values[daysBetween(first, night.night)] = night[column] ?? Number.NaN;
  return values;
}

function pack(nights: readonly RateNight[]): Packed {
  const first = nights[0]?.night ?? '2000/01/01';
  const length = nights.length === 0 ? 0 : daysBetween(first, nights.at(-1)?.night ?? first) + 1;
  const flags = new Uint8Array(length);
  for (const night of nights) {
    flags[daysBetween(first, night.night)] =
      priced +
      (night.closed_to_arrival ? closedToArrival : 0) +
      (night.closed_to_departure ? closedToDeparture : 0);
  }
  const packed = numberColumns.map((name) => [name, packColumn(nights, first, length, name)]);
  // The entries are exactly the columns.
  return { first, flags, columns: Object.fromEntries(packed) as Packed['columns'] };
}

const numberOf = (text: string): number | null => (text === '' ? null : Number(text));

function readColumn(text: string, days: readonly number[], length: number): Values {
  if (!text.includes(',')) return numberOf(text);
  const values = new Float64Array(length).fill(Number.NaN);
  for (const [night, value] of text.split(',').entries())
    values[days[night] ?? 0] = numberOf(value) ?? Number.NaN;
  return values;
}

function readPacked(nights: NightColumns): Packed {
  const counted = nights.day.split(',').map(Number);
  const days = counted.map((day) => day - (counted[0] ?? 0));
  const length = (days.at(-1) ?? -1) + 1;
  const column = (name: Column | 'closed_to_arrival' | 'closed_to_departure') =>
    readColumn(nights[name], days, length);
  const [arrival, departure] = [column('closed_to_arrival'), column('closed_to_departure')];
  const flags = new Uint8Array(length);
  for (const day of days) {
    const closed =
      (valueAt(arrival, day) === 1 ? closedToArrival : 0) +
      (valueAt(departure, day) === 1 ? closedToDeparture : 0);
    flags[day] = priced + closed;
  }
  const columns = numberColumns.map((name) => [name, column(name)]);
  // The entries are exactly the columns.
  return { first: nights.first, flags, columns: Object.fromEntries(columns) as Packed['columns'] };
}

function valueAt(values: Values, day: number): number | null {
  if (!(values instanceof Float64Array)) return values;
  const value = values[day] ?? Number.NaN;
  return Number.isNaN(value) ? null : value;
}

/** What may not be null was not null in its row. */
const costAt = (values: Values, day: number): number => valueAt(values, day) ?? 0;

/** What is the same on every day; null of what varies. */
const usual = (values: Values): number | null => (values instanceof Float64Array ? null : values);

/** The columns whose values are not the same on all days. */
function varying<Name extends Column>(
  rows: readonly { readonly column: Name }[],
  of: Packed['columns'],
): { readonly column: Name; readonly values: Float64Array }[] {
  return rows.flatMap(({ column }) => {
    const values = of[column];
    return values instanceof Float64Array ? [{ column, values }] : [];
  });
}

const termColumns = stayTermColumns.map((column) => ({ column }));

const usualTerms = (of: Packed['columns']): StayTermColumns => ({
  min_stay: usual(of.min_stay),
  max_stay: usual(of.max_stay),
  min_stay_through: usual(of.min_stay_through),
  min_days_before: usual(of.min_days_before),
  max_days_before: usual(of.max_days_before),
});

/** The terms of a day: one object where they are the same on all days. */
function termsReader({ columns: of }: Packed): (day: number) => StayTerms {
  const common = usualTerms(of);
  const varied = varying(termColumns, of);
  const same = termsOf(common);
  if (varied.length === 0) return () => same;
  return (day) => {
    const terms = { ...common };
    for (const { column, values } of varied) terms[column] = valueAt(values, day);
    return termsOf(terms);
  };
}

/** Copies what is the same on all days and reads what varies, for this runs for every night of every rate of a search. */
function nightReader(rate: RateRow, { first, flags, columns: of }: Packed): (day: number) => RateNight {
  const common = {
    room_type_id: rate.roomTypeId,
    rate_plan_id: rate.ratePlanId,
    ...byCost(rateCosts, 'column', ({ column }) => usual(of[column]) ?? 0),
    ...byCost(originalCosts, 'column', ({ column }) => usual(of[column])),
    ...usualTerms(of),
  };
  const costs = varying(rateCosts, of);
  const originals = varying(originalCosts, of);
  const terms = varying(termColumns, of);
  return (day) => {
    const flag = flags[day] ?? 0;
    const night: RateNight = {
      ...common,
      night: addDays(first, day),
      closed_to_arrival: (flag & closedToArrival) !== 0,
      closed_to_departure: (flag & closedToDeparture) !== 0,
    };
    for (const { column, values } of costs) night[column] = costAt(values, day);
    for (const { column, values } of originals) night[column] = valueAt(values, day);
    for (const { column, values } of terms) night[column] = valueAt(values, day);
    return night;
  };
}

const oneAdult: Party = { numberOfAdults: 1, numberOfChildren: 0, numberOfInfants: 0 };

/** What a party pays for a night. Costs that are the same on all days are added once, and each of the others by a function of its own. */
function priceReader(
  { baseNumberOfAdults }: RateRow,
  { columns: of }: Packed,
  party: Party,
  bands?: ChildBands,
): (day: number) => Minor {
  const charged = chargedCosts(party, baseNumberOfAdults, bands);
  const fixed = charged.reduce(
    (sum, { column, times }) => sum + timesCharged(usual(of[column]) ?? 0, times),
    0,
  );
  let priceAt = (_day: number): Minor => fixed;
  for (const { column, times } of charged) {
    const [values, rest] = [of[column], priceAt];
    if (values instanceof Float64Array)
      priceAt = (day) => rest(day) + timesCharged(costAt(values, day), times);
  }
  return priceAt;
}

/** Made when it is called for the first time: of a thousand hotels that are looked at for one stay, most of what a calendar can tell is not asked. */
function whenAsked<Value>(make: () => (day: number) => Value): (day: number) => Value {
  let read: ((day: number) => Value) | null = null;
  return (day) => {
    read ??= make();
    return read(day);
  };
}

/** Nothing of this keeps the rows. */
function calendarOf(rate: RateRow, packed: Packed): RateCalendar {
  const { first, flags, columns: of } = packed;
  const arrays = Object.values(of).filter((values) => values instanceof Float64Array).length;
  const nightAt = whenAsked(() => nightReader(rate, packed));
  const leadPriceAt = whenAsked(() => priceReader(rate, packed, oneAdult));
  const termsAt = whenAsked(() => termsReader(packed));
  const nightOf = (day: number): CalendarNight | null => {
    const flag = flags[day] ?? 0;
    if (flag === 0) return null;
    return {
      leadPrice: leadPriceAt(day),
      terms: termsAt(day),
      isClosedToArrival: (flag & closedToArrival) !== 0,
      isClosedToDeparture: (flag & closedToDeparture) !== 0,
    };
  };
  return {
    ...rate,
    bytes: flags.length * (1 + arrays * 8) + 1200,
    days(stay) {
      const from = Math.max(0, daysBetween(first, stay.from));
      const to = Math.min(flags.length - 1, daysBetween(first, stay.to));
      const days: RateNight[] = [];
      for (let day = from; day <= to; day += 1) {
        if ((flags[day] ?? 0) > 0) days.push(nightAt(day));
      }
      return days;
    },
    night: (date) => nightOf(daysBetween(first, date)),
    nightsFrom(date) {
      const from = daysBetween(first, date);
      return (days) => nightOf(from + days);
    },
    pricesFrom(date, party, bands) {
      const from = daysBetween(first, date);
      const priceAt = priceReader(rate, packed, party, bands);
      return (days) => priceAt(from + days);
    },
    basesFrom(date) {
      const from = daysBetween(first, date);
      return (days) => costAt(of.base_minor, from + days);
    },
  };
}

/** `nights` are the rate's, in the order of the days. */
export const createRateCalendar = (rate: RateRow, nights: readonly RateNight[]): RateCalendar =>
  calendarOf(rate, pack(nights));

/** The same of what the database has packed; null of a rate without nights. */
export const readRateCalendar = (rate: RateRow, nights: NightColumns | null): RateCalendar =>
  calendarOf(rate, nights === null ? pack([]) : readPacked(nights));
