import { combine } from 'effector';
import { PaymentType } from 'shared/contracts';
import { $basket, $bookConfig } from 'shared/runtime';
import { $hasOtherGuest } from './guests/model.ts';
import {
  $acceptsCustomTerms,
  $agreesToTerms,
  $cardToPay,
  $isGatewayCard,
  $password,
  $paymentType,
  $postCodeForm,
  $today,
  $wantsAccount,
} from './model.ts';
import { checkoutProblems } from './problems.ts';
import { $held } from './resume-model.ts';

const $account = combine({ wantsAccount: $wantsAccount, password: $password });
const $terms = combine({ agrees: $agreesToTerms, acceptsCustom: $acceptsCustomTerms });

/** product.md 5: what prevents the confirmation of the booking; empty when nothing does. */
export const $problems = combine(
  {
    config: $bookConfig,
    basket: $basket,
    postCodeForm: $postCodeForm,
    card: $cardToPay,
    isGatewayCard: $isGatewayCard,
    paymentType: $paymentType,
    terms: $terms,
    account: $account,
    today: $today,
    hasOtherGuest: $hasOtherGuest,
    held: $held,
  },
  ({
    config,
    basket,
    postCodeForm,
    card,
    isGatewayCard,
    paymentType,
    terms,
    account,
    today,
    hasOtherGuest,
    held,
  }) =>
    config === null
      ? []
      : checkoutProblems({
          ...account,
          config,
          booker: basket.booker,
          postCodeForm,
          paymentType,
          card,
          // That form says by itself what is missing in it.
          paymentToken: isGatewayCard ? 'later' : null,
          company: basket.company,
          poNumber: basket.poNumber,
          isCoveredByVoucher: paymentType === PaymentType.voucher,
          agreeToTermsAndConditions: terms.agrees,
          hasAcceptedCustomTermsAndConditions: terms.acceptsCustom,
          isCreating: false,
          today,
          guests: held === null ? basket.items : [],
          hasOtherGuest: hasOtherGuest === true,
        }),
);
