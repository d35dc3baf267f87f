import type { Party, Rate, RoomType, Service, StayDate } from '../contracts/index.ts';
import type { Minor } from '../domain/index.ts';

export interface LeadGuest {
  readonly firstName: string;
  readonly lastName: string;
}

/** An extra in the basket; `cost` is for the whole stay, in minor units. */
export interface BasketService {
  readonly service: Service;
  readonly quantity: number;
  readonly cost: Minor;
}

/** A room in the basket with all that was chosen for it (product.md 3: reservation item). Money in minor units. */
export interface ReservationItem extends Party {
  readonly roomId: string;
  readonly roomNumber: number;
  readonly dateFrom: StayDate;
  readonly dateTo: StayDate;
  readonly leadGuest: LeadGuest;
  readonly ratePlan: Rate;
  readonly ratePlanId: string;
  readonly roomType: Omit<RoomType, 'rates'>;
  readonly roomTypeId: string;
  readonly roomConfiguration: string | null;
  /** What the chosen set-up is called (Twin, Double, …), for a page that has not loaded the choices. */
  readonly roomConfigurationText?: string | null;
  /** The room type that was chosen before an upgrade, so that the guest can go back to it; absent or null without one. */
  readonly originalRoomTypeId?: string | null;
  /** Room types to which this room can be upgraded, with the price difference for the stay. */
  readonly availableUpgrades: readonly { readonly roomTypeId: string; readonly difference: Minor }[];
  readonly totalRoomCost: Minor;
  readonly totalServiceCost: Minor;
  readonly services: readonly BasketService[];
  readonly haveSeenUpgrades: boolean;
  readonly haveSeenServices: boolean;
  readonly hasUpgrades: boolean;
  readonly upgradesLoaded: boolean;
  readonly hasSelectableServices: boolean;
  readonly servicesLoaded: boolean;
}
