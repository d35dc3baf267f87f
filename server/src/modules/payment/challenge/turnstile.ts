import type { Logger } from 'pino';
import * as z from 'zod/mini';
import type { ChallengeSettings } from '../../../challenge-settings.ts';
import type { Challenge, ChallengeResult } from './challenge.ts';

const timeoutMs = 3_000;

const answerSchema = z.object({
  success: z.boolean(),
  hostname: z.optional(z.string()),
  'error-codes': z._default(z.array(z.string()), []),
});

/** Says something of the token; every other error is of the provider or of our settings. */
const ofTheToken: ReadonlySet<string> = new Set([
  'missing-input-response',
  'invalid-input-response',
  'timeout-or-duplicate',
]);

/**
 * Asks siteverify once: a second try could meet a token that the first has used up. Cloudflare lets a token pass once within five
 * minutes; it must have been solved on this site's own host.
 */
export function createTurnstile(
  { url, secretKey, hostname }: ChallengeSettings,
  logger: Pick<Logger, 'error'>,
): Challenge {
  const unreachable = (why: object): ChallengeResult => {
    logger.error(why, 'the challenge could not be checked; the guest goes on without');
    return 'unreachable';
  };
  return {
    async verify(token, clientIp) {
      try {
        const response = await fetch(url, {
          method: 'POST',
          body: new URLSearchParams({ secret: secretKey, response: token, remoteip: clientIp }),
          redirect: 'error',
          signal: AbortSignal.timeout(timeoutMs),
        });
        if (response.status >= 500) return unreachable({ status: response.status });
        const answer = answerSchema.parse(await response.json());
        if (answer.success) return answer.hostname === hostname ? 'passed' : 'failed';
        const codes = answer['error-codes'];
        return codes.some((code) => ofTheToken.has(code)) ? 'failed' : unreachable({ codes });
      } catch (error) {
        return unreachable({ err: error });
      }
    },
  };
}
