/** Cloudflare's own address. */
export const turnstileUrl = 'https://challenges.cloudflare.com/turnstile/v0/siteverify';

/** What guests solve before a card is tried, once cards were declined. */
export interface ChallengeSettings {
  readonly provider: 'turnstile';
  /** Guests' browsers get it. */
  readonly siteKey: string;
  readonly secretKey: string;
  /** Where a solved challenge is checked. */
  readonly url: string;
  /** The host of this site, on which it must have been solved. */
  readonly hostname: string;
}

interface Variables {
  readonly CHALLENGE_PROVIDER?: 'turnstile' | undefined;
  readonly CHALLENGE_SITE_KEY?: string | undefined;
  readonly CHALLENGE_SECRET_KEY?: string | undefined;
  readonly CHALLENGE_URL: string;
}

/** A provider needs both of its keys. */
export function challengeProblems(variables: Variables): string[] {
  if (variables.CHALLENGE_PROVIDER === undefined) return [];
  const missing = (['CHALLENGE_SITE_KEY', 'CHALLENGE_SECRET_KEY'] as const).filter(
    (name) => variables[name] === undefined,
  );
  return missing.length === 0
    ? []
    : [
        `${missing.join(' and ')} is not set; CHALLENGE_PROVIDER=turnstile needs the site key and the secret key of one widget.`,
      ];
}

/** Null: no challenge is asked. */
export function challengeSettings(variables: Variables, publicUrl: string): ChallengeSettings | null {
  const {
    CHALLENGE_PROVIDER: provider,
    CHALLENGE_SITE_KEY: siteKey,
    CHALLENGE_SECRET_KEY: secretKey,
  } = variables;
  if (provider === undefined || siteKey === undefined || secretKey === undefined) return null;
  return {
    provider,
    siteKey,
    secretKey,
    url: variables.CHALLENGE_URL,
    hostname: new URL(publicUrl).hostname,
  };
}
