import type { BookConfig, Property, StayDate } from 'shared/contracts';
import type { CancellationContext, RoomRequest } from 'shared/domain';

/** What each card of the list is drawn from, beside its room and rates. */
export interface Listing {
  readonly property: Property;
  readonly config: BookConfig | null;
  readonly currency: string;
  readonly arrival: StayDate;
  /** The room of the search that is being chosen. */
  readonly room: RoomRequest;
  readonly now: Date;
}

/** When a rate of the list would be cancelled. */
export const cancelledNow = ({ property, arrival, now }: Listing): CancellationContext => ({
  arrival,
  checkInTime: property.checkInTime,
  timeZone: property.timeZone,
  now,
});
