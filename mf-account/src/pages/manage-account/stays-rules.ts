import type { MyReservation, Party } from 'shared/contracts';

/** The state of a stay, which decides its label and what the guest can do. */
export type StayState = 'confirmed' | 'waiting' | 'cancelled' | 'refunded';

export function stateOf({ status, expiresAtUtc, cancelledAtUtc = null }: MyReservation): StayState {
  if (cancelledAtUtc !== null) return 'cancelled';
  if (status === 'Refunded') return 'refunded';
  return expiresAtUtc === null && status === 'Confirmed' ? 'confirmed' : 'waiting';
}

/** product.md 4: a pre check-in is offered until it is complete. */
export const preCheckInOf = ({ preCheckInUrl, isPreCheckInComplete }: MyReservation): string | null =>
  isPreCheckInComplete ? null : preCheckInUrl;

/** Room types with how many of each, in the order of the booking: `[['Double', 2], ['Single', 1]]`. */
export function roomsOf({ rooms }: MyReservation): readonly (readonly [name: string, count: number])[] {
  const counts = new Map<string, number>();
  for (const { roomType } of rooms) counts.set(roomType, (counts.get(roomType) ?? 0) + 1);
  return [...counts];
}

type Room = MyReservation['rooms'][number];

/** Of all rooms; none where a room has children whose ages are not known. */
function agesOf(rooms: readonly Room[]): Pick<Party, 'ages'> {
  const ages = rooms.flatMap((room) => room.ages ?? []);
  const areKnown = rooms.every(
    (room) => room.numberOfChildren + room.numberOfInfants === 0 || room.ages !== undefined,
  );
  return areKnown && ages.length > 0 ? { ages } : {};
}

/** All guests in all rooms of a stay. */
export const partyOf = ({ rooms }: MyReservation): Party => ({
  ...agesOf(rooms),
  ...rooms.reduce(
    (sum, room) => ({
      numberOfAdults: sum.numberOfAdults + room.numberOfAdults,
      numberOfChildren: sum.numberOfChildren + room.numberOfChildren,
      numberOfInfants: sum.numberOfInfants + room.numberOfInfants,
    }),
    { numberOfAdults: 0, numberOfChildren: 0, numberOfInfants: 0 },
  ),
});
