/** What only a hotel with bands of ages asks, in a change of the guests. */
export const agesEnGB = {
  'search.adults': 'Adults',
  'search.children': 'Children',
  'search.party.max': 'That is the most for one room.',
  'search.ages': 'Ages of the children',
  'search.ages.adults': 'From {age} years',
  'search.ages.children': 'Up to {age} years',
  'search.age': 'Child {number}',
  'search.age.choose': 'Choose',
  'search.age.missing': 'Choose an age',
  'search.age.under-1': 'Under 1 year',
  'search.age.years': { one: '{count} year', other: '{count} years' },
} as const;
