import { aConfirmation, type Answers, refused } from 'shared/testing';
import type { Property, Stay } from 'shared/contracts';
import { aChangeQuote, aStayRoom, aStayToManage } from './stay.ts';
import { memory, openStay } from './stay-guest.tsx';

export const ada = { individualId: null, firstName: 'Ada', lastName: 'Lovelace', email: null, phone: null };
const until = '2026-12-01T15:00:00.000Z';
export const open = (change: Stay['changes'][number]['change'], isOpen = true) => ({
  change,
  untilUtc: until,
  isOpen,
});
export const stay = aStayToManage({
  rooms: [aStayRoom({ guests: [ada] })],
  changes: [open('Cancel'), open('Dates'), open('Party'), open('Names'), open('Requests')],
});
export const answered = { success: true, message: 'Your booking is changed.', stay, paymentUrl: null };
const usual: Answers = {
  '/api/Stay': stay,
  '/api/Reservation/Confirmation': aConfirmation(),
  '/api/Stay/Search': refused(503, ''),
  '/api/Stay/QuoteChange': aChangeQuote(),
  '/api/Stay/Change': answered,
};

/** A guest on the page of the stay. */
export const aGuest = (
  answers: Answers = {},
  storage = memory(),
  property: Partial<Property> = {},
  visit: Parameters<typeof openStay>[3] = {},
): Promise<void> => openStay({ ...usual, ...answers }, storage, property, visit);
