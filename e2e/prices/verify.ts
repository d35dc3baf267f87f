import { inspect } from 'node:util';
import type { Browser } from '@playwright/test';
import fc from 'fast-check';
import {
  getRoomTypeConfigurations,
  priceFeedSchema,
  type Party,
  type PriceFeed,
  type RoomTypeConfiguration,
} from 'shared/contracts';
import { addDays, emptySearch, formatSearchQuery, roomRequestsOf, todayIn } from 'shared/domain';
import { BookingApi, RefusedBooking } from '../support/booking-api.ts';
import { crawl } from './crawl.ts';
import { offerOfPage } from './offer-of-page.ts';

export interface Wanted {
  readonly url: string;
  readonly browser: Browser;
  readonly hotels: readonly string[];
  /** How many random stays are asked for, and how many of them a browser opens as well. */
  readonly stays: number;
  readonly crawled: number;
  readonly seed: number;
}

export interface Verdict {
  readonly stays: number;
  readonly booked: number;
  readonly crawled: number;
  /** Neither the feed nor the page has an offer. */
  readonly soldOut: number;
  /** Another stay of these took the last room between the page and Create. */
  readonly takenMeanwhile: number;
  /** Pages that came without their prices at first, because the server was busy. */
  readonly askedAgain: number;
  /** What differed, in words. */
  readonly mismatches: readonly string[];
}

const stayOf = fc.record({
  days: fc.integer({ min: 1, max: 330 }),
  nights: fc.integer({ min: 1, max: 7 }),
  adults: fc.integer({ min: 1, max: 4 }),
  children: fc.constantFrom(0, 0, 0, 1, 2),
  ages: fc.array(fc.integer({ min: 4, max: 11 }), { minLength: 2, maxLength: 2 }),
  /** Which of the offers, as a part of them all. */
  pick: fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
  hotel: fc.nat(),
});
type RandomStay = typeof stayOf extends fc.Arbitrary<infer T> ? T : never;

const lanes = 4;
const mostAsks = 40;

function partyOf(stay: RandomStay, { property }: BookingApi): Party {
  const numberOfChildren = property.enableChildrenSearch ? stay.children : 0;
  const asksAges = (property.childBands ?? []).length > 0 && numberOfChildren > 0;
  return {
    numberOfAdults: stay.adults,
    numberOfChildren,
    numberOfInfants: 0,
    ...(asksAges ? { ages: stay.ages.slice(0, numberOfChildren) } : {}),
  };
}

interface VerifiedHotel {
  readonly api: BookingApi;
  /** How its rooms can be set up; empty where it does not ask. */
  readonly setUps: readonly RoomTypeConfiguration[];
}

async function openHotel(url: string, code: string): Promise<VerifiedHotel> {
  const api = await BookingApi.open(url, code);
  const { propertyId, showRoomConfigurationQuestion } = api.property;
  if (!showRoomConfigurationQuestion) return { api, setUps: [] };
  const answer = await fetch(`${url}${getRoomTypeConfigurations.path}?propertyId=${propertyId}`);
  return { api, setUps: getRoomTypeConfigurations.responses[200].parse(await answer.json()) };
}

function setUpOf(setUps: readonly RoomTypeConfiguration[], roomTypeId: string, party: Party): string | null {
  const beds = party.numberOfAdults + party.numberOfChildren;
  const ofRoom = setUps.filter((each) => each.roomTypeId === roomTypeId);
  return (ofRoom.find(({ sleeps }) => (sleeps ?? Infinity) >= beds) ?? ofRoom[0])?.id ?? null;
}

/** Feed, page and Create of one random stay after the other; what differs is a mismatch. */
export async function verifyPrices(wanted: Wanted): Promise<Verdict> {
  const { url, browser, stays, seed } = wanted;
  const hotels = await Promise.all(wanted.hotels.map((code) => openHotel(url, code)));
  const counts = { booked: 0, crawled: 0, soldOut: 0, takenMeanwhile: 0, askedAgain: 0 };
  const mismatches: string[] = [];
  const queue = fc.sample(stayOf, { numRuns: stays, seed });

  const offerAt = async (address: string) => {
    for (let asks = 1; asks <= mostAsks; asks += 1) {
      const html = await (await fetch(address, { headers: { accept: 'text/html' } })).text();
      const offer = offerOfPage(html);
      if (offer !== null) return offer;
      counts.askedAgain += 1;
    }
    return null;
  };

  const verify = async (stay: RandomStay): Promise<void> => {
    const hotel = hotels[stay.hotel % hotels.length];
    if (hotel === undefined) return;
    const { api, setUps } = hotel;
    const { property } = api;
    const from = addDays(todayIn(property.timeZone, new Date()), stay.days);
    const to = addDays(from, stay.nights);
    const party = partyOf(stay, api);
    const query = formatSearchQuery({
      ...emptySearch,
      fromDate: from,
      toDate: to,
      rooms: roomRequestsOf([party]),
    }).toString();
    const readFeed = async (): Promise<PriceFeed> => {
      const answer = await fetch(`${url}/api/Connect/Prices/${property.propertyCode}?${query}`);
      if (!answer.ok) throw new Error(`the feed answered ${String(answer.status)} ${await answer.text()}`);
      return priceFeedSchema.parse(await answer.json());
    };
    const { offers } = await readFeed();
    const offer = offers[Math.floor(stay.pick * offers.length)];
    if (offer === undefined) {
      const page = `${url}/Book/${property.propertyCode}/Rooms-And-Rates?${query}`;
      const shown = offerOfPage(await (await fetch(page, { headers: { accept: 'text/html' } })).text());
      if (shown !== null) mismatches.push(`${page}: the feed has no offer, the page ${shown.price}`);
      counts.soldOut += 1;
      return;
    }
    const address = new URL(offer.url, url);
    const here = url + address.pathname + address.search;
    const differs = (what: string, price: unknown): void => {
      if (Number(price) !== offer.totalPrice)
        mismatches.push(`${here}: the feed says ${String(offer.totalPrice)}, ${what} ${String(price)}`);
    };
    const identifier = `${offer.roomTypeId}/${offer.ratePlanId}`;
    const shown = await offerAt(here);
    differs('the page', shown?.price);
    if (shown?.identifier !== identifier)
      mismatches.push(`${here}: the page offers ${String(shown?.identifier)}`);
    if (counts.crawled < wanted.crawled) {
      counts.crawled += 1;
      for (const [what, price] of await crawl(browser, here)) differs(what, price);
    }
    const { roomTypeId, ratePlanId } = offer;
    const room = {
      roomTypeId,
      ratePlanId,
      ...party,
      roomConfigurationDropdownOptionId: setUpOf(setUps, roomTypeId, party),
    };
    try {
      const created = await api.book({ from, to }, room);
      counts.booked += 1;
      differs('Create', created.totalPrice);
    } catch (error) {
      const isOffered = (await readFeed()).offers.some(
        (each) => each.roomTypeId === roomTypeId && each.ratePlanId === ratePlanId,
      );
      if (!(error instanceof RefusedBooking) || error.status !== 409 || isOffered)
        throw new Error(here, { cause: error });
      counts.takenMeanwhile += 1;
    }
  };

  const work = async (): Promise<void> => {
    for (let stay = queue.pop(); stay !== undefined; stay = queue.pop()) {
      await verify(stay).catch((error: unknown) => {
        mismatches.push(inspect(error));
      });
    }
  };
  await Promise.all(Array.from({ length: lanes }, work));
  return { stays, ...counts, mismatches };
}
