import type { Logger } from 'pino';
import type { PartMigrations, ServerPlugin } from './part.ts';

/** The server part of one remote, as it was found. */
export interface FoundPart {
  /** The remote's. */
  readonly name: string;
  /** Null: it could not be loaded. */
  readonly plugin: ServerPlugin | null;
  readonly migrations: PartMigrations;
  /** Why its calls are refused; null while they are served. */
  readonly problem: () => string | null;
  /** From now on its calls answer 503. The log names the remote. */
  readonly fail: (error: unknown) => void;
}

export interface PartSources {
  readonly name: string;
  readonly plugin: ServerPlugin | null;
  readonly migrations?: PartMigrations;
}

/** A part that fails does not stop the site or the other parts. */
export function createPart({ name, plugin, migrations = {} }: PartSources, logger: Logger): FoundPart {
  let problem: string | null = null;
  return {
    name,
    plugin,
    migrations,
    problem: () => problem,
    fail(error) {
      problem = error instanceof Error ? error.message : String(error);
      logger.error(
        { remote: name, err: error },
        `the server part of ${name} is broken: its calls answer 503`,
      );
    },
  };
}

/** Its own schema of the database: `mf-gift-cards` has `mf_gift_cards`. */
export const schemaOf = (name: string): string => name.replaceAll('-', '_');
