import type { Confirmation, Property, StayDate } from 'shared/contracts';
import { type PaymentPlan, paymentPlan, roomsToPay, toMinor } from 'shared/domain';
import type { Basket } from 'shared/runtime';

/** What is paid when of what is in the basket, by card. */
export const planOfBasket = (
  { items, fromDate, hopGiftDiscountAmount: voucher, currency }: Basket,
  { taxesAndFees, childBands }: Pick<Property, 'taxesAndFees' | 'childBands'>,
  today: StayDate,
): PaymentPlan =>
  paymentPlan(
    roomsToPay(
      items.map((item) => ({ ...item, payment: item.ratePlan.payment })),
      { currency, taxesAndFees, childBands },
    ),
    voucher,
    { currency, arrival: fromDate ?? today, today },
  );

/** … as it was agreed for held rooms; null where everything is paid at once. */
export function planOfHeld({ paymentPlan: plan, currency }: Confirmation): PaymentPlan | null {
  if (!plan) return null;
  return {
    dueNow: toMinor(plan.dueNow, currency),
    later: plan.later.map(({ on, amount }) => ({ on, amount: toMinor(amount, currency) })),
    atHotel: toMinor(plan.atHotel, currency),
    needsCard: (plan.mandate ?? '') !== '',
  };
}
