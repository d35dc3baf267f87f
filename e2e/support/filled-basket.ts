import type { Page } from '@playwright/test';
import type { Party } from 'shared/contracts';
import { basketKey } from 'shared/domain';
import { emptyBasket, emptyBooker, type Basket } from 'shared/runtime';
import { bedChoices } from '../../mf-rooms-rates/src/pages/rooms-and-rates/guests/rules.ts';
import { makeItem } from '../../mf-rooms-rates/src/pages/rooms-and-rates/items/rules.ts';
import { readBeds } from './booked.ts';
import { twoRooms, type Hotel, type Stay } from './stay.ts';

/** A room as a guest chooses it, by the names that the page shows. */
export interface ChosenRoom {
  readonly roomType: string;
  readonly rate: string;
  readonly lead: { readonly firstName: string; readonly lastName: string };
  /** Two adults unless said. */
  readonly party?: Party;
}

interface Choice {
  readonly stay: Stay;
  readonly rooms: readonly ChosenRoom[];
  /** For a rate that is not on everybody's list. */
  readonly ratePlanCode?: string | null;
}

/** The basket of a guest who has chosen these rooms and named who leads them, by the rules of the rooms page. */
async function basketOf(
  url: string,
  hotel: Hotel,
  { stay, rooms: chosen, ratePlanCode = null }: Choice,
): Promise<Basket> {
  const { property } = hotel;
  const rooms = chosen.map(({ party = twoRooms[0] }, index) => ({
    ...party,
    roomId: `room-${String(index + 1)}`,
    roomNumber: index + 1,
  }));
  const [response, beds] = await Promise.all([
    hotel.search(
      stay,
      chosen.map(({ party = twoRooms[0] }) => party),
      ratePlanCode,
    ),
    readBeds(url, property),
  ]);
  const items = chosen.map(({ roomType, rate, lead }, index) => {
    const roomTypeFound = response.roomTypes.find(({ name }) => name === roomType);
    const item = makeItem(
      {
        roomNumber: index + 1,
        roomTypeId: roomTypeFound?.roomTypeId ?? '',
        ratePlanId: roomTypeFound?.rates.find(({ name }) => name === rate)?.ratePlanId ?? '',
      },
      { response, rooms, stay, previous: undefined, currency: property.currency },
    );
    if (item === null) throw new Error(`${roomType} cannot be booked at ${rate}.`);
    const [bed] = bedChoices(beds, item);
    return {
      ...item,
      leadGuest: lead,
      roomConfiguration: bed?.id ?? null,
      roomConfigurationText: bed?.text ?? null,
      haveSeenUpgrades: true,
      haveSeenServices: true,
      availableUpgrades: [],
      hasUpgrades: false,
      upgradesLoaded: true,
      hasSelectableServices: false,
      servicesLoaded: true,
    };
  });
  return {
    ...emptyBasket,
    booker: { ...emptyBooker, firstName: 'Ada', lastName: 'Lovelace' },
    propertyCode: property.propertyCode,
    currency: property.currency,
    fromDate: stay.from,
    toDate: stay.to,
    rooms,
    ratePlanCode,
    items,
    quoteToken: response.quoteToken,
  };
}

/** Puts the basket into the tab as if the guest had just chosen it, and opens its Checkout. */
export async function openFilledCheckout(
  page: Page,
  url: string,
  hotel: Hotel,
  choice: Choice,
): Promise<void> {
  const basket = await basketOf(url, hotel, choice);
  // The lightest document of the site: a tab's storage belongs to it.
  await page.goto(`${url}/robots.txt`);
  await page.evaluate(([key, value]) => sessionStorage.setItem(key, value), [
    basketKey,
    JSON.stringify(basket),
  ] as const);
  await page.goto(`${url}/Book/${hotel.property.propertyCode}/Checkout`);
}
