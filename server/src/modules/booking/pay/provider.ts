import { type CreateRequest, PaymentType } from 'shared/contracts';
import { HttpError } from '../../../http/errors.ts';
import { gatewayFor, type Gateways } from '../../payment/index.ts';
import { translate } from '../messages/index.ts';

/** With whom a booking is paid for. Throws when its property takes money by a gateway that this server has no key of. */
export function providerOf(gateways: Gateways, { paymentType }: Pick<CreateRequest, 'paymentType'>): string {
  const gateway = gatewayFor(gateways, paymentType === PaymentType.paystack);
  if (!gateway)
    throw new HttpError(503, translate.say('payment.unreachable'), {
      headers: { 'retry-after': '60' },
      reason: 'gateway-unreachable',
    });
  return gateway.provider;
}
