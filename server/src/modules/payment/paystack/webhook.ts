import { conflict, invalid, notFound } from '../../../http/errors.ts';
import { unusableTexts } from '../../../http/texts.ts';
import type { AppDeps } from '../../../deps.ts';
import type { PaymentEvents } from '../events.ts';
import type { PaymentGateway } from '../gateway.ts';
import { findPaymentByReference, type PaymentRow } from '../repository.ts';
import { isRightAmount, mayBePaid } from '../rules.ts';
import { translate } from '../messages/index.ts';
import type { PaystackEvent } from './webhook-endpoint.ts';

export interface PaystackDeps extends Pick<AppDeps, 'db' | 'logger'> {
  readonly events: PaymentEvents;
}

/** The property as we told it to Paystack, which sends it back. */
function propertyOf(metadata: unknown): string {
  if (typeof metadata !== 'object' || metadata === null || !('property_id' in metadata)) return '';
  return typeof metadata.property_id === 'string' ? metadata.property_id : '';
}

type Charged = PaystackEvent['data'];

async function settleCharge(deps: PaystackDeps, payment: PaymentRow, data: Charged): Promise<string> {
  const { status, amount: amountMinor = -1, currency = '' } = data;
  const { reservation_id: reservationId, gateway_reference: reference } = payment;
  if (status !== 'success' || !isRightAmount(payment, { amountMinor, currency })) {
    deps.logger.error(
      { reservationId, reference, status },
      'paystack webhook refused: not what was asked for',
    );
    throw conflict(translate.say('webhook.other-amount'));
  }
  if (!mayBePaid(payment.state)) {
    deps.logger.info({ reservationId, reference }, 'paystack webhook repeated: settled before');
    return 'settled before';
  }
  await deps.events.settled(payment, { kind: 'captured', amountMinor, currency });
  return 'settled';
}

/**
 * Handles a webhook with a valid signature (decisions 4): grants only if status, amount, currency and reference all match, once. Others are
 * rejected and logged, and change nothing. Paystack repeats events that do not get 200.
 */
export async function receiveEvent(
  deps: PaystackDeps,
  paystack: PaymentGateway,
  { event, data }: PaystackEvent,
): Promise<string> {
  if (event === 'refund.failed') {
    deps.logger.error({ reference: data.transaction_reference }, 'paystack could not give money back');
    return 'noted';
  }
  if (event !== 'charge.success') return 'not of interest';
  const name = { propertyId: propertyOf(data.metadata), reference: data.reference ?? '' };
  // Only these two fields are used; the others, such as a guest's name, may hold any text.
  const used = { data: { reference: name.reference, metadata: { property_id: name.propertyId } } };
  const problems = unusableTexts(used);
  if (Object.keys(problems).length > 0) throw invalid(problems);
  const payment = await findPaymentByReference(deps.db, paystack.provider, name);
  if (payment) return settleCharge(deps, payment, data);
  deps.logger.error({ reference: name.reference }, 'paystack webhook refused: no such payment');
  throw notFound(translate.say('webhook.unknown-payment'));
}
