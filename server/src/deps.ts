import type { Mirror, ReleaseKeys, ReleaseStore } from 'federation/releases';
import type { Logger } from 'pino';
import type { Clock } from './clock.ts';
import type { Db } from './db/database.ts';
import type { PoolUse } from './db/postgres.ts';
import type { Env } from './env.ts';
import type { Metrics } from './metrics/metrics.ts';
import type { FoundPart } from './parts/server-parts.ts';
import type { SecretKey } from './secret-key.ts';
import type { Tracing } from './tracing/start-tracing.ts';

/** Of Argon2id: KiB of memory, and passes over it. */
export interface PasswordCost {
  readonly memoryCost: number;
  readonly timeCost: number;
}

/** What every module is given; nothing is reached for. Modules that need more take it beside this. */
export interface AppDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly env: Env;
  readonly logger: Logger;
  /** Signs with `createSigner`, derives keys with `deriveKey`; never use it as it is. */
  readonly secretKey: SecretKey;
  /** Of a hash of a password; absent: what production takes. */
  readonly passwordCost?: PasswordCost | undefined;
  /** Opens `/ops`; without it the environment's. */
  readonly operatorToken?: string | undefined;
  /** Makes a span of each request; absent: there are no traces. */
  readonly tracing?: Tracing | undefined;
  /** The metrics of this process; absent: the app makes its own. */
  readonly metrics?: Metrics;
  /** Whose releases run here; absent: those of the environment's files. */
  readonly releaseKeys?: ReleaseKeys | undefined;
  /** Where releases are changed; absent: the folder that pages are read from. */
  readonly releaseStore?: ReleaseStore | undefined;
  /** Brings files of the bucket into that folder; absent without a bucket. */
  readonly mirror?: Pick<Mirror, 'fetchMissing'> | undefined;
  /** The server parts of remotes; absent: none. */
  readonly parts?: readonly FoundPart[] | undefined;
  /** Aborted once the process begins to stop: it still serves for a moment, and says so. */
  readonly closing?: AbortSignal | undefined;
  /** Connections in use; absent for the embedded database, which has one. */
  readonly poolUse?: (() => PoolUse) | undefined;
}
