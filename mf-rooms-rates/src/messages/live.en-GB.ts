/** What is said when others book, or prices change, while the list is open. */
export const liveEnGB = {
  'live.told-sold-out': '{room}: just sold out.',
  'live.told-back': '{room}: available again.',
  'live.told-left': { one: '{room}: only {count} left.', other: '{room}: only {count} left.' },
  'live.told-gone': '{room}, {rate}: no longer available.',
  'live.told-price': '{room}, {rate}: new price {price}.',
  'live.chosen-price':
    'The price of {room}, {rate}, has changed from {before} to {now}. You can keep it at the new price, or choose another rate.',
} as const;
