import type { Service } from 'shared/contracts';
import { extraUnitPrice, type Minor, type Translate } from 'shared/domain';
import type { MessageKey } from '../../../messages/index.ts';

const keys = {
  PerStay: ['extras.per-stay', 'extras.per-person-stay'],
  PerDay: ['extras.per-day', 'extras.per-person-day'],
  PerQuantity: ['extras.per-quantity', 'extras.per-person-quantity'],
} as const;

/** How an extra is charged: "£15.00 per person and night" (product.md 9). */
export function extraPriceText(
  service: Service,
  currency: string,
  money: (amount: Minor, currency: string) => string,
  text: Translate<MessageKey>,
): string {
  const [each, perPerson] = keys[service.chargeType];
  const price = money(extraUnitPrice(service, currency), currency);
  return text(service.chargePerPerson ? perPerson : each, { price });
}
