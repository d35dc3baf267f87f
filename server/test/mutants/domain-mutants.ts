import type { Mutant } from './mutant.ts';

/** Defects of the rules that pages and server share. */
export const domainMutants: readonly Mutant[] = [
  {
    defect: 'a child who is the base occupant pays all the same',
    file: 'shared/contracts/rate-costs.ts',
    find: 'const base = numberOfAdults === 0 && numberOfChildren > 0 ? 1 : 0;',
    replace: 'const base = numberOfAdults * 0;',
    seenBy: ['shared/domain/pricing.test.ts'],
  },
  {
    defect: 'the youngest of a band of ages is not in it',
    file: 'shared/domain/ages.ts',
    find: 'age >= minAge && age <= maxAge',
    replace: 'age > minAge && age <= maxAge',
    seenBy: ['shared/domain/ages.test.ts'],
  },
  {
    defect: 'without adults, the child who pays least is the base occupant',
    file: 'shared/contracts/rate-costs.ts',
    find: 'shares.children.slice(base)',
    replace: 'shares.children.slice(0, shares.children.length - base)',
    seenBy: ['shared/domain/ages.test.ts'],
  },
  {
    defect: 'ages that contradict the counts are taken',
    file: 'shared/domain/ages.ts',
    find: 'asked.numberOfChildren === party.numberOfChildren &&',
    replace: '',
    seenBy: ['shared/domain/ages.test.ts'],
  },
  {
    defect: 'the base of adults is off by one',
    file: 'shared/contracts/rate-costs.ts',
    find: 'Math.max(0, numberOfAdults - baseNumberOfAdults)',
    replace: 'Math.max(0, numberOfAdults - baseNumberOfAdults + 1)',
    seenBy: ['shared/domain/pricing.test.ts'],
  },
  {
    defect: 'infants count as guests of an extra',
    file: 'shared/domain/party.ts',
    find: 'extraGuests = (party: Party): number => party.numberOfAdults + party.numberOfChildren;',
    replace: 'extraGuests = guestCount;',
    seenBy: ['shared/domain/extras.test.ts'],
  },
  {
    defect: 'infants do not count against the children a room takes',
    file: 'shared/domain/occupancy.ts',
    find: 'exceeds(party.numberOfChildren + party.numberOfInfants, childMaximumOccupancy)',
    replace: 'exceeds(party.numberOfChildren, childMaximumOccupancy)',
    seenBy: ['shared/domain/occupancy.test.ts'],
  },
  {
    defect: 'a rate plan may widen what a room takes',
    file: 'shared/domain/occupancy.ts',
    find: 'maximumOccupancy: smaller(roomType.maximumOccupancy, ratePlan.maximumOccupancy)',
    replace: 'maximumOccupancy: larger(roomType.maximumOccupancy, ratePlan.maximumOccupancy)',
    seenBy: ['shared/domain/occupancy.test.ts'],
  },
  {
    defect: 'days are counted as 24 hours of local time, so a change of clocks loses a night',
    file: 'shared/domain/stay.ts',
    find: 'return Date.UTC(year, month - 1, day) / dayMs;',
    replace:
      'return Math.floor((new Date(year, month - 1, day).getTime() - new Date(1970, 0, 1).getTime()) / dayMs);',
    seenBy: ['shared/domain/stay.test.ts'],
  },
  {
    defect: 'amounts are cut off instead of rounded half-up',
    file: 'shared/domain/money.ts',
    find: 'Math.sign(value) * Math.round(Math.abs(value))',
    replace: 'Math.trunc(value)',
    seenBy: ['shared/domain/money.test.ts'],
  },
  {
    defect: 'the same-day cut-off begins a minute late',
    file: 'shared/domain/same-day.ts',
    find: 'if (hour * 60 + minute < cutOff) return open;',
    replace: 'if (hour * 60 + minute <= cutOff) return open;',
    seenBy: ['shared/domain/same-day.test.ts'],
  },
];
