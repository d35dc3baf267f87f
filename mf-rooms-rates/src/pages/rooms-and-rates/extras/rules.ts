import type { GetServicesResponse, Service } from 'shared/contracts';
import { extraCost, maxQuantity, nightCount, type Minor } from 'shared/domain';
import type { BasketService, ItemChoices } from 'shared/runtime';

/** An extra as one room can have it. `cost` is for the stay at the chosen quantity, or at one when none is chosen. */
export interface ExtraOffer {
  readonly service: Service;
  readonly quantity: number;
  /** The most that this room can take: the inventory less what the other rooms took, and what is inside the rates. */
  readonly max: number;
  readonly cost: Minor;
}

/** What the stock of an extra has given to a room inside its rate. */
const insideOf = (item: ItemChoices, serviceId: string): number =>
  item.included?.find(({ service }) => service.serviceId === serviceId)?.quantity ?? 0;

const quantityIn = (item: ItemChoices, serviceId: string): number =>
  item.services.find(({ service }) => service.serviceId === serviceId)?.quantity ?? 0;

/** The extras for one room of the basket, in the hotel's order (product.md 4, 9). */
export function extraOffers(
  item: ItemChoices,
  items: readonly ItemChoices[],
  { services, inventoryPerServiceId }: GetServicesResponse,
  currency: string,
): ExtraOffer[] {
  const nights = nightCount({ from: item.dateFrom, to: item.dateTo });
  return services.map((service) => {
    const { serviceId } = service;
    const byOthers = items
      .filter(({ roomNumber }) => roomNumber !== item.roomNumber)
      .reduce((sum, other) => sum + quantityIn(other, serviceId), 0);
    const inside = items.reduce((sum, each) => sum + insideOf(each, serviceId), 0);
    const left = Math.max(0, maxQuantity(inventoryPerServiceId[serviceId]) - byOthers - inside);
    const quantity = quantityIn(item, serviceId);
    return {
      service,
      quantity,
      // Only what is charged by quantity can be taken more than once.
      max: service.chargeType === 'PerQuantity' ? left : Math.min(1, left),
      cost: extraCost(service, { nights, quantity: Math.max(1, quantity), party: item }, currency),
    };
  });
}

/** Of several rooms each has a list of its own, and the page stays short. */
const fewExtras = (rooms: number): number => (rooms === 1 ? 4 : 2);

/** The extras that are shown at once, by id: the first few in the hotel's order, and what was chosen. */
export function firstExtras(offers: readonly ExtraOffer[], rooms: number): string[] {
  const few = fewExtras(rooms);
  // A line for the last one would be as long as itself.
  const shown = offers.length <= few + 1 ? offers.length : few;
  return offers
    .filter(({ quantity }, index) => index < shown || quantity > 0)
    .map(({ service }) => service.serviceId);
}

export interface ExtraChoice {
  readonly roomNumber: number;
  readonly serviceId: string;
  /** 0 takes it out again. */
  readonly quantity: number;
}

/** The extras of a room after a choice, within the inventory, and what they cost together. */
export function chooseExtra(
  item: ItemChoices,
  { service, max }: ExtraOffer,
  wanted: number,
  currency: string,
): Pick<ItemChoices, 'services' | 'totalServiceCost'> {
  const quantity = Math.min(Math.max(0, wanted), max);
  const nights = nightCount({ from: item.dateFrom, to: item.dateTo });
  const others = item.services.filter((each) => each.service.serviceId !== service.serviceId);
  const chosen: BasketService[] =
    quantity === 0
      ? []
      : [{ service, quantity, cost: extraCost(service, { nights, quantity, party: item }, currency) }];
  const services = [...others, ...chosen];
  return { services, totalServiceCost: services.reduce((sum, { cost }) => sum + cost, 0) };
}
