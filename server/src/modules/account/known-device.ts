import { randomBytes } from 'node:crypto';
import { stringifySetCookie } from 'cookie';
import type { AppDeps } from '../../deps.ts';
import type { RequestContext } from '../../http/register-endpoint.ts';
import { createSigner } from '../../signer.ts';
import { attributes, cookieName, readCookie } from './session-cookie.ts';

type Request = Pick<RequestContext, 'header' | 'setHeader' | 'isHttps'>;

interface Login {
  readonly propertyId: string;
  readonly emailKey: string;
}

export interface KnownDevice {
  /** This browser has just shown that it has the account's password, or its mail. */
  readonly remember: (request: Request, login: Login) => void;
  /** The name of the device, when somebody has logged in to that account here before; null for any other browser. */
  readonly find: (request: Request, login: Login) => string | null;
}

const cookieSeconds = 180 * 24 * 3600;

/**
 * A cookie that only this server can make and that gives no access: it marks a browser on which the account's guest has logged in, so that
 * wrong passwords from other browsers do not lock the guest out (docs/security.md).
 */
export function createKnownDevice({ env, secretKey }: Pick<AppDeps, 'env' | 'secretKey'>): KnownDevice {
  const signer = createSigner(secretKey, 'known-device');
  const textOf = ({ propertyId, emailKey }: Login, device: string): string =>
    JSON.stringify([propertyId, emailKey, device]);
  const isSecure = (request: Request): boolean => request.isHttps || env.publicUrl.startsWith('https:');
  const nameOf = (request: Request, propertyId: string): string =>
    cookieName(propertyId, isSecure(request), 'device-');

  const find: KnownDevice['find'] = (request, login) => {
    const cookie = readCookie(request.header('cookie'), nameOf(request, login.propertyId));
    const [device = '', proof = ''] = (cookie ?? '').split('.');
    return signer.isSigned(textOf(login, device), proof) ? device : null;
  };

  return {
    find,
    remember(request, login) {
      const device = find(request, login) ?? randomBytes(12).toString('base64url');
      const cookie = stringifySetCookie({
        name: nameOf(request, login.propertyId),
        value: `${device}.${signer.sign(textOf(login, device))}`,
        maxAge: cookieSeconds,
        ...attributes(isSecure(request)),
      });
      request.setHeader('set-cookie', cookie);
    },
  };
}
