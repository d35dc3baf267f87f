import type { Stripe } from 'stripe';
import { actsAs, type Books, find, keepMethod, madeNow, methodOf } from './books.ts';
import type { CardDecline } from './cards.ts';
import { type ErrorBody, invalidRequest } from './failure.ts';
import { flag, type Form, text } from './form.ts';
import { newId } from './ids.ts';
import { billingDetails } from './objects.ts';

/** What confirming a payment intent and a setup intent have in common. */
type Intent = Stripe.PaymentIntent | Stripe.SetupIntent;

/** The card that an intent is confirmed with, from a confirmation token (good for once), a payment method, or what it has. */
export function methodToConfirm(books: Books, intent: Intent, form: Form): Stripe.PaymentMethod {
  const tokenId = text(form, 'confirmation_token');
  const given = text(form, 'payment_method');
  if (tokenId === null) {
    const id = given ?? (typeof intent.payment_method === 'string' ? intent.payment_method : null);
    if (id === null) {
      throw invalidRequest(
        'You cannot confirm this PaymentIntent because it is missing a payment method.',
        intent.object === 'payment_intent'
          ? { code: 'payment_intent_unexpected_state', payment_intent: intent }
          : { code: 'setup_intent_unexpected_state', setup_intent: intent },
      );
    }
    if (books.spent.has(id)) {
      throw invalidRequest(
        'The provided PaymentMethod was previously used with a PaymentIntent without Customer attachment, or was detached from a Customer. It may not be used again.',
        { param: 'payment_method' },
      );
    }
    return methodOf(books, id);
  }
  const token = find(books.tokens, 'confirmation_token', tokenId, 'confirmation_token');
  if (token.expires_at !== null && token.expires_at <= books.now()) {
    throw invalidRequest('This ConfirmationToken has expired.', { param: 'confirmation_token' });
  }
  if (token.payment_intent !== null || token.setup_intent !== null) {
    throw invalidRequest('This ConfirmationToken has already been used.', { param: 'confirmation_token' });
  }
  const preview = token.payment_method_preview;
  if (!preview?.card) throw new Error(`The confirmation token ${tokenId} has no card`);
  token[intent.object] = intent.id;
  const { allow_redisplay, billing_details, card } = preview;
  return keepMethod(
    books,
    {
      id: newId('pm'),
      object: 'payment_method',
      ...madeNow(books),
      ...(allow_redisplay ? { allow_redisplay } : {}),
      billing_details: { ...billingDetails(), ...billing_details },
      card: { ...card },
      customer: null,
      customer_account: null,
      metadata: {},
      type: 'card',
    },
    actsAs(books, tokenId),
  );
}

/** What the intent's confirmation says of the way back; without one a browser could not be sent to another page. */
export function checkReturn(books: Books, intent: Intent, form: Form): string | null {
  const token = books.tokens.get(text(form, 'confirmation_token') ?? '');
  const returnUrl = text(form, 'return_url') ?? token?.return_url ?? null;
  const redirects = intent.automatic_payment_methods;
  if (
    redirects?.enabled &&
    redirects.allow_redirects !== 'never' &&
    returnUrl === null &&
    !flag(form, 'off_session')
  ) {
    throw invalidRequest(
      'This PaymentIntent is configured to accept payment methods enabled in your Dashboard. Because some of these payment methods might redirect your customer off of your page, you must provide a `return_url`.',
    );
  }
  return returnUrl;
}

/** Whether the bank wants the guest for this card now. */
export function wantsGuest(books: Books, method: Stripe.PaymentMethod, isOffSession: boolean): boolean {
  const { authentication } = actsAs(books, method.id);
  if (authentication === 'always') return true;
  if (authentication === 'guest-present') return !isOffSession;
  return authentication === 'until-set-up' && (!isOffSession || !books.setUp.has(method.id));
}

/** The page of the bank: in a frame of Stripe.js, or where the browser is sent. */
export function bankAction(
  books: Books,
  intent: Intent,
  form: Form,
  returnUrl: string | null,
): Stripe.PaymentIntent.NextAction & Stripe.SetupIntent.NextAction {
  const secret = `${intent.object}_client_secret=${intent.client_secret ?? ''}`;
  const url = `https://hooks.stripe.com/3d_secure_2/hosted?merchant=${books.accountId}&${intent.object}=${intent.id}&${secret}`;
  const token = books.tokens.get(text(form, 'confirmation_token') ?? '');
  if (flag(form, 'use_stripe_sdk') || token?.use_stripe_sdk) {
    return {
      type: 'use_stripe_sdk',
      use_stripe_sdk: { type: 'three_d_secure_redirect', stripe_js: url, source: newId('src') },
    };
  }
  return { type: 'redirect_to_url', redirect_to_url: { url, return_url: returnUrl } };
}

export const authenticationRequired: CardDecline = {
  code: 'authentication_required',
  declineCode: 'authentication_required',
  message: 'Your card was declined. This transaction requires authentication.',
};

export const cardError = (
  decline: CardDecline,
  more: Pick<ErrorBody, 'charge' | 'payment_method'>,
): ErrorBody & Stripe.PaymentIntent.LastPaymentError & Stripe.SetupIntent.LastSetupError =>
  // The error that is kept with an intent has not the intent in it.
  ({
    type: 'card_error',
    code: decline.code,
    ...(decline.declineCode === undefined ? {} : { decline_code: decline.declineCode }),
    message: decline.message,
    ...more,
  }) as const;
