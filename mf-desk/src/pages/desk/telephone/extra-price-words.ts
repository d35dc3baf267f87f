import type { Service } from 'shared/contracts';
import { extraUnitPrice, type Minor, toMinor, type Translate } from 'shared/domain';
import type { enGB } from '../../../messages/en-GB.ts';

const keys = {
  PerStay: ['telephone.extra.per-stay', 'telephone.extra.per-person-stay'],
  PerDay: ['telephone.extra.per-day', 'telephone.extra.per-person-day'],
  PerQuantity: ['telephone.extra.per-quantity', 'telephone.extra.per-person-quantity'],
} as const;

type Key = (typeof keys)[keyof typeof keys][number] | 'telephone.extra.from';

/** How an extra is charged, in the words that the guest's site has for it: "£22.00 per person and night". */
export function extraPriceWords(
  service: Pick<Service, 'price' | 'articles' | 'chargeType' | 'chargePerPerson' | 'dayPrices'>,
  currency: string,
  money: (amount: Minor, currency: string) => string,
  text: Translate<Key & keyof typeof enGB>,
): string {
  const [each, perPerson] = keys[service.chargeType];
  const { dayPrices = [] } = service;
  const price = dayPrices.reduce(
    (least, day) => Math.min(least, toMinor(day.price, currency)),
    extraUnitPrice(service, currency),
  );
  const charged = text(service.chargePerPerson ? perPerson : each, { price: money(price, currency) });
  return dayPrices.length === 0 ? charged : text('telephone.extra.from', { price: charged });
}
