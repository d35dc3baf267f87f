import { type CreateRequest, PaymentType } from 'shared/contracts';
import { nightCount } from 'shared/domain';
import type { AppDeps } from '../../../deps.ts';
import { tooManyRequests } from '../../../http/errors.ts';
import {
  anyProperty,
  clientOfText,
  createRateLimiter,
  type Share,
} from '../../../http/rate-limit-repository.ts';
import type { EndpointResponse } from '../../../http/register-endpoint.ts';
import { emailKeyOf } from '../../mail/index.ts';
import type { HeldBy } from '../pay/held-by.ts';

/** The limit of one network or address is full again after so long; paid rooms are returned to it at once. */
const refillMinutes = 6 * 60;
/** The limit of a whole property, as a number of guests who each hold the most. */
const guestsOfProperty = 50;
/** product.md 9: the badge of few rooms. */
const fewRooms = 3;

export const roomNights = ({ rooms, dateFrom, dateTo }: CreateRequest): number =>
  dateFrom < dateTo ? rooms.length * nightCount({ from: dateFrom, to: dateTo }) : 0;

/** The last rooms are held for a shorter time, so that other guests can have them: a guest who wants to pay does so within minutes. */
export const holdMs = ({ holdMinutes, shortHoldMinutes }: AppDeps['env'], roomsLeft: number): number =>
  60_000 * (roomsLeft < fewRooms ? Math.min(shortHoldMinutes, holdMinutes) : holdMinutes);

/** Holding rooms for a payment is free, so the held rooms of a network, of an e-mail address and of a property have a limit. */
const holdsRooms = ({ paymentType, confirmationToken = null }: CreateRequest): boolean =>
  confirmationToken === null && (paymentType === PaymentType.card || paymentType === PaymentType.paystack);

interface Tried {
  readonly propertyId: string;
  readonly clientIp: string;
}

const isPaymentOpen = ({ status, body }: EndpointResponse): boolean =>
  status === 200 &&
  typeof body === 'object' &&
  body !== null &&
  'status' in body &&
  body.status !== 'Confirmed';

/** Limits the room nights that bookings hold for online payments, by network, address and property; 429 above. `HELD_NIGHTS` 0 is no limit. */
export function createHeldNights({
  db,
  env,
  secretKey,
  clock,
}: Pick<AppDeps, 'db' | 'env' | 'secretKey' | 'clock'>) {
  const limiter = createRateLimiter(db, secretKey);
  const capacity = env.heldNights;

  const sharesOf = (request: CreateRequest, { propertyId, clientIp }: Tried): readonly Share[] => {
    const limitOf = (name: string, most: number) => ({
      name,
      capacity: most,
      perMinute: most / refillMinutes,
    });
    return [
      // In the order of their names, always: of two bookings at once neither waits for the other in a circle.
      {
        limit: limitOf('held-1-mail', capacity),
        propertyId: anyProperty,
        client: clientOfText(emailKeyOf(request.booker.email)),
      },
      { limit: limitOf('held-2-ip', capacity), propertyId: anyProperty, client: clientIp },
      { limit: limitOf('held-3-property', capacity * guestsOfProperty), propertyId, client: propertyId },
    ];
  };

  return async (
    request: CreateRequest,
    tried: Tried,
    book: (heldBy: HeldBy | null) => Promise<EndpointResponse>,
  ): Promise<EndpointResponse> => {
    if (capacity === 0 || !holdsRooms(request)) return book(null);
    // A booking that is larger than the limit takes all of it.
    const nights = Math.min(capacity, roomNights(request));
    const taken = await limiter.takeShares(sharesOf(request, tried), nights, clock.now());
    if (taken === null) throw tooManyRequests((refillMinutes * 60 * nights) / capacity);
    let isHeld = false;
    try {
      const response = await book({ nights, buckets: taken });
      isHeld = isPaymentOpen(response);
      return response;
    } finally {
      if (!isHeld) await limiter.returnShares(taken, nights);
    }
  };
}
