import type { Stripe } from 'stripe';
import { type Books, find, idOf, madeNow, methodOf } from './books.ts';
import { cardOfNumber, numbersByName } from './cards.ts';
import { invalidRequest, Refusal } from './failure.ts';
import { branch, type Form, metadataOf, required, text, whole } from './form.ts';
import { billingDetails, newCustomer, newToken } from './objects.ts';

function customerOf(books: Books, id: string): Stripe.Customer {
  const found = find(books.customers, 'customer', id, 'customer');
  if ('deleted' in found) throw invalidRequest(`No such customer: '${id}'`, {}, 404);
  return found;
}

export function createCustomer(books: Books, form: Form): Stripe.Customer {
  const customer = newCustomer(madeNow(books), {
    description: text(form, 'description'),
    email: text(form, 'email'),
    name: text(form, 'name'),
    phone: text(form, 'phone'),
    metadata: metadataOf(form),
  });
  books.customers.set(customer.id, customer);
  books.tell('customer.created', customer);
  return customer;
}

export function deleteCustomer(books: Books, id: string): Stripe.DeletedCustomer {
  const customer = customerOf(books, id);
  for (const method of books.methods.values())
    if (idOf(method.customer) === id) detachMethod(books, method.id);
  const deleted: Stripe.DeletedCustomer = { id, object: 'customer', deleted: true };
  books.customers.set(id, deleted);
  books.tell('customer.deleted', customer);
  return deleted;
}

export function attachMethod(books: Books, id: string, form: Form): Stripe.PaymentMethod {
  const customer = customerOf(books, required(text(form, 'customer'), 'customer'));
  const method = methodOf(books, id);
  if (books.spent.has(id)) {
    throw invalidRequest('This PaymentMethod was previously used or detached. It may not be used again.');
  }
  const owner = idOf(method.customer);
  if (owner !== null && owner !== customer.id) {
    throw invalidRequest('The payment method you provided has already been attached to a customer.');
  }
  method.customer = customer.id;
  books.tell('payment_method.attached', method);
  return method;
}

export function detachMethod(books: Books, id: string): Stripe.PaymentMethod {
  const method = find(books.methods, 'PaymentMethod', id, 'payment_method');
  if (method.customer === null) {
    throw invalidRequest(
      'The payment method you provided is not attached to a customer so detachment is impossible.',
    );
  }
  method.customer = null;
  books.setUp.delete(id);
  books.spent.add(id);
  books.tell('payment_method.detached', method);
  return method;
}

/** A confirmation token as the browser makes it (`payment_method_data`), or the test helper (`payment_method`). */
export function createToken(books: Books, form: Form): Stripe.ConfirmationToken {
  const data = branch(form, 'payment_method_data');
  const typed = branch(data, 'card');
  const name = text(form, 'payment_method');
  const number = name === null ? required(text(typed, 'number'), 'payment_method_data[card][number]') : null;
  const card = cardOfNumber(number ?? numbersByName[name ?? ''] ?? '');
  if (!card) {
    if (name !== null) throw invalidRequest(`No such PaymentMethod: '${name}'`, { param: 'payment_method' });
    throw new Refusal(402, {
      type: 'card_error',
      code: 'incorrect_number',
      message: 'Your card number is incorrect.',
      param: 'number',
    });
  }
  const month = whole(typed, 'exp_month') ?? 12;
  const year = whole(typed, 'exp_year') ?? 2034;
  const made = new Date(books.now() * 1000);
  const isOver = year * 12 + month < made.getUTCFullYear() * 12 + made.getUTCMonth() + 1;
  if (isOver || month < 1 || month > 12) {
    throw new Refusal(402, {
      type: 'card_error',
      code: isOver ? 'invalid_expiry_year' : 'invalid_expiry_month',
      message: "Your card's expiration date is invalid.",
      param: isOver ? 'exp_year' : 'exp_month',
    });
  }
  const wallet = text(branch(typed, 'wallet'), 'type');
  const details = branch(data, 'billing_details');
  const token = newToken(
    madeNow(books),
    {
      card,
      month,
      year,
      wallet: wallet === 'apple_pay' || wallet === 'google_pay' || wallet === 'link' ? wallet : undefined,
    },
    billingDetails({
      email: text(details, 'email'),
      name: text(details, 'name'),
      phone: text(details, 'phone'),
    }),
    {
      return_url: text(form, 'return_url'),
      setup_future_usage: text(form, 'setup_future_usage'),
      use_stripe_sdk: name === null,
    },
  );
  books.tokens.set(token.id, token);
  books.cards.set(token.id, card);
  return token;
}
