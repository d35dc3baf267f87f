import type { CreateRequest } from 'shared/contracts';
import {
  emailWithoutCard,
  phoneWithoutCard,
  withoutCardNumbers,
  withoutCardsInName,
} from '../../../http/free-text.ts';

/** All that a guest may type, and a browser may fill with a card: requests, names, addresses, and how to reach the booker. */
export const withoutCardsInText = (request: CreateRequest): CreateRequest => ({
  ...request,
  notes: request.notes && withoutCardNumbers(request.notes),
  comment: request.comment && withoutCardNumbers(request.comment),
  poNumber: request.poNumber && withoutCardNumbers(request.poNumber),
  booker: {
    ...withoutCardsInName(request.booker),
    street: request.booker.street && withoutCardNumbers(request.booker.street),
    zipCode: request.booker.zipCode && withoutCardNumbers(request.booker.zipCode),
    email: emailWithoutCard(request.booker.email),
    phone: request.booker.phone && phoneWithoutCard(request.booker.phone),
  },
  rooms: request.rooms.map((room) => ({ ...room, guests: room.guests.map(withoutCardsInName) })),
});
