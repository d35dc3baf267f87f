/** product.md 9: how nights and guests are counted in words, and how a price is explained. */
export const countMessages = {
  'count.nights': { one: '{count} night', other: '{count} nights' },
  'count.guests': { one: '{count} Guest', other: '{count} Guests' },
  'count.adults': { one: '{count} adult', other: '{count} adults' },
  'count.children': { one: '{count} child', other: '{count} children' },
  'count.infants': { one: '{count} infant', other: '{count} infants' },
  'count.comma': ', ',
  'count.rooms': { one: '{count} room', other: '{count} rooms' },
} as const;

export const priceLineMessages = {
  'price.nights': { one: '{count} night', other: '{count} nights' },
  'price.nights-at': { one: '{count} night at {price}', other: '{count} nights at {price}' },
  'price.nights-from': { one: '{count} night from {price}', other: '{count} nights from {price}' },
  'price.room': 'Room charge',
  'price.tax-included': 'Includes {tax}',
  'price.tax-excluded': 'Plus {tax}',
  'price.taxes-included': 'Includes taxes',
  'price.taxes-excluded': 'Taxes are not included',
  'price.extra-adults': { one: '{count} extra adult', other: '{count} extra adults' },
  'price.children': { one: '{count} child', other: '{count} children' },
  'price.infants': { one: '{count} infant', other: '{count} infants' },
  'price.adults-per-person': { one: 'Charge for {count} adult', other: 'Charges for {count} adults' },
  'price.children-per-person': { one: 'Charge for {count} child', other: 'Charges for {count} children' },
  'price.infants-per-person': { one: 'Charge for {count} infant', other: 'Charges for {count} infants' },
  'price.extra': '{name}',
  'price.extra-with': '{name} · {detail}',
  'price.guests': { one: '{count} guest', other: '{count} guests' },
} as const;
