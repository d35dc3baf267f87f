/**
 * Why a remote could not be loaded (architecture, section 3).
 *
 * - `not-registered`: the registry has no such remote.
 * - `incompatible`: it needs another version of the shared doors than this shell gives.
 * - `entry`: its entry is missing, unreachable, or rejected by its integrity hash.
 * - `chunk`: the same for one of its other files.
 * - `timeout`: nothing came in time.
 * - `evaluation`: its code threw while starting.
 * - `contract`: it came, but is not what `defineRemote` makes.
 */
export type FailureReason =
  | 'not-registered'
  | 'incompatible'
  | 'entry'
  | 'chunk'
  | 'timeout'
  | 'evaluation'
  | 'contract';

/** Thrown by the loader itself. */
export class RemoteFailure extends Error {
  readonly reason: FailureReason;

  constructor(reason: FailureReason, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'RemoteFailure';
    this.reason = reason;
  }
}

const chunkMessages =
  /Loading (CSS )?chunk|Failed to fetch dynamically imported module|Importing a module script failed/i;

/** Whether `error` says, in the words of any browser or bundler, that a file of a release cannot be fetched. */
export function isChunkError(error: unknown): boolean {
  return error instanceof Error && (error.name === 'ChunkLoadError' || chunkMessages.test(error.message));
}

// The federation runtime's own words, the first that fits; and those of containers that were built by rspack's first plugin.
const runtimeMessages: readonly (readonly [RegExp, FailureReason])[] = [
  [/does not satisfy the requirement|RUNTIME-012/, 'incompatible'],
  [/Unsatisfied version|doesn't exist in shared scope|No satisfying version/i, 'incompatible'],
  [/ScriptExecutionError/, 'evaluation'],
  [/ScriptNetworkError.* timed out/, 'timeout'],
  [/RUNTIME-008/, 'entry'],
  [/RUNTIME-(?:001|002|014)/, 'contract'],
];

/** What the federation runtime threw, with its reason; anything else as it is: a lost chunk, or what the remote itself threw. */
export function describeLoadError(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof RemoteFailure || isChunkError(error)) return error;
  const reason = runtimeMessages.find(([pattern]) => pattern.test(error.message))?.[1];
  return reason === undefined ? error : new RemoteFailure(reason, error.message, { cause: error });
}

/** Sorts what a load threw. What is not recognised was thrown by the remote's own code while starting. */
export function classifyFailure(error: unknown): FailureReason {
  if (error instanceof RemoteFailure) return error.reason;
  return isChunkError(error) ? 'chunk' : 'evaluation';
}
