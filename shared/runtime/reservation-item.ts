import type { Party, Rate, RoomType, Service, StayDate, TextLanguages } from '../contracts/index.ts';
import type { IncludedExtra, Minor } from '../domain/index.ts';

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

/**
 * What the guest chose for a room, at the prices it was chosen for, and which steps they have been through
 * (product.md 3: reservation item). Money in minor units.
 */
export interface ItemChoices extends Party {
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
  /** Of that text, where it is in another language than the page. */
  readonly roomConfigurationLanguages?: TextLanguages | undefined;
  /** The room type that was chosen before an upgrade, so that the guest can go back to it; absent or null without one. */
  readonly originalRoomTypeId?: string | null;
  readonly totalRoomCost: Minor;
  readonly totalServiceCost: Minor;
  readonly services: readonly BasketService[];
  /** The extras inside the rate; absent of a rate without extras. */
  readonly included?: readonly IncludedExtra[];
  readonly haveSeenUpgrades: boolean;
  readonly haveSeenServices: boolean;
}

/** What follows from a room's choices and from what was loaded for them: its upgrades and extras. */
export interface ItemOffers {
  /** Room types to which this room can be upgraded, with the price difference for the stay. */
  readonly availableUpgrades: readonly { readonly roomTypeId: string; readonly difference: Minor }[];
  readonly hasUpgrades: boolean;
  readonly upgradesLoaded: boolean;
  readonly hasSelectableServices: boolean;
  readonly servicesLoaded: boolean;
}

/** What is known of a room that was only just chosen. */
export const nothingFound: ItemOffers = {
  availableUpgrades: [],
  hasUpgrades: false,
  upgradesLoaded: false,
  hasSelectableServices: false,
  servicesLoaded: false,
};

/** A room in the basket as pages read it: its choices, and what follows from them. */
export interface ReservationItem extends ItemChoices, ItemOffers {}

/** product.md 4: a seen-upgrades flag is set when none exist. */
export const withOffers = (item: ItemChoices, offers: ItemOffers): ReservationItem => ({
  ...item,
  ...offers,
  haveSeenUpgrades: item.haveSeenUpgrades || (offers.upgradesLoaded && !offers.hasUpgrades),
});
