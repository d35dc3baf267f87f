/** Who is staying, where it is changed over the list. */
export const partyEnGb = {
  'search.rooms': 'Who is staying?',
  'search.guests.done': 'Search',
  'search.room': 'Room {number}',
  'search.room.add': 'Add a room',
  'search.room.remove': 'Remove room {number}',
  'search.adults': 'Adults',
  'search.children': 'Children',
  'search.infants': 'Infants',
  'search.party.max': 'That is the most for one room. Add a room for the others.',
  'search.split.take': 'Take {rooms}',
  'search.rooms.max': 'For more than {max} rooms, contact us directly: {telephone} or {email}.',
} as const;

/** What only a hotel with bands of ages says. */
export const agesEnGb = {
  'search.ages': 'Ages of the children',
  'search.ages.adults': 'From {age} years',
  'search.ages.children': 'Up to {age} years',
  'search.age': 'Child {number}',
  'search.age.choose': 'Choose',
  'search.age.missing': 'Choose an age',
  'search.age.under-1': 'Under 1 year',
  'search.age.years': { one: '{count} year', other: '{count} years' },
} as const;
