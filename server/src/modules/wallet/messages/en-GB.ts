export const walletMessages = {
  'wallet.not-offered': 'There are no passes for this wallet here.',
  'wallet.not-confirmed': 'There is a pass once the booking is confirmed.',
  'wallet.pass': 'Stay at {hotel}',
  'wallet.arrival': 'Arrival',
  'wallet.departure': 'Departure',
  'wallet.from': '{date}, from {time}',
  'wallet.until': '{date}, until {time}',
  'wallet.guest': 'Guest',
  'wallet.reference': 'Booking reference',
  'wallet.rooms': 'Rooms',
  'wallet.address': 'Address',
  'wallet.telephone': 'Phone number',
} as const;
