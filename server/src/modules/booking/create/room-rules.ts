import type { BookedRoom } from 'shared/contracts';
import {
  areAgesOf,
  combineLimits,
  guestCount,
  isParty,
  leadGuestProblems,
  occupancyProblem,
} from 'shared/domain';
import type { FieldProblem } from '../../../http/model-state.ts';
import { isOffered } from '../../service/index.ts';
import { translate } from '../messages/index.ts';
import type { BookingContent } from './content.ts';

const leadGuestPaths = {
  firstName: 'Guests[0].FirstName',
  lastName: 'Guests[0].LastName',
  roomConfiguration: 'RoomConfigurationDropdownOptionId',
} as const;

/** product.md 5: the occupancy of the room, narrowed by the rate plan where it uses occupancy; neither an empty room nor infants alone are a party. */
function partyProblems(room: BookedRoom, content: BookingContent): FieldProblem[] {
  const roomType = content.roomTypes.get(room.roomTypeId);
  const ratePlan = content.ratePlans.get(room.ratePlanId);
  if (!roomType || !ratePlan) {
    return [
      ...(roomType ? [] : [{ path: 'RoomTypeId', said: translate.say('room.unknown-type') }]),
      ...(ratePlan ? [] : [{ path: 'RatePlanId', said: translate.say('room.unknown-rate') }]),
    ];
  }
  const problem = !isParty(room)
    ? ({ kind: 'too-few-guests', limit: 1 } as const)
    : occupancyProblem(room, combineLimits(roomType, ratePlan));
  if (!problem) return [];
  const field = problem.kind === 'too-many-children' ? 'NumberOfChildren' : 'NumberOfAdults';
  return [{ path: field, said: translate.say(`validation.${problem.kind}`, { count: problem.limit }) }];
}

/** product.md 5: the names of the lead guest, and the room's configuration where it is asked and the room has one to choose. */
function guestProblems(room: BookedRoom, content: BookingContent): FieldProblem[] {
  const choices = content.configurations.filter(({ roomTypeId }) => roomTypeId === room.roomTypeId);
  const chosen = room.roomConfigurationDropdownOptionId;
  const isRequired = content.config.showRoomConfigurationQuestion && choices.length > 0;
  const [lead] = room.guests;
  const leadGuest = { firstName: lead?.firstName ?? '', lastName: lead?.lastName ?? '' };
  const problems = leadGuestProblems(
    { leadGuest, roomConfiguration: chosen },
    isRequired,
    content.config,
  ).map(({ field, message }): FieldProblem => ({
    path: leadGuestPaths[field],
    said: translate.say(message),
  }));
  const isUnknown = chosen !== null && !choices.some(({ id }) => id === chosen);
  return [
    ...problems,
    ...(isUnknown
      ? [{ path: leadGuestPaths.roomConfiguration, said: translate.say('room.unknown-configuration') }]
      : []),
    ...(room.guests.length > Math.max(1, guestCount(room))
      ? [{ path: 'Guests', said: translate.say('room.too-many-names') }]
      : []),
  ];
}

function extraProblems(room: BookedRoom, content: BookingContent): FieldProblem[] {
  const ids = room.services.map(({ serviceId }) => serviceId);
  return room.services.flatMap(({ serviceId }, index): FieldProblem[] => {
    const path = `Services[${String(index)}].ServiceId`;
    const extra = content.services.get(serviceId);
    const plan = content.ratePlans.get(room.ratePlanId);
    if (!extra || !isOffered(extra.stored, room.roomTypeId, room.ratePlanId, plan))
      return [{ path, said: translate.say('extra.unknown') }];
    return ids.indexOf(serviceId) < index ? [{ path, said: translate.say('extra.twice') }] : [];
  });
}

/** Ages that a hotel with bands did not ask for, or that count as other guests than the room has. */
function ageProblems(room: BookedRoom, { property }: BookingContent): FieldProblem[] {
  const bands = property.content.childBands ?? [];
  return bands.length === 0 || areAgesOf(room, bands)
    ? []
    : [{ path: 'Ages', said: translate.say('room.ages') }];
}

/** The problems of one room of a request, by the path below it. */
export const roomProblems = (room: BookedRoom, content: BookingContent): FieldProblem[] => [
  ...partyProblems(room, content),
  ...ageProblems(room, content),
  ...guestProblems(room, content),
  ...extraProblems(room, content),
];
