import { stringifySetCookie } from 'cookie';
import type { AppDeps } from '../../deps.ts';
import type { RequestContext } from '../../http/register-endpoint.ts';
import { createSigner } from '../../signer.ts';
import { cookieName, readCookie } from '../account/index.ts';

/** How long a browser that has opened a link may ask for the extras of its rooms; every opening begins anew. */
const lifeMs = 60 * 60_000;
/** The cookie goes nowhere else. */
const path = '/api/Service';

type Request = Pick<RequestContext, 'header' | 'setHeader' | 'isHttps'>;

interface ReservationName {
  readonly propertyId: string;
  readonly reservationId: string;
}

export interface OpenedLinks {
  /** This browser has opened the pre check-in link of that reservation. */
  readonly remember: (request: Request, name: ReservationName) => void;
  readonly isOpen: (request: Request, name: ReservationName) => boolean;
}

/**
 * A cookie that proves a booking to `GetReservationItemServices`, which names only property, item and language (product.md 7). It holds the
 * end of its life and a signature over property, reservation and that end: no secret of the link, and nothing that opens another booking.
 */
export function createOpenedLinks({
  env,
  secretKey,
  clock,
}: Pick<AppDeps, 'env' | 'secretKey' | 'clock'>): OpenedLinks {
  const signer = createSigner(secretKey, 'opened pre-check-in link');
  const textOf = ({ propertyId, reservationId }: ReservationName, until: string): string =>
    JSON.stringify([propertyId, reservationId, until]);
  const isSecure = (request: Request): boolean => request.isHttps || env.publicUrl.startsWith('https:');
  // Not `__Host-`, which would have to be sent to every path.
  const nameOf = (request: Request, { propertyId, reservationId }: ReservationName): string => {
    // One for each booking: two may be open in two tabs.
    const subject = JSON.stringify([propertyId, reservationId]);
    return cookieName(subject, false, isSecure(request) ? '__Secure-check-in-' : 'check-in-');
  };
  return {
    remember(request, name) {
      const until = String(clock.now().getTime() + lifeMs);
      const cookie = stringifySetCookie({
        name: nameOf(request, name),
        value: `${until}.${signer.sign(textOf(name, until))}`,
        path,
        maxAge: lifeMs / 1000,
        httpOnly: true,
        sameSite: 'strict',
        secure: isSecure(request),
      });
      request.setHeader('set-cookie', cookie);
    },
    isOpen(request, name) {
      const cookie = readCookie(request.header('cookie'), nameOf(request, name)) ?? '';
      const [until = '', signature = ''] = cookie.split('.');
      return signer.isSigned(textOf(name, until), signature) && Number(until) > clock.now().getTime();
    },
  };
}
