/** What only a hotel with bands of ages says. */
export const agesEnGB = {
  'search.ages': 'Ages of the children',
  'search.ages.adults': 'From {age} years',
  'search.ages.children': 'Up to {age} years',
  'search.ages.needed': 'How old are the children?',
  'search.ages.needed.text':
    'What children pay depends on their age. Choose an age for each under “Add guests”, then search again.',
  'search.age': 'Child {number}',
  'search.age.choose': 'Choose',
  'search.age.missing': 'Choose an age',
  'search.age.under-1': 'Under 1 year',
  'search.age.years': { one: '{count} year', other: '{count} years' },
} as const;
