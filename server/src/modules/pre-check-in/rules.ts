import type { SavePreCheckInRequest } from 'shared/contracts';
import { addressProblems, bookerOf, checkInGuestProblems, personalDetailsProblems } from 'shared/domain';
import type { FieldProblem } from '../../http/model-state.ts';
import type { ItemRow } from '../booking/index.ts';
import { isOffered } from '../service/index.ts';
import { isCountry, postCodeForm } from '../static-data/index.ts';
import { bookedOf, type CheckInContent, configurationsOf, itemRowOf, type SavedItem } from './content.ts';
import { translate } from './messages/index.ts';

const bookerPaths: Readonly<Record<string, string>> = {
  firstName: 'FirstName',
  lastName: 'LastName',
  emailAddress: 'Email',
  telephoneNumber: 'Phone',
  street: 'Street',
  country: 'CountryId',
  postCode: 'ZipCode',
};
const guestPaths = { firstName: 'FirstName', lastName: 'LastName', email: 'Email', phone: 'Phone' } as const;

const below = (path: string, problems: readonly FieldProblem[]): FieldProblem[] =>
  problems.map((problem) => ({ ...problem, path: `${path}.${problem.path}` }));

/** product.md 5: by the hotel's flags; a booker who is not sent stays as he is. */
function bookerProblems({ booker }: SavePreCheckInRequest, { config }: CheckInContent): FieldProblem[] {
  if (booker === null) return [];
  const given = bookerOf(booker);
  const form = booker.countryId === null ? undefined : postCodeForm(booker.countryId);
  const problems = [...personalDetailsProblems(given, config), ...addressProblems(given, config, form)].map(
    ({ field, message }) => ({ path: bookerPaths[field] ?? field, said: translate.say(message) }),
  );
  const isUnknownCountry = booker.countryId !== null && !isCountry(booker.countryId);
  return below('Booker', [
    ...problems,
    ...(isUnknownCountry ? [{ path: 'CountryId', said: translate.say('validation.country') }] : []),
  ]);
}

function guestProblems(item: SavedItem, row: ItemRow, { config }: CheckInContent): FieldProblem[] {
  const most = Math.max(1, row.adults + row.children + row.infants);
  return [
    ...(item.guests.length === 0 ? [{ path: 'Guests', said: translate.say('check-in.no-guests') }] : []),
    ...(item.guests.length > most ? [{ path: 'Guests', said: translate.say('room.too-many-names') }] : []),
    ...item.guests.flatMap((guest, index) =>
      checkInGuestProblems(guest, config).map(({ field, message }) => ({
        path: `Guests[${String(index)}].${guestPaths[field]}`,
        said: translate.say(message),
      })),
    ),
  ];
}

function configurationProblems(item: SavedItem, row: ItemRow, content: CheckInContent): FieldProblem[] {
  const path = 'RoomConfiguration';
  const choices = configurationsOf(content, row);
  const chosen = item.roomConfiguration;
  if (chosen === null) {
    const isRequired = content.config.showRoomConfigurationQuestion && choices.length > 0;
    return isRequired ? [{ path, said: translate.say('validation.room-configuration') }] : [];
  }
  // The hotel may no longer offer the booking's own configuration.
  const isKnown = chosen === row.configuration_id || choices.some(({ id }) => id === chosen);
  return isKnown ? [] : [{ path, said: translate.say('room.unknown-configuration') }];
}

function extraProblems(item: SavedItem, row: ItemRow, content: CheckInContent): FieldProblem[] {
  const ids = item.services.map(({ serviceId }) => serviceId);
  return ids.flatMap((serviceId, index): FieldProblem[] => {
    const path = `Services[${String(index)}].ServiceId`;
    if (ids.indexOf(serviceId) < index) return [{ path, said: translate.say('extra.twice') }];
    if (bookedOf(content, row.reservation_item_id, serviceId)) return [];
    const extra = content.services.get(serviceId);
    return extra && isOffered(extra.stored, row.room_type_id, row.rate_plan_id)
      ? []
      : [{ path, said: translate.say('extra.unknown') }];
  });
}

/** Stay, room and rate are what was booked: a page that sends others shows something that is not so. */
function bookedProblems(item: SavedItem, row: ItemRow, { row: booking }: CheckInContent): FieldProblem[] {
  const booked = [
    ['DateOfArrival', item.dateOfArrival, booking.date_from, 'check-in.other-dates'],
    ['DateOfDeparture', item.dateOfDeparture, booking.date_to, 'check-in.other-dates'],
    ['RoomTypeId', item.roomTypeId, row.room_type_id, 'check-in.other-room'],
    ['RatePlanId', item.ratePlanId, row.rate_plan_id, 'check-in.other-room'],
  ] as const;
  return booked.flatMap(([path, sent, known, message]) =>
    sent === known ? [] : [{ path, said: translate.say(message) }],
  );
}

function itemProblems(item: SavedItem, content: CheckInContent): FieldProblem[] {
  const row = itemRowOf(content, item);
  if (!row) return [{ path: 'ReservationItemId', said: translate.say('check-in.unknown-room') }];
  return [
    ...bookedProblems(item, row, content),
    ...guestProblems(item, row, content),
    ...configurationProblems(item, row, content),
    ...extraProblems(item, row, content),
  ];
}

function roomsProblems(
  { reservationItems }: SavePreCheckInRequest,
  { items }: CheckInContent,
): FieldProblem[] {
  const path = 'ReservationItems';
  const ids = reservationItems.map(({ reservationItemId }) => reservationItemId);
  const isMissing = items.some((row) => !ids.includes(row.reservation_item_id));
  return [
    ...(isMissing ? [{ path, said: translate.say('check-in.missing-rooms') }] : []),
    ...(new Set(ids).size < ids.length ? [{ path, said: translate.say('check-in.room-twice') }] : []),
  ];
}

/** Everything of product.md 5 that can be said of a save before prices and stock; empty when nothing is wrong. */
export const saveProblems = (request: SavePreCheckInRequest, content: CheckInContent): FieldProblem[] => [
  ...(request.isReservation && request.entityId === content.row.reservation_id
    ? []
    : [{ path: 'EntityId', said: translate.say('check-in.other-reservation') }]),
  ...bookerProblems(request, content),
  ...roomsProblems(request, content),
  ...request.reservationItems.flatMap((item, index) =>
    below(`ReservationItems[${String(index)}]`, itemProblems(item, content)),
  ),
];
