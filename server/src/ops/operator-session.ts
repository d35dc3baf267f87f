import { randomBytes } from 'node:crypto';
import { parseCookie, stringifySetCookie } from 'cookie';
import type { Clock } from '../clock.ts';
import type { SecretKey } from '../secret-key.ts';
import { createSigner } from '../signer.ts';

const name = 'operator';
const lifeMs = 8 * 3600 * 1000;
/** Only who has the token can open sessions at all, let alone so many in eight hours. */
const mostEnded = 1000;

export interface OperatorSessions {
  /** A cookie that opens the page for eight hours. */
  readonly open: (isSecure: boolean) => string;
  /** Ends the session of this cookie in this process, and takes the cookie away. */
  readonly close: (cookieHeader: string | undefined, isSecure: boolean) => string;
  readonly isOpen: (cookieHeader: string | undefined) => boolean;
}

const valueOf = (header: string | undefined): string | undefined => parseCookie(header ?? '')[name];

/** Whatever it says: whether it opens anything is another question. */
export const hasOperatorCookie = (header: string | undefined): boolean => valueOf(header) !== undefined;

/** Sessions are a signed time, without the database, because that may be down. Another token ends them all, and so does another secret key without the one before it. */
export function createOperatorSessions(secretKey: SecretKey, token: string, clock: Clock): OperatorSessions {
  const signer = createSigner(secretKey, 'operator session', { detail: token });
  const attributes = (isSecure: boolean) =>
    ({ name, path: '/ops', httpOnly: true, sameSite: 'strict', secure: isSecure }) as const;
  /** What was closed and would still be open, with its end. */
  const ended = new Map<string, number>();

  /** The signed session of a cookie, and its end. */
  function openedBy(cookieHeader: string | undefined): { session: string; until: number } | null {
    const [, session = '', until = '', signature = ''] =
      /^((\d+)\.[\w-]+)\.([\w-]+)$/.exec(valueOf(cookieHeader) ?? '') ?? [];
    if (!signer.isSigned(session, signature)) return null;
    const isOver = Number(until) <= clock.now().getTime() || ended.has(session);
    return isOver ? null : { session, until: Number(until) };
  }

  function end({ session, until }: { session: string; until: number }): void {
    for (const [each, itsEnd] of ended) if (itsEnd <= clock.now().getTime()) ended.delete(each);
    const [first] = ended.keys();
    if (first !== undefined && ended.size >= mostEnded) ended.delete(first);
    ended.set(session, until);
  }

  return {
    open(isSecure) {
      // With chance in it, so that of two that are opened at once each is ended alone.
      const session = `${clock.now().getTime() + lifeMs}.${randomBytes(9).toString('base64url')}`;
      const value = `${session}.${signer.sign(session)}`;
      return stringifySetCookie({ value, ...attributes(isSecure) });
    },
    close(cookieHeader, isSecure) {
      const opened = openedBy(cookieHeader);
      if (opened !== null) end(opened);
      return stringifySetCookie({ value: '', maxAge: 0, ...attributes(isSecure) });
    },
    isOpen: (cookieHeader) => openedBy(cookieHeader) !== null,
  };
}
