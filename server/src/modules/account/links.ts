import { pageAddress, type ProductPage } from 'shared/domain';
import type { AppDeps } from '../../deps.ts';
import { deriveKey } from '../../secret-key.ts';
import { insertLinkOnce, type LinkKind } from './link-repository.ts';
import { derivedToken, hashOfToken } from './secret-token.ts';

const hourMs = 3_600_000;
/** Decisions 1. */
export const resetLinkMs = hourMs;
export const confirmLinkMs = 24 * hourMs;

const pages = {
  'confirm-email': 'confirm-email',
  'password-reset': 'reset-password',
} as const satisfies Record<LinkKind, ProductPage>;

export interface NewLink {
  readonly kind: LinkKind;
  readonly property: { readonly propertyId: string; readonly code: string };
  readonly userId: string;
  readonly tokenId: string;
  /** An instant as text, from the outbox. */
  readonly expiresAt: string;
}

/** The address in a mail (decisions 1); the hash of its secret is written down, the secret is nowhere but in the mail. */
export async function makeLink(
  { db, env, secretKey }: Pick<AppDeps, 'db' | 'env' | 'secretKey'>,
  { kind, property, userId, tokenId, expiresAt }: NewLink,
): Promise<string> {
  const token = derivedToken(deriveKey(secretKey, 'account-link'), property.propertyId, tokenId);
  await insertLinkOnce(db, {
    property_id: property.propertyId,
    token_hash: hashOfToken(token),
    user_id: userId,
    kind,
    expires_at: expiresAt,
  });
  const query = new URLSearchParams({ userId, token });
  return `${env.publicUrl}${pageAddress(pages[kind], { propertyCode: property.code })}?${query.toString()}`;
}
