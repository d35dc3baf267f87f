import type { Logger } from 'pino';
import type { Clock } from './clock.ts';
import type { Db } from './db/database.ts';
import type { Env } from './env.ts';

/** What every module is given; nothing is reached for. Modules that need more take it beside this. */
export interface AppDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly env: Env;
  readonly logger: Logger;
  /** Derive keys from it with `deriveKey`; never use it as it is. */
  readonly secretKey: string;
}
