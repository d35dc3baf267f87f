import type { Stripe } from 'stripe';
import { actsAs, bookTransaction, type Books, find, idOf, madeNow } from './books.ts';
import type { CardDecline } from './cards.ts';
import {
  authenticationRequired,
  bankAction,
  cardError,
  checkReturn,
  methodToConfirm,
  wantsGuest,
} from './confirm.ts';
import { checkAmount } from './currencies.ts';
import { disputeCharge } from './disputes.ts';
import { invalidRequest, Refusal } from './failure.ts';
import { branch, flag, type Form, metadataOf, required, text, texts, whole } from './form.ts';
import { feeOf, newCharge, newIntent, newRefund } from './objects.ts';

type Intent = Stripe.PaymentIntent;

const unexpected = (intent: Intent, message: string): Refusal =>
  invalidRequest(message, {
    code: 'payment_intent_unexpected_state',
    payment_intent: structuredClone(intent),
  });

const futureUsage = (form: Form): Intent['setup_future_usage'] => {
  const usage = text(form, 'setup_future_usage');
  if (usage !== null && usage !== 'off_session' && usage !== 'on_session') {
    throw invalidRequest('Invalid setup_future_usage', { param: 'setup_future_usage' });
  }
  return usage;
};

export function createIntent(books: Books, form: Form): Intent {
  const amount = required(whole(form, 'amount'), 'amount');
  const currency = required(text(form, 'currency'), 'currency').toLowerCase();
  checkAmount(amount, currency);
  const customer = text(form, 'customer');
  if (customer !== null) find(books.customers, 'customer', customer, 'customer');
  const suffix = text(form, 'statement_descriptor_suffix');
  if (suffix !== null && (suffix.length > 22 || !/[a-z]/i.test(suffix) || /[<>\\'"*]/.test(suffix))) {
    throw invalidRequest('The statement descriptor suffix is not allowed.', {
      param: 'statement_descriptor_suffix',
    });
  }
  const email = text(form, 'receipt_email');
  // Here those of the domain that no host has (RFC 6761).
  if (email?.endsWith('.invalid') === true)
    throw invalidRequest(`Invalid email address: ${email}`, {
      code: 'email_invalid',
      param: 'receipt_email',
    });
  const automatic = branch(form, 'automatic_payment_methods');
  const types = texts(form, 'payment_method_types');
  const intent = newIntent(madeNow(books), {
    amount,
    currency,
    customer,
    description: text(form, 'description'),
    metadata: metadataOf(form),
    receipt_email: email,
    setup_future_usage: futureUsage(form),
    statement_descriptor_suffix: suffix,
    capture_method: text(form, 'capture_method') ?? 'automatic_async',
    automatic_payment_methods:
      types.length > 0
        ? null
        : {
            enabled: true,
            allow_redirects: text(automatic, 'allow_redirects') === 'never' ? 'never' : 'always',
          },
    ...(types.length > 0 ? { payment_method_types: [...types] } : {}),
  });
  books.intents.set(intent.id, intent);
  books.tell('payment_intent.created', intent);
  return flag(form, 'confirm') ? confirmIntent(books, intent.id, form) : intent;
}

function declineIntent(
  books: Books,
  intent: Intent,
  method: Stripe.PaymentMethod,
  decline: CardDecline,
  { isAuthenticated = false, hasCharge = true } = {},
): never {
  if (hasCharge) {
    const charge = newCharge(
      madeNow(books),
      intent,
      method,
      {
        paid: false,
        status: 'failed',
        failure_code: decline.code,
        failure_message: decline.message,
        outcome: {
          advice_code: null,
          network_advice_code: null,
          network_decline_code: '05',
          network_status: 'declined_by_network',
          reason: decline.declineCode ?? decline.code,
          risk_level: 'normal',
          seller_message: 'The bank did not return any further details with this decline.',
          type: 'issuer_declined',
        },
      },
      isAuthenticated,
    );
    books.charges.set(charge.id, charge);
    intent.latest_charge = charge.id;
    books.tell('charge.failed', charge);
  }
  const kept = cardError(decline, {
    ...(typeof intent.latest_charge === 'string' ? { charge: intent.latest_charge } : {}),
    payment_method: method,
  });
  intent.status = 'requires_payment_method';
  intent.payment_method = null;
  intent.next_action = null;
  intent.last_payment_error = kept;
  books.tell('payment_intent.payment_failed', intent);
  throw new Refusal(402, { ...kept, payment_intent: structuredClone(intent) });
}

/** The bank is asked for the money, once its guest is known where it wants that. */
function authorise(
  books: Books,
  intent: Intent,
  method: Stripe.PaymentMethod,
  isAuthenticated: boolean,
): Intent {
  const card = actsAs(books, method.id);
  if (card.decline) return declineIntent(books, intent, method, card.decline, { isAuthenticated });
  const isManual = intent.capture_method === 'manual';
  const charge = newCharge(madeNow(books), intent, method, {}, isAuthenticated);
  books.charges.set(charge.id, charge);
  intent.latest_charge = charge.id;
  intent.payment_method = method.id;
  intent.next_action = null;
  intent.last_payment_error = null;
  if (intent.setup_future_usage !== null) {
    books.setUp.add(method.id);
    if (intent.customer !== null && method.customer === null) {
      method.customer = idOf(intent.customer);
      books.tell('payment_method.attached', method);
    }
  }
  if (method.customer === null) books.spent.add(method.id);
  books.tell('charge.succeeded', charge);
  if (!isManual) return take(books, intent, charge, intent.amount);
  intent.status = 'requires_capture';
  intent.amount_capturable = intent.amount;
  books.tell('payment_intent.amount_capturable_updated', intent);
  return intent;
}

function take(books: Books, intent: Intent, charge: Stripe.Charge, amount: number): Intent {
  charge.captured = true;
  charge.amount_captured = amount;
  charge.balance_transaction = bookTransaction(books, charge, 'charge', amount, feeOf(amount)).id;
  intent.status = 'succeeded';
  intent.amount_capturable = 0;
  intent.amount_received = amount;
  books.tell('charge.captured', charge);
  books.tell('payment_intent.succeeded', intent);
  if (typeof charge.payment_method === 'string' && actsAs(books, charge.payment_method).disputed) {
    disputeCharge(books, charge, 'fraudulent');
  }
  return intent;
}

export function confirmIntent(books: Books, id: string, form: Form): Intent {
  const intent = find(books.intents, 'payment_intent', id, 'intent');
  if (!['requires_payment_method', 'requires_confirmation', 'requires_action'].includes(intent.status)) {
    throw unexpected(
      intent,
      `You cannot confirm this PaymentIntent because it has a status of ${intent.status}.`,
    );
  }
  const isOffSession = flag(form, 'off_session');
  const returnUrl = checkReturn(books, intent, form);
  const method = methodToConfirm(books, intent, form);
  const customer = idOf(method.customer);
  if (customer !== null && customer !== idOf(intent.customer)) {
    throw invalidRequest(
      'The provided PaymentMethod is attached to a Customer. You must pass its Customer in the request.',
      { param: 'payment_method' },
    );
  }
  if (text(form, 'setup_future_usage') !== null) intent.setup_future_usage = futureUsage(form);
  intent.payment_method = method.id;
  if (!wantsGuest(books, method, isOffSession)) return authorise(books, intent, method, false);
  if (isOffSession) return declineIntent(books, intent, method, authenticationRequired);
  intent.status = 'requires_action';
  intent.last_payment_error = null;
  intent.next_action = bankAction(books, intent, form, returnUrl);
  books.tell('payment_intent.requires_action', intent);
  return intent;
}

/** The guest has been at the bank. */
export function decideIntent(books: Books, id: string, isApproved: boolean): Intent {
  const intent = find(books.intents, 'payment_intent', id, 'intent');
  const method = books.methods.get(idOf(intent.payment_method) ?? '');
  if (intent.status !== 'requires_action' || !method) return intent;
  try {
    if (isApproved) return authorise(books, intent, method, true);
    const failure = {
      code: 'payment_intent_authentication_failure',
      message:
        'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
    };
    return declineIntent(books, intent, method, failure, { hasCharge: false });
  } catch (error) {
    if (error instanceof Refusal) return intent;
    throw error;
  }
}

export function captureIntent(books: Books, id: string, form: Form): Intent {
  const intent = find(books.intents, 'payment_intent', id, 'intent');
  const charge = books.charges.get(idOf(intent.latest_charge) ?? '');
  if (intent.status !== 'requires_capture' || !charge) {
    throw unexpected(
      intent,
      `This PaymentIntent could not be captured because it has a status of ${intent.status}. Only a PaymentIntent with one of the following statuses may be captured: requires_capture.`,
    );
  }
  const amount = whole(form, 'amount_to_capture') ?? intent.amount_capturable;
  if (amount > intent.amount_capturable || amount < 1) {
    throw invalidRequest(
      `The payment could not be captured because the requested capture amount is greater than the amount you can capture for this charge.`,
      { code: 'amount_too_large', param: 'amount_to_capture' },
    );
  }
  return take(books, intent, charge, amount);
}

/** Ends an intent; what was authorised goes back, which Stripe shows as a refund of a charge that was never captured. */
function end(books: Books, intent: Intent, reason: Intent['cancellation_reason']): Intent {
  const charge =
    intent.status === 'requires_capture' ? books.charges.get(idOf(intent.latest_charge) ?? '') : null;
  intent.status = 'canceled';
  intent.canceled_at = books.now();
  intent.cancellation_reason = reason;
  intent.amount_capturable = 0;
  intent.next_action = null;
  if (charge) {
    charge.amount_refunded = charge.amount;
    charge.refunded = true;
    const refund = newRefund(madeNow(books), charge, { amount: charge.amount });
    books.refunds.set(refund.id, refund);
    books.tell('charge.refunded', charge);
  }
  books.tell('payment_intent.canceled', intent);
  return intent;
}

export function cancelIntent(books: Books, id: string, form: Form): Intent {
  const intent = find(books.intents, 'payment_intent', id, 'intent');
  if (intent.status === 'canceled' || intent.status === 'succeeded') {
    throw unexpected(
      intent,
      `You cannot cancel this PaymentIntent because it has a status of ${intent.status}. Only a PaymentIntent with one of the following statuses may be canceled: requires_payment_method, requires_capture, requires_confirmation, requires_action, processing.`,
    );
  }
  return end(books, intent, text(form, 'cancellation_reason'));
}

/** The seven days of an authorisation are over. */
export function expireIntent(books: Books, id: string): Intent {
  const intent = find(books.intents, 'payment_intent', id, 'intent');
  return intent.status === 'requires_capture' ? end(books, intent, 'automatic') : intent;
}
