import type { Stripe } from 'stripe';

/** The `error` of an answer, by the names of Stripe's API. */
export interface ErrorBody {
  readonly type: 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error';
  readonly message: string;
  readonly code?: string;
  readonly decline_code?: string;
  readonly param?: string;
  readonly charge?: string;
  readonly payment_intent?: Stripe.PaymentIntent;
  readonly setup_intent?: Stripe.SetupIntent;
  readonly payment_method?: Stripe.PaymentMethod;
}

/** A call that Stripe refuses. */
export class Refusal extends Error {
  readonly status: number;
  readonly body: ErrorBody;
  constructor(status: number, body: ErrorBody) {
    super(body.message);
    this.status = status;
    this.body = body;
  }
}

export const invalidRequest = (
  message: string,
  more: Omit<ErrorBody, 'message' | 'type'> = {},
  status = 400,
): Refusal => new Refusal(status, { type: 'invalid_request_error', message, ...more });

export const noSuch = (kind: string, id: string, param = 'id'): Refusal =>
  invalidRequest(`No such ${kind}: '${id}'`, { code: 'resource_missing', param }, 404);
