import type { AppDeps } from '../../../deps.ts';
import type { Challenge, ChallengeResult } from './challenge.ts';
import { createTurnstile } from './turnstile.ts';

/** The challenge of this deployment, whose results are counted; null without a provider. */
export function createChallenge(
  { env, logger }: Pick<AppDeps, 'env' | 'logger'>,
  count: (result: ChallengeResult) => void,
): Challenge | null {
  if (env.challenge === null) return null;
  const { verify } = createTurnstile(env.challenge, logger);
  return {
    async verify(token, clientIp) {
      const result = await verify(token, clientIp);
      count(result);
      return result;
    },
  };
}
