import type { CreateRequest } from 'shared/contracts';
import type { Signer } from '../../../signer.ts';

interface WithServices {
  readonly services: readonly { readonly service: unknown }[];
}

/**
 * The text that hashes of requests are made from. It needs no sorting: a contract gives every object it decodes its fields in one order,
 * whatever order the client wrote them in. Only what a page copies of a service comes through as it was sent; the server does not
 * read it, so it is left out.
 */
export const canonicalRooms = <Room extends WithServices>(rooms: readonly Room[]): readonly Room[] =>
  rooms.map((room) =>
    room.services.length === 0
      ? room
      : { ...room, services: room.services.map((chosen) => ({ ...chosen, service: null })) },
  );

/** Distinguishes a request from another one under the same Idempotency-Key. */
export interface BodyHash {
  /** Under the current key, as it is stored. */
  readonly text: string;
  /** Whether a stored hash, perhaps of the key before, is of the same request. */
  readonly isSame: (stored: string) => boolean;
}

export const bodyHashOf = (key: Signer, content: object): BodyHash => {
  const canonical = JSON.stringify(content);
  return { text: key.sign(canonical), isSame: (stored) => key.isSigned(canonical, stored) };
};

/**
 * Distinguishes requests under the same Idempotency-Key. The hash is keyed with a secret of the server, so that a card number cannot be
 * found from a stored hash by trying all; the security code and the password are left out (decisions 4), and
 * the tokens of the gateway and of a challenge, which are other ones when the guest gives the card again after a reload.
 */
export function requestHash(key: Signer, request: CreateRequest): BodyHash {
  const cardDetails = request.cardDetails && { ...request.cardDetails, securityCode: null };
  const rooms = canonicalRooms(request.rooms);
  return bodyHashOf(key, {
    ...request,
    rooms,
    cardDetails,
    password: null,
    paymentToken: undefined,
    challengeToken: undefined,
  });
}
