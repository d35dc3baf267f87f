/** Who is staying, where it is changed over the list. */
export const partyEnGb = {
  'search.party': 'Who is staying?',
  'search.room': 'Room {number}',
  'search.room.add': 'Add a room',
  'search.room.remove': 'Remove room {number}',
  'search.adults': 'Adults',
  'search.children': 'Children',
  'search.infants': 'Infants',
  'search.party.max': 'No more can share one room. Add a room for the others.',
  'search.rooms.max': 'For more than {max} rooms please contact us directly: {telephone} or {email}.',
} as const;
