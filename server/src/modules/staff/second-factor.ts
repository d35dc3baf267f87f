import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { codeKey } from 'shared/domain';

const algorithm = 'aes-256-gcm';
const periodSeconds = 30;

/** The secret of an authenticator app as it is stored: nothing without the server's key. */
export function sealSecret(key: Buffer, secret: string): string {
  const iv = randomBytes(12);
  const cipher = createCipheriv(algorithm, key, iv);
  const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** Throws for what another key has sealed. */
function openWith(key: Buffer, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, 12));
  decipher.setAuthTag(bytes.subarray(12, 28));
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
}

/** Opens with the key that has sealed it, the current one or the one before; null when it was another. */
export function openSecret(
  keys: readonly Buffer[],
  sealed: string,
): { readonly secret: string; readonly isCurrent: boolean } | null {
  for (const [index, key] of keys.entries()) {
    try {
      return { secret: openWith(key, sealed), isCurrent: index === 0 };
    } catch {
      // Another key has sealed it.
    }
  }
  return null;
}

export const newSecret = (): string => new Secret({ size: 20 }).base32;

const totpOf = (secret: string, label = '', issuer = ''): TOTP =>
  new TOTP({ secret: Secret.fromBase32(secret), period: periodSeconds, digits: 6, label, issuer });

/** What an authenticator app scans. */
export const secretUrl = (secret: string, label: string, issuer: string): string =>
  totpOf(secret, label, issuer).toString();

/** The period that a code belongs to, one before or after now at most; null for a wrong code. */
export function periodOfCode(secret: string, code: string, now: Date): number | null {
  if (!/^\d{6}$/.test(code)) return null;
  const timestamp = now.getTime();
  const delta = totpOf(secret).validate({ token: code, timestamp, window: 1 });
  return delta === null ? null : Math.floor(timestamp / 1000 / periodSeconds) + delta;
}

/** Spaces and hyphens are for reading. */
export const typedCode = (text: string): string => codeKey(text).replaceAll(/[\s-]/g, '').toLowerCase();

/** Ten codes of 80 bits, each good once. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: 10 }, () => (randomBytes(10).toString('hex').match(/.{5}/g) ?? []).join('-'));

/** Unkeyed and fast, which is right for 80 random bits behind a limit. */
export const hashOfCode = (code: string): string =>
  createHash('sha256').update(typedCode(code)).digest('base64url');
