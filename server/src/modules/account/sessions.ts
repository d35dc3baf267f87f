import type { AppDeps } from '../../deps.ts';
import { unauthorised } from '../../http/errors.ts';
import type { RequestContext } from '../../http/register-endpoint.ts';
import { hashOfToken, newToken, propertyOfToken } from './secret-token.ts';
import {
  readSessionCookie,
  removeSessionCookie,
  sessionCookies,
  writeSessionCookie,
} from './session-cookie.ts';
import { deleteSession, findSession, insertSession, markSeen } from './session-repository.ts';
import { translate } from './messages/index.ts';
import { findUser, type UserRow } from './user-repository.ts';

const hourMs = 3_600_000;
/** A session ends this long after it was last used … */
const idleMs = 8 * hourMs;
/** … and this long after the login, whatever happens. */
const longestMs = 7 * 24 * hourMs;
/** Its use is written down once in a while only. */
const seenEveryMs = 5 * 60_000;

export interface Session {
  readonly user: UserRow;
  readonly tokenHash: string;
}

type Request = Pick<RequestContext, 'header' | 'setHeader' | 'isHttps'>;

export interface Sessions {
  /** The session at this property; null without a log-in. Without its cookie the database is not asked. */
  readonly find: (request: Request, propertyId: string) => Promise<Session | null>;
  /** The same; 401 without a log-in. */
  readonly require: (request: Request, propertyId: string) => Promise<Session>;
  /** Logs in: always a new secret, and the one that the browser had before ends. */
  readonly start: (request: Request, user: UserRow) => Promise<void>;
  /** Logs this browser out at the property, or everywhere when none is named. Nothing happens without a log-in. */
  readonly end: (request: Request, propertyId: string | null) => Promise<void>;
}

/** Server-side sessions (decisions 1): a row by the hash of a secret that only the browser has. */
export function createSessions({ db, clock, env }: AppDeps): Sessions {
  const isSecure = (request: Request): boolean => request.isHttps || env.publicUrl.startsWith('https:');
  const tokenOf = (request: Request, propertyId: string): string | null =>
    readSessionCookie(request.header('cookie'), propertyId, isSecure(request));

  const find: Sessions['find'] = async (request, propertyId) => {
    const token = tokenOf(request, propertyId);
    if (token === null || propertyOfToken(token) !== propertyId) return null;
    const now = clock.now();
    const row = await findSession(db, propertyId, hashOfToken(token), now);
    const user = row && (await findUser(db, { propertyId, userId: row.user_id }));
    if (!user) return null;
    if (now.getTime() - row.seen_at.getTime() > seenEveryMs) {
      await markSeen(db, row, { now, idleExpiresAt: new Date(now.getTime() + idleMs) });
    }
    return { user, tokenHash: row.token_hash };
  };

  const endToken = async (request: Request, token: string): Promise<void> => {
    const propertyId = propertyOfToken(token);
    if (propertyId === null) return;
    await deleteSession(db, propertyId, hashOfToken(token));
    request.setHeader('set-cookie', removeSessionCookie(propertyId, isSecure(request)));
  };

  return {
    find,
    async require(request, propertyId) {
      const session = await find(request, propertyId);
      if (!session) throw unauthorised(translate.say('account.log-in'));
      return session;
    },
    async start(request, user) {
      const propertyId = user.property_id;
      const before = tokenOf(request, propertyId);
      if (before !== null) await deleteSession(db, propertyId, hashOfToken(before));
      const now = clock.now();
      const token = newToken(propertyId);
      await insertSession(db, {
        property_id: propertyId,
        token_hash: hashOfToken(token),
        user_id: user.user_id,
        created_at: now,
        seen_at: now,
        idle_expires_at: new Date(now.getTime() + idleMs),
        expires_at: new Date(now.getTime() + longestMs),
      });
      request.setHeader('set-cookie', writeSessionCookie(propertyId, token, isSecure(request)));
    },
    async end(request, propertyId) {
      const header = request.header('cookie');
      const tokens = propertyId === null ? sessionCookies(header) : [tokenOf(request, propertyId) ?? ''];
      for (const token of tokens) await endToken(request, token);
    },
  };
}
