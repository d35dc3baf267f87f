import type { Party, Property, TaxOrFee } from '../contracts/index.ts';
import { knownAges } from './ages.ts';
import { type Minor, roundHalfUp, toMinor } from './money.ts';
import { roundForCard } from './round-for-card.ts';
import { guestCount } from './party.ts';
import { nightCount, type Stay } from './stay.ts';
import type { ItemCosts } from './totals.ts';

/** A room of a booking, as taxes and fees see it. */
export interface TaxedRoom {
  readonly nights: number;
  readonly party: Party;
  /** The ages of the guests who were asked for them, in years on the day of arrival. */
  readonly ages: readonly number[];
  /** The two costs of product.md 9, after promotions, before vouchers; minor units. */
  readonly roomCost: Minor;
  readonly serviceCost: Minor;
  /** Whether this is the first room of the booking, which carries what is charged once for the whole booking. */
  readonly isFirst: boolean;
}

/** What a hotel's prices are shown by: its currency, the taxes and fees that come on top, and what children of an age pay. */
export type HotelPricing = Pick<Property, 'currency' | 'taxesAndFees' | 'childBands'>;

/** What one tax or fee is for one room. */
export interface TaxLine {
  readonly id: string;
  readonly name: string;
  readonly kind: TaxOrFee['kind'];
  /** Minor units; what a total contains of it when it is included, and what it adds otherwise. */
  readonly amount: Minor;
  readonly included: boolean;
  /** What the amount was multiplied by; null where that plays no part. */
  readonly guests: number | null;
  readonly nights: number | null;
  /** The percentage and the amount that it was taken of; null for an amount. */
  readonly rate: {
    readonly percent: number;
    readonly of: Minor;
    /** What `of` is the cost of; absent in bookings of earlier releases. */
    readonly scope?: TaxOrFee['of'];
  } | null;
}

/** Whether a tax or fee is charged for each person, and for each night. */
export const isPerPerson = ({ per }: TaxOrFee): boolean => per === 'Person' || per === 'PersonNight';
export const isPerNight = ({ per }: TaxOrFee): boolean => per === 'RoomNight' || per === 'PersonNight';

/**
 * How many guests of a room pay a tax. Adults without an age are older than every `MinAge` and every `MaxAge`; children
 * and infants without one count as newly born.
 */
export function taxedGuests(
  { minAge, maxAge }: Pick<TaxOrFee, 'minAge' | 'maxAge'>,
  { party, ages }: Pick<TaxedRoom, 'party' | 'ages'>,
): number {
  const newlyBorn = Math.max(0, party.numberOfChildren + party.numberOfInfants - ages.length);
  const grownUp = Math.max(0, guestCount(party) - ages.length - newlyBorn);
  const inRange = ages.filter((age) => age >= (minAge ?? 0) && age <= (maxAge ?? Infinity)).length;
  return inRange + (maxAge === null ? grownUp : 0) + ((minAge ?? 0) === 0 ? newlyBorn : 0);
}

/** How many nights a tax counts: those of the stay, and no more than `FirstNights`. */
export const taxedNights = ({ firstNights }: Pick<TaxOrFee, 'firstNights'>, nights: number): number =>
  Math.min(nights, firstNights ?? nights);

function costOf(of: TaxOrFee['of'], { roomCost, serviceCost }: TaxedRoom): Minor {
  switch (of) {
    case 'Room':
      return roomCost;
    case 'Extras':
      return serviceCost;
    case 'RoomAndExtras':
      return roomCost + serviceCost;
  }
}

/** Whether two percentages are taken of the same money. */
const overlaps = (one: TaxOrFee['of'], other: TaxOrFee['of']): boolean =>
  one === other || one === 'RoomAndExtras' || other === 'RoomAndExtras';

/** The percentage points that a price contains beside and with this tax: they share the price before taxes. */
const containedPercent = (tax: TaxOrFee, terms: readonly TaxOrFee[]): number =>
  terms
    .filter((term) => term.included && term.percent !== null && overlaps(term.of, tax.of))
    .reduce((sum, term) => sum + (term.percent ?? 0), 0);

function amountLine(
  tax: TaxOrFee,
  amount: number,
  room: TaxedRoom,
  currency: string,
): Pick<TaxLine, 'amount' | 'guests' | 'nights'> {
  const guests = isPerPerson(tax) ? taxedGuests(tax, room) : null;
  const nights = isPerNight(tax) ? taxedNights(tax, room.nights) : null;
  const times = tax.per === 'Stay' && !room.isFirst ? 0 : 1;
  return { amount: toMinor(amount, currency) * times * (guests ?? 1) * (nights ?? 1), guests, nights };
}

