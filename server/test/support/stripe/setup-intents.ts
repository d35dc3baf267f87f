import type { Stripe } from 'stripe';
import { actsAs, type Books, find, idOf, madeNow } from './books.ts';
import type { CardDecline } from './cards.ts';
import {
  authenticationRequired,
  bankAction,
  cardError,
  checkReturn,
  methodToConfirm,
  wantsGuest,
} from './confirm.ts';
import { invalidRequest, Refusal } from './failure.ts';
import { branch, flag, type Form, metadataOf, text, texts } from './form.ts';
import { newId } from './ids.ts';
import { newSetup } from './objects.ts';

type Setup = Stripe.SetupIntent;

const unexpected = (setup: Setup, verb: string): Refusal =>
  invalidRequest(`You cannot ${verb} this SetupIntent because it has a status of ${setup.status}.`, {
    code: 'setup_intent_unexpected_state',
    setup_intent: structuredClone(setup),
  });

export function createSetup(books: Books, form: Form): Setup {
  const customer = text(form, 'customer');
  if (customer !== null) find(books.customers, 'customer', customer, 'customer');
  const types = texts(form, 'payment_method_types');
  const redirects = text(branch(form, 'automatic_payment_methods'), 'allow_redirects');
  const setup = newSetup(madeNow(books), {
    customer,
    description: text(form, 'description'),
    metadata: metadataOf(form),
    usage: text(form, 'usage') ?? 'off_session',
    automatic_payment_methods:
      types.length > 0
        ? null
        : { enabled: true, allow_redirects: redirects === 'never' ? 'never' : 'always' },
    ...(types.length > 0 ? { payment_method_types: [...types] } : {}),
  });
  books.setups.set(setup.id, setup);
  books.tell('setup_intent.created', setup);
  return flag(form, 'confirm') ? confirmSetup(books, setup.id, form) : setup;
}

function declineSetup(books: Books, setup: Setup, method: Stripe.PaymentMethod, decline: CardDecline): never {
  const kept = cardError(decline, { payment_method: method });
  setup.status = 'requires_payment_method';
  setup.payment_method = null;
  setup.next_action = null;
  setup.last_setup_error = kept;
  books.tell('setup_intent.setup_failed', setup);
  throw new Refusal(402, { ...kept, setup_intent: structuredClone(setup) });
}

function complete(books: Books, setup: Setup, method: Stripe.PaymentMethod): Setup {
  const card = actsAs(books, method.id);
  if (card.decline && !card.canBeKept) return declineSetup(books, setup, method, card.decline);
  setup.status = 'succeeded';
  setup.payment_method = method.id;
  setup.latest_attempt = newId('setatt');
  setup.mandate = null;
  setup.next_action = null;
  setup.last_setup_error = null;
  books.setUp.add(method.id);
  if (setup.customer !== null && method.customer === null) {
    method.customer = idOf(setup.customer);
    books.tell('payment_method.attached', method);
  }
  books.tell('setup_intent.succeeded', setup);
  return setup;
}

export function confirmSetup(books: Books, id: string, form: Form): Setup {
  const setup = find(books.setups, 'setupintent', id, 'intent');
  if (!['requires_payment_method', 'requires_confirmation', 'requires_action'].includes(setup.status)) {
    throw unexpected(setup, 'confirm');
  }
  const returnUrl = checkReturn(books, setup, form);
  const method = methodToConfirm(books, setup, form);
  setup.payment_method = method.id;
  const isOffSession = flag(form, 'off_session');
  if (!wantsGuest(books, method, isOffSession)) return complete(books, setup, method);
  if (isOffSession) return declineSetup(books, setup, method, authenticationRequired);
  setup.status = 'requires_action';
  setup.next_action = bankAction(books, setup, form, returnUrl);
  books.tell('setup_intent.requires_action', setup);
  return setup;
}

/** The guest has been at the bank. */
export function decideSetup(books: Books, id: string, isApproved: boolean): Setup {
  const setup = find(books.setups, 'setupintent', id, 'intent');
  const method = books.methods.get(idOf(setup.payment_method) ?? '');
  if (setup.status !== 'requires_action' || !method) return setup;
  try {
    if (isApproved) return complete(books, setup, method);
    return declineSetup(books, setup, method, {
      code: 'setup_intent_authentication_failure',
      message:
        'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
    });
  } catch (error) {
    if (error instanceof Refusal) return setup;
    throw error;
  }
}

export function cancelSetup(books: Books, id: string, form: Form): Setup {
  const setup = find(books.setups, 'setupintent', id, 'intent');
  if (setup.status === 'succeeded' || setup.status === 'canceled') throw unexpected(setup, 'cancel');
  setup.status = 'canceled';
  setup.cancellation_reason = text(form, 'cancellation_reason');
  setup.next_action = null;
  books.tell('setup_intent.canceled', setup);
  return setup;
}
