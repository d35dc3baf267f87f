import type { CreateRequest } from 'shared/contracts';
import { withoutCardNumbers } from '../../../http/free-text.ts';

/** All that a guest may type freely: requests, and the names of guests and of who pays. */
export const withoutCardsInText = (request: CreateRequest): CreateRequest => ({
  ...request,
  notes: request.notes && withoutCardNumbers(request.notes),
  comment: request.comment && withoutCardNumbers(request.comment),
  poNumber: request.poNumber && withoutCardNumbers(request.poNumber),
  booker: {
    ...request.booker,
    firstName: withoutCardNumbers(request.booker.firstName),
    lastName: withoutCardNumbers(request.booker.lastName),
  },
  rooms: request.rooms.map((room) => ({
    ...room,
    guests: room.guests.map((guest) => ({
      ...guest,
      firstName: withoutCardNumbers(guest.firstName),
      lastName: withoutCardNumbers(guest.lastName),
    })),
  })),
});
