import { type BookConfig, PaymentType, type Property, type Rate, type User } from '../contracts/index.ts';
import type { Minor } from './money.ts';

export interface PaymentSituation {
  readonly property: Pick<Property, 'payByPaystack' | 'creditCards'>;
  readonly config: Pick<BookConfig, 'enableUserChoiceOfPaymentMethod' | 'enablePayByCompanyInvoice'>;
  /** Null for an anonymous visitor. */
  readonly user: Pick<User, 'canChoosePaymentMethod'> | null;
  readonly ratePlans: readonly Pick<Rate, 'allowPayByCompanyInvoice'>[];
  /** The booking's total after the gift voucher. */
  readonly amountDue: Minor;
  readonly giftDiscount: Minor;
}

/**
 * product.md 6: the payment methods that a guest may use, the usual one first; none where the hotel takes no card and nothing else fits. A
 * voucher that covers everything leaves nothing to choose (decisions 1). Pay by Invoice needs the feature, a user with the right, and no Paystack; company
 * invoice needs the feature and a rate plan that allows it in every room.
 */
export function offeredPaymentTypes(situation: PaymentSituation): PaymentType[] {
  const { property, config, user, ratePlans, amountDue, giftDiscount } = situation;
  if (amountDue === 0 && giftDiscount > 0) return [PaymentType.voucher];
  const canChoose = config.enableUserChoiceOfPaymentMethod && user?.canChoosePaymentMethod === true;
  const online: PaymentType[] = property.payByPaystack
    ? [PaymentType.paystack]
    : [
        ...(property.creditCards.length > 0 ? [PaymentType.card] : []),
        ...(canChoose ? [PaymentType.individualInvoice] : []),
      ];
  const byCompany =
    config.enablePayByCompanyInvoice &&
    ratePlans.length > 0 &&
    ratePlans.every((ratePlan) => ratePlan.allowPayByCompanyInvoice);
  return byCompany ? [...online, PaymentType.companyInvoice] : online;
}

export type CustomTermsConfig = Pick<
  BookConfig,
  'hasCustomTermsAndConditions' | 'onlyUseCustomTermsAndConditionsForPayByCompanyInvoice'
>;

/** product.md 5: custom terms apply when configured, and for company invoice only when so flagged. */
export const customTermsApply = (config: CustomTermsConfig, paymentType: PaymentType | null): boolean =>
  config.hasCustomTermsAndConditions &&
  (!config.onlyUseCustomTermsAndConditionsForPayByCompanyInvoice ||
    paymentType === PaymentType.companyInvoice);
