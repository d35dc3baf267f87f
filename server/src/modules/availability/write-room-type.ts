import { ratePlanShape, roomTypeShape, wireObject, type Party, type rateSchema } from 'shared/contracts';
import { roomPrice, toDecimal } from 'shared/domain';
import * as z from 'zod/mini';
import type { RatePlanContent, RoomTypeContent } from '../../db/content.ts';
import type { StoredRatePlan, StoredRoomType } from './repository.ts';
import type { PricedRate } from './stay-rate-rules.ts';

const planSchema = wireObject(ratePlanShape);
const typeSchema = wireObject(roomTypeShape);

/** Descriptions are the same in every answer until the hotelier changes them: encoded by their contract once. */
const planTexts = new WeakMap<RatePlanContent, string>();
const typeTexts = new WeakMap<RoomTypeContent, string>();

/** The text of an object without its last brace, so that more can follow. */
const openText = (value: unknown): string => JSON.stringify(value).slice(0, -1);

export function planText({ ratePlanId, content }: StoredRatePlan): string {
  const known = planTexts.get(content);
  if (known !== undefined) return known;
  const text = openText(z.encode(planSchema, { ...content, ratePlanId }));
  planTexts.set(content, text);
  return text;
}

export function typeText({ roomTypeId, content, upgrades }: StoredRoomType): string {
  const known = typeTexts.get(content);
  if (known !== undefined) return known;
  const encoded = z.encode(typeSchema, { ...content, roomTypeId });
  const text = openText({ ...encoded, Upgrades: upgrades.map((id) => ({ RoomTypeId: id })) });
  typeTexts.set(content, text);
  return text;
}

type WireRate = z.input<typeof rateSchema>;
export type WirePrices = Omit<WireRate, keyof typeof ratePlanShape>;

/** A priced rate as the wire has it, written without its codec: there may be a hundred in an answer. `search.test.ts` holds it to the contract. */
export function pricesOf(rate: PricedRate, parties: readonly Party[], currency: string): WirePrices {
  const { stayRate, original } = rate;
  const decimal = (minor: number) => toDecimal(minor, currency);
  const maybe = (minor: number | null) => (minor === null ? null : decimal(minor));
  return {
    BaseRate: decimal(stayRate.baseRate),
    CostPerRoom: decimal(stayRate.costPerRoom),
    CostPerAdult: decimal(stayRate.costPerAdult),
    CostPerChild: decimal(stayRate.costPerChild),
    CostPerInfant: decimal(stayRate.costPerInfant),
    PerPersonCostPerAdult: decimal(stayRate.perPersonCostPerAdult),
    PerPersonCostPerChild: decimal(stayRate.perPersonCostPerChild),
    PerPersonCostPerInfant: decimal(stayRate.perPersonCostPerInfant),
    OriginalBaseRate: maybe(original.baseRate),
    OriginalCostPerRoom: maybe(original.costPerRoom),
    OriginalCostPerAdult: maybe(original.costPerAdult),
    OriginalCostPerChild: maybe(original.costPerChild),
    OriginalCostPerInfant: maybe(original.costPerInfant),
    OriginalPerPersonCostPerAdult: maybe(original.perPersonCostPerAdult),
    OriginalPerPersonCostPerChild: maybe(original.perPersonCostPerChild),
    OriginalPerPersonCostPerInfant: maybe(original.perPersonCostPerInfant),
    BaseNumberOfAdults: stayRate.baseNumberOfAdults,
    MinLengthOfStay: rate.minLengthOfStay,
    // The lowest total over the rooms searched for.
    MinimumRate: decimal(Math.min(...parties.map((party) => roomPrice(stayRate, party)))),
    Nights: stayRate.nightRates.map(({ date, baseRate }) => ({ Date: date, BaseRate: decimal(baseRate) })),
  };
}

export interface RoomTypeOffer {
  readonly roomType: StoredRoomType;
  readonly rates: readonly { readonly plan: StoredRatePlan; readonly rate: PricedRate }[];
}

/** A room type with its rates as the answer of Search has it. */
export function writeRoomType(offer: RoomTypeOffer, parties: readonly Party[], currency: string): string {
  const rates = offer.rates.map(
    ({ plan, rate }) => `${planText(plan)},${JSON.stringify(pricesOf(rate, parties, currency)).slice(1)}`,
  );
  return `${typeText(offer.roomType)},"Rates":[${rates.join()}]}`;
}
