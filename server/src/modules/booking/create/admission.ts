import type { CreateRequest } from 'shared/contracts';
import type { AppDeps } from '../../../deps.ts';
import type { EndpointResponse } from '../../../http/register-endpoint.ts';
import type { Challenged, PaymentGateway } from '../../payment/index.ts';
import { createVoucherLimit } from '../../voucher/index.ts';
import { createDeclinedCards } from './declined-cards.ts';
import { createHeldNights, type Holder } from './held-nights.ts';
import { createUnpaidLimit } from './unpaid-limit.ts';
import { createWrongPinLimit } from './wrong-pin-limit.ts';

interface Tried {
  readonly propertyId: string;
  readonly clientIp: string;
  readonly challengeCards?: boolean | undefined;
  readonly key?: string | undefined;
}

/** Lets a booking run within all of its limits; 429 else. Each gives back what was not used. */
export type Admission = (
  request: CreateRequest,
  tried: Tried,
  book: (holder: Holder | null) => Promise<EndpointResponse>,
) => Promise<EndpointResponse>;

/** The limits of wrong vouchers, wrong PINs, declined cards, bookings that are not paid now, and rooms held for a payment. */
export function createAdmission(
  deps: AppDeps & Challenged & { readonly gateway: PaymentGateway },
): Admission {
  const limitWrongVouchers = createVoucherLimit(deps);
  const limitWrongPins = createWrongPinLimit(deps);
  const limitDeclinedCards = createDeclinedCards(deps);
  const limitUnpaid = createUnpaidLimit(deps);
  const limitHeldNights = createHeldNights(deps);
  return (request, tried, book) => {
    const bookWithin = () =>
      limitWrongPins(request, tried, () =>
        limitUnpaid(request, tried, () =>
          limitDeclinedCards(request, tried, () => limitHeldNights(request, tried, book)),
        ),
      );
    return request.hopGiftVoucherCode === null ? bookWithin() : limitWrongVouchers(tried, bookWithin);
  };
}
