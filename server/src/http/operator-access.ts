import { createHash, timingSafeEqual } from 'node:crypto';
import type { AppDeps } from '../deps.ts';
import { tooManyRequests, unauthorised } from './errors.ts';
import { logSecurity } from './security-log.ts';
import { createWrongTokens } from './wrong-tokens.ts';

interface Client {
  readonly ip: string;
  readonly authorization: string | undefined;
}

export type Admission = 'admitted' | 'rejected' | 'too-many';

export interface OperatorAccess {
  /** OPERATOR_TOKEN, or the one of the data directory; undefined: there is no operator. */
  readonly token: string | undefined;
  /**
   * Whether a bearer token is the operator's, or one of the others that open the same. Wrong ones are counted by network, over all entrances
   * of this process; after too many, they get 429 there, and the right one still opens.
   */
  readonly admit: (client: Client, others?: readonly (string | undefined)[]) => Admission;
  /** The same; throws 401 or 429. */
  readonly require: (client: Client, others?: readonly (string | undefined)[]) => void;
}

const waitSeconds = 60;

const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Compared as hashes, in constant time and of one length; a token that is not configured opens nothing. */
export function bearsToken(authorization: string | undefined, token: string | undefined): boolean {
  if (authorization === undefined || token === undefined) return false;
  return timingSafeEqual(sha256(authorization), sha256(`Bearer ${token}`));
}

export function createOperatorAccess({
  env,
  clock,
  logger: log,
  operatorToken,
}: Pick<AppDeps, 'env' | 'clock' | 'logger' | 'operatorToken'>): OperatorAccess {
  const token = operatorToken ?? env.operatorToken;
  const wrongTokens = createWrongTokens(clock);

  const admit: OperatorAccess['admit'] = ({ ip, authorization }, others = []) => {
    // Without a token there was no guess to count.
    if (authorization === undefined) return 'rejected';
    const place = { log, clientIp: ip };
    // First, or somebody's wrong ones would shut the operator out; no guess finds a token of sixteen characters.
    if ([token, ...others].some((right) => bearsToken(authorization, right))) return 'admitted';
    if (!wrongTokens.mayTry(ip)) {
      logSecurity(place, 'operator.locked-out');
      return 'too-many';
    }
    logSecurity(place, 'operator.token-refused');
    wrongTokens.count(ip);
    return 'rejected';
  };

  return {
    token,
    admit,
    require(client, others) {
      const admission = admit(client, others);
      if (admission === 'too-many') throw tooManyRequests(waitSeconds);
      if (admission === 'rejected') throw unauthorised();
    },
  };
}
