import { stringifySetCookie } from 'cookie';
import type { AppDeps } from '../../deps.ts';
import type { RequestContext } from '../../http/register-endpoint.ts';
import { createSigner } from '../../signer.ts';
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
  const signer = createSigner(secretKey, 'registered-here');
  const textOf = ({ propertyId, userId }: UserName): string => JSON.stringify([propertyId, userId]);
  const isSecure = (request: Request): boolean => request.isHttps || env.publicUrl.startsWith('https:');
  const nameOf = (request: Request, propertyId: string): string =>
    cookieName(propertyId, isSecure(request), 'registered-');
  return {
    remember(request, name) {
      const cookie = stringifySetCookie({
        name: nameOf(request, name.propertyId),
        value: signer.sign(textOf(name)),
        maxAge: confirmLinkMs / 1000,
        ...attributes(isSecure(request)),
      });
      request.setHeader('set-cookie', cookie);
    },
    isSo(request, name) {
      const given = readCookie(request.header('cookie'), nameOf(request, name.propertyId));
      return signer.isSigned(textOf(name), given ?? '');
    },
  };
}
