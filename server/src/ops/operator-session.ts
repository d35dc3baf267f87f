import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Clock } from '../clock.ts';
import { deriveKey } from '../secret-key.ts';

const name = 'operator';
const lifeMs = 8 * 3600 * 1000;

export interface OperatorSessions {
  /** A cookie that opens the page for eight hours. */
  readonly open: (isHttps: boolean) => string;
  readonly close: (isHttps: boolean) => string;
  readonly isOpen: (cookieHeader: string | undefined) => boolean;
}

/** Sessions without a database, which may be what is down: a time, signed. Another token or secret key ends them all. */
export function createOperatorSessions(secretKey: string, token: string, clock: Clock): OperatorSessions {
  const key = deriveKey(secretKey, `operator session ${token}`);
  const sign = (until: string): Buffer => createHmac('sha256', key).update(until).digest();
  const attributes = (isHttps: boolean): string =>
    `Path=/ops; HttpOnly; SameSite=Strict${isHttps ? '; Secure' : ''}`;
  return {
    open(isHttps) {
      const until = String(clock.now().getTime() + lifeMs);
      return `${name}=${until}.${sign(until).toString('base64url')}; ${attributes(isHttps)}`;
    },
    close: (isHttps) => `${name}=; Max-Age=0; ${attributes(isHttps)}`,
    isOpen(cookieHeader) {
      const value = new RegExp(`(?:^|; *)${name}=([0-9]+)\\.([\\w-]+)`).exec(cookieHeader ?? '');
      const [, until = '', signature = ''] = value ?? [];
      const given = Buffer.from(signature, 'base64url');
      const right = sign(until);
      return (
        given.length === right.length &&
        timingSafeEqual(given, right) &&
        Number(until) > clock.now().getTime()
      );
    },
  };
}
