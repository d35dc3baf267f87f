/**
 * Why a remote could not be had (architecture, section 3).
 *
 * - `not-registered`: the registry has no such remote.
 * - `incompatible`: it needs another version of the shared doors than this shell gives.
 * - `entry`: its entry is missing, unreachable, or refused by its integrity hash.
 * - `chunk`: one of its other files is.
 * - `timeout`: nothing came in time.
 * - `evaluation`: its code threw while starting.
 * - `contract`: it came, but is not what `defineRemote` makes.
 */
export type FailureReason =
  'not-registered' | 'incompatible' | 'entry' | 'chunk' | 'timeout' | 'evaluation' | 'contract';

/** Thrown by the loader itself. */
export class RemoteFailure extends Error {
  readonly reason: FailureReason;

  constructor(reason: FailureReason, message: string) {
    super(message);
    this.name = 'RemoteFailure';
    this.reason = reason;
  }
}

const chunkMessages =
  /Loading (CSS )?chunk|Failed to fetch dynamically imported module|Importing a module script failed/i;

/** Whether `error` says, in the words of any browser or bundler, that a file of a release is gone. */
export function isChunkError(error: unknown): boolean {
  return error instanceof Error && (error.name === 'ChunkLoadError' || chunkMessages.test(error.message));
}

/** Sorts what a load threw. What is not recognised was thrown by the remote's own code while starting. */
export function classifyFailure(error: unknown): FailureReason {
  if (error instanceof RemoteFailure) return error.reason;
  if (isChunkError(error)) return 'chunk';
  // What the share scope says when a shared module is missing or of another version.
  const shareMessage = /Unsatisfied version|doesn't exist in shared scope|No satisfying version/i;
  return error instanceof Error && shareMessage.test(error.message) ? 'incompatible' : 'evaluation';
}
