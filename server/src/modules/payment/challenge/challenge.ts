/** What became of a challenge. `unreachable`: the provider did not say, which is no guest's fault. */
export type ChallengeResult = 'passed' | 'failed' | 'unreachable';

/** Tells people from programs, by what the provider's script gave in the browser. */
export interface Challenge {
  /** Without a token (`''`) it has failed, or its provider is away. A token passes once. */
  readonly verify: (token: string, clientIp: string) => Promise<ChallengeResult>;
}
