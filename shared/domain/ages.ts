import type { ChildBand, ChildShares, Party, Property } from '../contracts/index.ts';
import { type Minor, roundHalfUp } from './money.ts';

/** The bands of ages of a hotel; without any it asks for no ages. */
export type ChildBands = Property['childBands'];

/** The band of an age; null for one that is in none: such a guest is an adult who is not asked. */
export const bandOf = (age: number, bands: ChildBands = []): ChildBand | null =>
  bands.find(({ minAge, maxAge }) => age >= minAge && age <= maxAge) ?? null;

const kinds = { Infant: 'numberOfInfants', Child: 'numberOfChildren', Adult: 'numberOfAdults' } as const;

/** A party as the wire has it: adults who are not asked for an age, and guests of these ages; null is an age that is not given yet. */
export function countedParty(adults: number, ages: readonly (number | null)[], bands: ChildBands): Party {
  const party = { numberOfAdults: adults, numberOfChildren: 0, numberOfInfants: 0 };
  for (const age of ages) {
    const band = age === null ? null : bandOf(age, bands);
    party[band === null ? 'numberOfChildren' : kinds[band.countsAs]] += 1;
  }
  return party;
}

/** Whether the ages of a party are all of those that the hotel asks for, and say its counts. Without ages there is nothing to contradict. */
export function areAgesOf(party: Party, bands: ChildBands): boolean {
  const { ages = [] } = party;
  if (ages.length === 0) return true;
  const asked = countedParty(0, ages, bands);
  return (
    ages.every((age) => bandOf(age, bands) !== null) &&
    asked.numberOfChildren === party.numberOfChildren &&
    asked.numberOfInfants === party.numberOfInfants &&
    asked.numberOfAdults <= party.numberOfAdults
  );
}

/** The ages that count at a hotel: those of the party where it has bands, and none elsewhere. */
export const knownAges = (party: Pick<Party, 'ages'>, bands: ChildBands): readonly number[] =>
  bands === undefined || bands.length === 0 ? [] : (party.ages ?? []);

/** Whether a hotel with bands does not know the age of a child of this party yet. */
export const areAgesMissing = (party: Party, bands: ChildBands): boolean =>
  bands !== undefined &&
  bands.length > 0 &&
  party.numberOfChildren + party.numberOfInfants > 0 &&
  (party.ages ?? []).length === 0;

/** "3–11", or "3" alone. */
export const ageRangeText = ({ minAge, maxAge }: Pick<ChildBand, 'minAge' | 'maxAge'>): string =>
  minAge === maxAge ? String(minAge) : `${String(minAge)}–${String(maxAge)}`;

export interface AgesByKind {
  readonly infants: readonly number[];
  readonly children: readonly number[];
  readonly adults: readonly number[];
}

/** Whose ages they are, youngest first: an import lets no band count as younger guests than the band before it. */
export function agesByKind({ ages = [], numberOfInfants, numberOfChildren }: Party): AgesByKind {
  const sorted = ages.toSorted((a, b) => a - b);
  const grownUp = numberOfInfants + numberOfChildren;
  return {
    infants: sorted.slice(0, numberOfInfants),
    children: sorted.slice(numberOfInfants, grownUp),
    adults: sorted.slice(grownUp),
  };
}

/** What the children and infants of a party pay of their costs; null where everybody pays all of them. */
export function childShares(party: Party, bands: ChildBands): ChildShares | null {
  if (knownAges(party, bands).length === 0) return null;
  const percents = (ages: readonly number[]): number[] =>
    ages.map((age) => bandOf(age, bands)?.percent ?? 100).toSorted((a, b) => b - a);
  const { children, infants } = agesByKind(party);
  return { children: percents(children), infants: percents(infants) };
}

/** A cost so often as it is charged, half-up; `times` has whole percents. */
export const timesCharged = (cost: Minor, times: number): Minor =>
  Number.isInteger(times) ? cost * times : roundHalfUp((cost * Math.round(times * 100)) / 100);
