import type { AppDeps } from '../deps.ts';
import { bearsToken } from './bearer.ts';
import { tooManyRequests, unauthorised } from './errors.ts';
import { createWrongTokens } from './wrong-tokens.ts';

interface Asking {
  readonly ip: string;
  readonly authorization: string | undefined;
}

export type Admission = 'admitted' | 'refused' | 'too-many';

export interface OperatorAccess {
  /** OPERATOR_TOKEN, or the one of the data directory; undefined: there is no operator. */
  readonly token: string | undefined;
  /**
   * Whether a bearer token is the operator's, or one of the others that open the same. Wrong ones are counted by network, over all entrances
   * of this process; after too many, tokens from that network are not compared any more.
   */
  readonly admit: (asking: Asking, others?: readonly (string | undefined)[]) => Admission;
  /** The same; throws 401 or 429. */
  readonly require: (asking: Asking, others?: readonly (string | undefined)[]) => void;
}

const waitSeconds = 60;

export function createOperatorAccess({
  env,
  clock,
  operatorToken,
}: Pick<AppDeps, 'env' | 'clock' | 'operatorToken'>): OperatorAccess {
  const token = operatorToken ?? env.operatorToken;
  const wrongTokens = createWrongTokens(clock);

  const admit: OperatorAccess['admit'] = ({ ip, authorization }, others = []) => {
    // Who shows nothing guesses nothing.
    if (authorization === undefined) return 'refused';
    if (!wrongTokens.mayTry(ip)) return 'too-many';
    if ([token, ...others].some((right) => bearsToken(authorization, right))) return 'admitted';
    wrongTokens.count(ip);
    return 'refused';
  };

  return {
    token,
    admit,
    require(asking, others) {
      const admission = admit(asking, others);
      if (admission === 'too-many') throw tooManyRequests(waitSeconds);
      if (admission === 'refused') throw unauthorised();
    },
  };
}
