import { describe, expect, it } from 'vitest';
import { PaymentType } from '../contracts/index.ts';
import { aBookConfig, aProperty, aRate, aUser } from '../testing/index.ts';
import { customTermsApply, offeredPaymentTypes, type PaymentSituation } from './payment.ts';

const { card, individualInvoice, voucher, companyInvoice, paystack } = PaymentType;
const choice = { enableUserChoiceOfPaymentMethod: true };
const withRight = aUser({ canChoosePaymentMethod: true });
const byCompany = aRate({ allowPayByCompanyInvoice: true });

const situation = (overrides: Partial<PaymentSituation> = {}): PaymentSituation => ({
  property: aProperty(),
  config: aBookConfig(),
  user: null,
  ratePlans: [aRate()],
  amountDue: 36_000,
  giftDiscount: 0,
  ...overrides,
});

describe('the payment methods offered', () => {
  it.each<[string, Partial<PaymentSituation>, PaymentType[]]>([
    ['to anybody are the card', {}, [card]],
    ['to anybody are none where no card is taken', { property: aProperty({ creditCards: [] }) }, []],
    [
      'without cards are the invoices that are left',
      {
        property: aProperty({ creditCards: [] }),
        config: aBookConfig({ ...choice, enablePayByCompanyInvoice: true }),
        user: withRight,
        ratePlans: [byCompany],
      },
      [individualInvoice, companyInvoice],
    ],
    [
      'to a user with the right include invoice',
      { config: aBookConfig(choice), user: withRight },
      [card, individualInvoice],
    ],
    ['to a user without the right do not', { config: aBookConfig(choice), user: aUser() }, [card]],
    ['to a user with the right do not when the feature is off', { user: withRight }, [card]],
    [
      'by Paystack leave no choice',
      { property: aProperty({ payByPaystack: true }), config: aBookConfig(choice), user: withRight },
      [paystack],
    ],
    [
      'include company invoice when the rate plan allows it',
      { config: aBookConfig({ enablePayByCompanyInvoice: true }), ratePlans: [byCompany] },
      [card, companyInvoice],
    ],
    [
      'need every rate plan to allow company invoice',
      { config: aBookConfig({ enablePayByCompanyInvoice: true }), ratePlans: [byCompany, aRate()] },
      [card],
    ],
    ['do not include company invoice when the feature is off', { ratePlans: [byCompany] }, [card]],
    ['are the voucher alone when it covers everything', { amountDue: 0, giftDiscount: 36_000 }, [voucher]],
  ])('%s', (_, overrides, types) => {
    expect(offeredPaymentTypes(situation(overrides))).toEqual(types);
  });
});

describe('custom terms', () => {
  const only = {
    hasCustomTermsAndConditions: true,
    onlyUseCustomTermsAndConditionsForPayByCompanyInvoice: true,
  };
  it.each([
    ['do not apply when there are none', aBookConfig(), card, false],
    ['apply to every payment', aBookConfig({ hasCustomTermsAndConditions: true }), card, true],
    ['for company invoice only do not apply to a card', aBookConfig(only), card, false],
    ['for company invoice only apply to it', aBookConfig(only), companyInvoice, true],
  ])('%s', (_, config, paymentType, apply) => {
    expect(customTermsApply(config, paymentType)).toBe(apply);
  });
});
