import { createHmac, timingSafeEqual } from 'node:crypto';
import { stringifySetCookie } from 'cookie';
import type { AppDeps } from '../../deps.ts';
import type { RequestContext } from '../../http/register-endpoint.ts';
import { deriveKey } from '../../secret-key.ts';
import { confirmLinkMs } from './links.ts';
import { attributes, cookieName, readCookie } from './session-cookie.ts';
import type { UserName } from './user-repository.ts';

type Request = Pick<RequestContext, 'header' | 'setHeader' | 'isHttps'>;

export interface RegisteredHere {
  /** This browser has made that account: it may confirm the address by the link alone. */
  readonly remember: (request: Request, name: UserName) => void;
  readonly isSo: (request: Request, name: UserName) => boolean;
}

/**
 * A cookie that only this server can make, valid as long as the mail's link: the browser that registered confirms by one click, and the owner
 * of an address that a stranger has registered does not (docs/security.md).
 */
export function createRegisteredHere({ env, secretKey }: Pick<AppDeps, 'env' | 'secretKey'>): RegisteredHere {
  const key = deriveKey(secretKey, 'registered-here');
  const proofOf = ({ propertyId, userId }: UserName): string =>
    createHmac('sha256', key)
      .update(JSON.stringify([propertyId, userId]))
      .digest('base64url');
  const isSecure = (request: Request): boolean => request.isHttps || env.publicUrl.startsWith('https:');
  const nameOf = (request: Request, propertyId: string): string =>
    cookieName(propertyId, isSecure(request), 'registered-');
  return {
    remember(request, name) {
      const cookie = stringifySetCookie({
        name: nameOf(request, name.propertyId),
        value: proofOf(name),
        maxAge: confirmLinkMs / 1000,
        ...attributes(isSecure(request)),
      });
      request.setHeader('set-cookie', cookie);
    },
    isSo(request, name) {
      const given = Buffer.from(readCookie(request.header('cookie'), nameOf(request, name.propertyId)) ?? '');
      const right = Buffer.from(proofOf(name));
      return given.length === right.length && timingSafeEqual(given, right);
    },
  };
}
