import { createMessages } from 'shared/runtime';

/** Messages of what is about to be booked, loaded with it. */
export const summaryEnGB = {
  'checkout.summary': 'Your booking',
  'checkout.summary.edit': 'Change rooms or extras',
  'checkout.summary.room': 'Room {number}',
  'checkout.summary.leadGuest': 'Lead guest {name}',
  'checkout.summary.roomTotal': 'Room and extras',
  'checkout.summary.total': 'Total for your stay',
  'checkout.summary.included': 'Included',
  'checkout.summary.worth': '{extra} (worth {worth})',
  'checkout.summary.voucher': 'Gift voucher',
  'checkout.summary.conditions': 'Cancellation policy',
} as const;

export const summaryMessages = createMessages(summaryEnGB);
