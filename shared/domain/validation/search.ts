import type { StayDate } from '../../contracts/index.ts';

export interface SearchReadiness {
  readonly propertyId: string | null;
  readonly fromDate: StayDate | null;
  readonly toDate: StayDate | null;
  readonly rooms: readonly unknown[];
  readonly maxNumberOfRooms: number;
}

/**
 * product.md 5: a search needs a property, both dates, at least one room and no more than the property takes. Dates that
 * leave no night count as not set.
 */
export const canSearch = ({
  propertyId,
  fromDate,
  toDate,
  rooms,
  maxNumberOfRooms,
}: SearchReadiness): boolean =>
  propertyId !== null &&
  fromDate !== null &&
  toDate !== null &&
  fromDate < toDate &&
  rooms.length >= 1 &&
  rooms.length <= maxNumberOfRooms;