/**
 * The taxes and fees of one room in the hotel's order, without those that are nothing here. Each line is rounded
 * half-up by itself; an added percentage is taken of the costs without other added taxes, an included one is the part
 * of the costs that it is.
 */
export function taxLines(terms: readonly TaxOrFee[], room: TaxedRoom, currency: string): TaxLine[] {
  return terms
    .map((tax): TaxLine => {
      const named = { id: tax.id, name: tax.name, kind: tax.kind, included: tax.included };
      if (tax.percent === null) {
        return { ...named, ...amountLine(tax, tax.amount ?? 0, room, currency), rate: null };
      }
      const of = costOf(tax.of, room);
      const whole = tax.included ? 100 + containedPercent(tax, terms) : 100;
      const part = (of * tax.percent) / whole;
      // What is contained in a price is only named; what is added to it is asked for.
      const amount = tax.included ? roundHalfUp(part) : roundForCard(part, currency);
      return {
        ...named,
        amount,
        guests: null,
        nights: null,
        rate: { percent: tax.percent, of, scope: tax.of },
      };
    })
    .filter(({ amount }) => amount !== 0);
}

/** What the lines add to a total; included ones add nothing. */
export const addedTaxes = (lines: readonly Pick<TaxLine, 'amount' | 'included'>[]): Minor =>
  lines.reduce((sum, { amount, included }) => (included ? sum : sum + amount), 0);

/** Lines of several rooms by tax, in their order: one for each tax of a booking. */
export function sumTaxLines(lines: readonly TaxLine[]): TaxLine[] {
  const ids = new Set(lines.map(({ id }) => id));
  return [...ids].flatMap((id) => {
    const same = lines.filter((line) => line.id === id);
    const [first] = same;
    if (!first) return [];
    const sum = (amountOf: (line: TaxLine) => number): number =>
      same.reduce((total, line) => total + amountOf(line), 0);
    const of = sum(({ rate }) => rate?.of ?? 0);
    const isOneRoom = same.length === 1;
    return [
      {
        ...first,
        amount: sum(({ amount }) => amount),
        guests: isOneRoom ? first.guests : null,
        nights: isOneRoom ? first.nights : null,
        rate: first.rate && { ...first.rate, of },
      },
    ];
  });
}

/** The taxes and fees of a booking, one line for each, its rooms in their order. */
export const bookingTaxes = (
  terms: readonly TaxOrFee[],
  rooms: readonly Omit<TaxedRoom, 'isFirst'>[],
  currency: string,
): TaxLine[] =>
  sumTaxLines(rooms.flatMap((room, index) => taxLines(terms, { ...room, isFirst: index === 0 }, currency)));

/** What a hotel adds to a room without extras: its taxes and fees that are not included. */
export const roomTaxes = (
  { currency, taxesAndFees = [], childBands }: HotelPricing,
  room: Omit<TaxedRoom, 'serviceCost' | 'ages'>,
): TaxLine[] =>
  taxLines(
    taxesAndFees,
    { ...room, serviceCost: 0, ages: knownAges(room.party, childBands) },
    currency,
  ).filter(({ included }) => !included);

/** The taxes and fees that every night has for itself; not those that a stay has once. */
export const nightTaxes = (taxesAndFees: readonly TaxOrFee[]): readonly TaxOrFee[] =>
  taxesAndFees.filter((tax) => tax.percent !== null || isPerNight(tax));

/** The taxes and fees of what is in a basket, one line for each. */
export const itemTaxes = (
  items: readonly (Party & ItemCosts & { readonly dateFrom: Stay['from']; readonly dateTo: Stay['to'] })[],
  { currency, taxesAndFees = [], childBands }: HotelPricing,
): TaxLine[] =>
  bookingTaxes(
    taxesAndFees,
    items.map((item) => ({
      nights: nightCount({ from: item.dateFrom, to: item.dateTo }),
      party: item,
      ages: knownAges(item, childBands),
      roomCost: item.totalRoomCost,
      serviceCost: item.totalServiceCost,
    })),
    currency,
  );

/** Percentages of extras need nothing else of a stay. */
const extrasAlone = {
  nights: 0,
  party: { numberOfAdults: 0, numberOfChildren: 0, numberOfInfants: 0 },
  ages: [],
  roomCost: 0,
  isFirst: false,
};

/**
 * The taxes of extras that are added to a room after it was booked, for their cost in minor units: a hotel's percentages
 * of extras alone, for its amounts were charged with the booking.
 */
export const extrasTaxes = ({ currency, taxesAndFees = [] }: HotelPricing, serviceCost: Minor): TaxLine[] =>
  taxLines(
    taxesAndFees.filter(({ percent, of }) => percent !== null && of !== 'Room'),
    { ...extrasAlone, serviceCost },
    currency,
  );
