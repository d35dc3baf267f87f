import { ratePlanShape, roomTypeShape, wireObject } from 'shared/contracts';
import * as z from 'zod/mini';
import type { RatePlanContent, RoomTypeContent } from '../../db/content.ts';
import type { StoredRatePlan, StoredRoomType } from './repository.ts';
import type { PricedRate } from './stay-rate-rules.ts';
import type { PriceTexts } from './write-prices.ts';

const planSchema = wireObject(ratePlanShape);
const typeSchema = wireObject(roomTypeShape);

/** Descriptions are the same in every response until the hotelier changes them, so their contract encodes them once. */
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

export interface RoomTypeOffer {
  readonly roomType: StoredRoomType;
  readonly rates: readonly { readonly plan: StoredRatePlan; readonly rate: PricedRate }[];
}

/** A room type with its rates as the answer of Search has it. */
export function writeRoomType(offer: RoomTypeOffer, { whole }: PriceTexts): string {
  const rates = offer.rates.map(({ plan, rate }) => `${planText(plan)}${whole(rate)}`);
  return `${typeText(offer.roomType)},"Rates":[${rates.join()}]}`;
}
