import type { Service } from 'shared/contracts';
import { ageRangeText, extraUnitPrice, type Minor, toMinor, type Translate } from 'shared/domain';
import type { MessageKey } from '../../../messages/index.ts';

const keys = {
  PerStay: ['extras.per-stay', 'extras.per-person-stay'],
  PerDay: ['extras.per-day', 'extras.per-person-day'],
  PerQuantity: ['extras.per-quantity', 'extras.per-person-quantity'],
} as const;

/** How an extra is charged: "£15.00 per person and night" (product.md 9), "from £12.00 per night" where its nights differ. */
export function extraPriceText(
  service: Service,
  currency: string,
  money: (amount: Minor, currency: string) => string,
  text: Translate<MessageKey>,
): string {
  const [each, perPerson] = keys[service.chargeType];
  const { dayPrices = [] } = service;
  const price = dayPrices.reduce(
    (least, day) => Math.min(least, toMinor(day.price, currency)),
    extraUnitPrice(service, currency),
  );
  const charged = text(service.chargePerPerson ? perPerson : each, { price: money(price, currency) });
  return dayPrices.length === 0 ? charged : text('extras.from', { price: charged });
}

const ageKeys: Readonly<Record<number, MessageKey>> = { 0: 'extras.ages-free', 50: 'extras.ages-half' };

/** What guests of some ages pay of an extra: "Ages 3–11 half price". */
export const agePriceTexts = ({ byAge = [] }: Service, text: Translate<MessageKey>): string[] =>
  byAge.map((price) =>
    text(ageKeys[price.percent] ?? 'extras.ages-percent', {
      ages: ageRangeText(price),
      percent: price.percent,
    }),
  );
