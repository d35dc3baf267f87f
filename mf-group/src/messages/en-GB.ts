/** Words of the property group page (product.md 2). */
export const enGB = {
  'group.title': 'Find a hotel',
  'group.lead': { one: '{count} hotel of {name}', other: '{count} hotels of {name}' },
  'group.area': 'Choose area',
  'group.area.any': 'All areas',
  'group.choose': 'See rooms and prices',
  'group.choose.label': 'See rooms and prices of {hotel}',
  'group.empty.title': 'No hotel in this area',
  'group.empty.text': 'Choose another area to see more hotels.',
  'group.empty.action': 'Show all areas',
} as const;
