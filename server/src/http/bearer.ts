import { createHash, timingSafeEqual } from 'node:crypto';

const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Compared as hashes, in constant time and of one length; a token that is not configured opens nothing. */
export function bearsToken(authorization: string | undefined, token: string | undefined): boolean {
  if (authorization === undefined || token === undefined) return false;
  return timingSafeEqual(sha256(authorization), sha256(`Bearer ${token}`));
}
