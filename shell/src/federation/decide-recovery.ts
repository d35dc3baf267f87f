import type { FailureReason } from './load-failure.ts';

export type RecoveryInput = {
  readonly reason: FailureReason;
  /** How often this version has been tried, the failed try included: 1 after the first. */
  readonly attempts: number;
  /** Whether the page was reloaded for this remote and version before, in this tab. */
  readonly reloadedBefore: boolean;
  /** Whether a payment, or other work that nothing may interrupt, is running. */
  readonly workInProgress: boolean;
  /** Whether the site answers at all: where it does not, a reload would only take away the page that the guest has. */
  readonly isReachable: boolean;
  /** Whether the registry names a version before this one; false when that one is what just failed. */
  readonly hasPrevious: boolean;
};

export type Recovery =
  | { readonly kind: 'retry'; readonly afterMs: number }
  | { readonly kind: 'reload' }
  | { readonly kind: 'previous' }
  | { readonly kind: 'fallback' };

const backOffMs = [300, 900] as const;

/**
 * What the shell does after a remote failed to load (architecture, section 3): (a) try again twice where another
 * try can end otherwise; (b) for a missing file, reload the target once per remote and version, never over
 * a payment, nor without a network; (c) the previous version; (d) the journey's fallback.
 */
export function decideRecovery(input: RecoveryInput): Recovery {
  const afterMs = canChange(input.reason) ? backOffMs[input.attempts - 1] : undefined;
  if (afterMs !== undefined) return { kind: 'retry', afterMs };
  const fileGone = input.reason === 'entry' || input.reason === 'chunk';
  if (fileGone && !input.isReachable) return { kind: 'fallback' };
  if (fileGone && !input.reloadedBefore && !input.workInProgress) return { kind: 'reload' };
  return input.hasPrevious ? { kind: 'previous' } : { kind: 'fallback' };
}

/** Code that throws, or does not fit, does so again; only the network may answer otherwise. */
function canChange(reason: FailureReason): boolean {
  switch (reason) {
    case 'entry':
    case 'chunk':
    case 'timeout':
      return true;
    case 'not-registered':
    case 'incompatible':
    case 'evaluation':
    case 'contract':
      return false;
    default:
      return reason satisfies never;
  }
}
