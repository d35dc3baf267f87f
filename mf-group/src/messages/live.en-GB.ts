/** What is said when hotels sell out, or prices change, while the list is open. */
export const liveEnGB = {
  'group.live.told-sold-out': '{hotel}: just sold out.',
  'group.live.told-back': '{hotel}: rooms available again.',
  'group.live.told-price': '{hotel}: new price, from {price}.',
} as const;
