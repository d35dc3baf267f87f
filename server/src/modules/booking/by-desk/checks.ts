import type { CreateRequest } from 'shared/contracts';
import { bookerOf, isBlank, personalDetailsProblems } from 'shared/domain';
import type { FieldProblem } from '../../../http/model-state.ts';
import type { BookingContent } from '../create/content.ts';
import type { BookingChecks } from '../create/prepare.ts';
import { roomProblems } from '../create/room-rules.ts';
import { dateProblems, numberOfRoomsProblems } from '../create/rules.ts';
import { translate } from '../messages/index.ts';

const paths: Readonly<Record<string, string>> = {
  firstName: 'FirstName',
  lastName: 'LastName',
  emailAddress: 'Email',
  telephoneNumber: 'Phone',
};

/** The hotel has to know who comes, and to reach them by email or by telephone; an address is not asked for on the telephone. */
function callerProblems(request: CreateRequest, { config }: BookingContent): FieldProblem[] {
  const flags = {
    ...config,
    firstNameRequired: true,
    lastNameRequired: true,
    emailRequired: isBlank(request.booker.phone),
    phoneRequired: false,
  };
  return personalDetailsProblems(bookerOf(request.booker), flags).map(({ field, message }) => ({
    path: paths[field] ?? field,
    said: translate.say(message),
  }));
}

/** Asked for in the pre check-in, and, of who stays in a room, with the caller's name. */
const notOfDesk = ['RoomConfigurationDropdownOptionId', 'Guests[0]'];

/** The rules of a room, without what the desk does not ask for. */
const roomsProblems = (request: CreateRequest, content: BookingContent): FieldProblem[] =>
  request.rooms.flatMap((room, index) =>
    roomProblems(room, content)
      .filter(({ path }) => !notOfDesk.some((left) => path.startsWith(left)))
      .map(({ path, said }) => ({ path: `Rooms[${String(index)}].${path}`, said })),
  );

/** What a guest may book, the desk may book for them, also after the hour at which the website stops; how it is paid is the link's matter. */
export const checksOfDesk = (isBooked: boolean): BookingChecks => ({
  problems: (request, content, now) => [
    ...dateProblems(request, content, now),
    ...numberOfRoomsProblems(request, content),
    ...roomsProblems(request, content),
    ...(isBooked ? callerProblems(request, content) : []),
  ],
  requireOffered: () => undefined,
});
