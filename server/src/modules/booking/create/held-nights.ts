import { type CreateRequest, PaymentType } from 'shared/contracts';
import { nightCount } from 'shared/domain';
import type { AppDeps } from '../../../deps.ts';
import { tooManyRequests } from '../../../http/errors.ts';
import {
  anyProperty,
  type BucketKey,
  clientOfText,
  createRateLimiter,
  type Share,
} from '../../../http/rate-limit-repository.ts';
import type { EndpointResponse } from '../../../http/register-endpoint.ts';
import { clientOf } from '../../../http/client-address.ts';
import { emailKeyOf } from '../../mail/index.ts';
import type { HeldBy } from '../pay/held-by.ts';

/** The limit of one network or address is full again after so long; paid rooms are returned to it at once. */
const refillMinutes = 6 * 60;
/** The limit of a whole property, as a number of guests who each hold the most. */
const guestsOfProperty = 50;
/** product.md 9: the badge of few rooms. */
const fewRooms = 3;
/** From here on holds are counted by room type, so that who has held the others does not get the last ones as well. */
const watchedRooms = 2 * fewRooms;

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

/** A guest who is about to hold rooms: whose they are, once it is known how many are left of their types. */
export interface Holder {
  /** Throws 429 for one of the last rooms of a type of which the guest holds another that is not paid for. */
  readonly heldBy: (leftOfTypes: ReadonlyMap<string, number>) => Promise<HeldBy>;
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

  /** One unpaid hold of a room type for each address and place; the next one when it is paid for, or as long after it as a hold lasts. */
  const ofType = (request: CreateRequest, { propertyId, clientIp }: Tried, roomTypeId: string): Share[] => {
    const once = (name: string) => ({ name, capacity: 1, perMinute: 1 / env.holdMinutes });
    const client = (who: string) => clientOfText(JSON.stringify([roomTypeId, who]));
    return [
      {
        limit: once('held-4-type-mail'),
        propertyId,
        client: client(emailKeyOf(request.booker.email)),
      },
      { limit: once('held-5-type-ip'), propertyId, client: client(clientOf(clientIp)) },
    ];
  };

  async function takeTypes(
    request: CreateRequest,
    tried: Tried,
    leftOfTypes: ReadonlyMap<string, number>,
  ): Promise<readonly BucketKey[]> {
    const taken: BucketKey[] = [];
    for (const [roomTypeId, left] of leftOfTypes) {
      if (left >= watchedRooms) continue;
      const keys = await limiter.takeShares(ofType(request, tried, roomTypeId), 1, clock.now());
      taken.push(...(keys ?? []));
      if (keys !== null || left >= fewRooms) continue;
      await limiter.returnShares(taken, 1);
      throw tooManyRequests(env.holdMinutes * 60);
    }
    return taken;
  }

  return async (
    request: CreateRequest,
    tried: Tried,
    book: (holder: Holder | null) => Promise<EndpointResponse>,
  ): Promise<EndpointResponse> => {
    if (capacity === 0 || !holdsRooms(request)) return book(null);
    // A booking that is larger than the limit takes all of it.
    const nights = Math.min(capacity, roomNights(request));
    const taken = await limiter.takeShares(sharesOf(request, tried), nights, clock.now());
    if (taken === null) throw tooManyRequests((refillMinutes * 60 * nights) / capacity);
    let isHeld = false;
    // Once, however often the booking is planned again.
    let ofTypes: readonly BucketKey[] | null = null;
    const heldBy: Holder['heldBy'] = async (leftOfTypes) => {
      ofTypes ??= await takeTypes(request, tried, leftOfTypes);
      return { nights, buckets: [...taken, ...ofTypes] };
    };
    try {
      const response = await book({ heldBy });
      isHeld = isPaymentOpen(response);
      return response;
    } finally {
      if (!isHeld) await limiter.returnShares([...taken, ...(ofTypes ?? [])], nights);
    }
  };
}
