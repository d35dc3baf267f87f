import { type CreateRequest, PaymentType } from 'shared/contracts';
import type { AppDeps } from '../../../deps.ts';
import {
  anyProperty,
  clientOfText,
  createRateLimiter,
  type RateLimit,
} from '../../../http/rate-limit-repository.ts';
import type { EndpointResponse } from '../../../http/register-endpoint.ts';
import { emailKeyOf } from '../../mail/index.ts';

/** Bookings on a company's invoice cost the guest nothing and send a mail: limited like the mails of accounts. */
const unpaidTo: RateLimit = { name: 'unpaid-mail', capacity: 10, perMinute: 1 / 12 };
const unpaidFrom = (perHour: number): RateLimit => ({
  name: 'unpaid-ip',
  capacity: 20,
  perMinute: perHour / 60,
});

interface Tried {
  readonly clientIp: string;
}

/** Limits bookings that are not paid now, by e-mail address and by network; 429 when there are too many. Only those that were made count. `INVOICES_PER_HOUR` 0 is no limit. */
export function createUnpaidLimit({
  db,
  env,
  secretKey,
  clock,
}: Pick<AppDeps, 'db' | 'env' | 'secretKey' | 'clock'>) {
  const limiter = createRateLimiter(db, secretKey);
  const { invoicesPerHour } = env;
  const fromHere = unpaidFrom(invoicesPerHour);
  return async (
    request: CreateRequest,
    tried: Tried,
    book: () => Promise<EndpointResponse>,
  ): Promise<EndpointResponse> => {
    if (request.paymentType !== PaymentType.companyInvoice || invoicesPerHour === 0) return book();
    const { clientIp } = tried;
    const address = clientOfText(emailKeyOf(request.booker.email));
    await limiter.take(fromHere, anyProperty, clientIp, clock.now());
    await limiter.take(unpaidTo, anyProperty, address, clock.now());
    let isMade = false;
    try {
      const response = await book();
      isMade = response.status === 200;
      return response;
    } finally {
      if (!isMade) {
        await limiter.returnToken(fromHere, anyProperty, clientIp);
        await limiter.returnToken(unpaidTo, anyProperty, address);
      }
    }
  };
}
