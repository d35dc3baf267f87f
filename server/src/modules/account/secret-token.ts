import { createHash, createHmac, randomBytes } from 'node:crypto';

/**
 * A secret in a cookie or a link: the property, so that one property's rows are looked at and no other's, and 256 bits that cannot be guessed.
 * Only its hash is stored.
 */
const addressed = (propertyId: string, secret: string): string =>
  `${Buffer.from(propertyId).toString('base64url')}.${secret}`;

export const newToken = (propertyId: string): string =>
  addressed(propertyId, randomBytes(32).toString('base64url'));

/** A token that the key's owner can make again from its id, so that no secret waits in the outbox. */
export const derivedToken = (key: Buffer, propertyId: string, tokenId: string): string =>
  addressed(
    propertyId,
    createHmac('sha256', key)
      .update(JSON.stringify([propertyId, tokenId]))
      .digest('base64url'),
  );

/** Nothing that a database would not take as text. */
const isPropertyId = (text: string): boolean => /^[^\p{Cc}]{1,64}$/u.test(text);

/** Null for what was never a token. */
export function propertyOfToken(token: string): string | null {
  const [property = '', secret = '', ...rest] = token.split('.');
  if (secret === '' || rest.length > 0) return null;
  const propertyId = Buffer.from(property, 'base64url').toString();
  return isPropertyId(propertyId) ? propertyId : null;
}

/** Unkeyed and fast, which is right for 256 random bits. */
export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('base64url');
