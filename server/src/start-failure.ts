import { inspect } from 'node:util';
import { explainUnwritable, unwritableText, whyUnwritable, type FolderSetting } from 'federation/releases';
import { withoutPassword, type Env } from './env.ts';

/** PostgreSQL cannot be used as DATABASE_URL says; the message is for the person who starts the server. */
export class DatabaseUnusableError extends Error {
  override readonly name = 'DatabaseUnusableError';
  constructor(databaseUrl: string, cause: unknown, setting = 'DATABASE_URL') {
    super(
      `${setting} is "${withoutPassword(databaseUrl)}", but that database cannot be used: ${reasonOf(cause)}. ` +
        `Correct the address, the user, the password or the name in ${setting}, and start again.`,
      { cause },
    );
  }
}

/** The message when the database does not respond at the start: the server goes on, and what the operator can do. */
export const databaseAwayText = (env: Env): string =>
  [
    `DATABASE_URL is "${withoutPassword(env.databaseUrl ?? '')}", but no PostgreSQL answers there.`,
    'Start it, or stop this server and correct DATABASE_URL.',
    `Until it answers it is asked every second, and ${env.publicUrl} says that it is away.`,
  ].join('\n');

const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;

/** `localhost` has two addresses: the error of each is inside. */
function reasonOf(cause: unknown): string {
  if (cause instanceof AggregateError && cause.errors.length > 0) return reasonOf(cause.errors[0]);
  if (!(cause instanceof Error)) return messageOf(cause);
  const code = codeOf(cause);
  return code === undefined || cause.message.includes(code) ? cause.message : `${cause.message} (${code})`;
}

const dataFolder = ({ dataDir }: Env): FolderSetting => ({ setting: 'DATA_DIR', folder: dataDir });

const folderFailure = (error: Error, env: Env): string | null =>
  explainUnwritable(error, [dataFolder(env), { setting: 'RELEASES_DIR', folder: env.releasesDir }]);

/** As Emscripten numbers them, in which PGlite is built; the system has other numbers. */
const embeddedCodes: Readonly<Record<number, string>> = {
  2: 'EACCES',
  51: 'ENOSPC',
  63: 'EPERM',
  69: 'EROFS',
};

/** What the embedded database throws when it cannot write its files: no Error, and without a path. */
function embeddedFailure(error: unknown, env: Env): string | null {
  if (typeof error !== 'object' || error === null) return null;
  if (!('name' in error && error.name === 'ErrnoError')) return null;
  const code = 'errno' in error && typeof error.errno === 'number' ? embeddedCodes[error.errno] : undefined;
  const reason = whyUnwritable(code ?? null);
  return reason === null ? null : unwritableText(dataFolder(env), reason);
}

/** What was thrown and is no Error. */
const messageOf = (thrown: unknown): string => (typeof thrown === 'string' ? thrown : inspect(thrown));

const explained: ReadonlySet<string> = new Set([
  'EnvError',
  'DatabaseInUseError',
  'DatabaseUnusableError',
  'PoolerUnfitError',
  'SchemaUnfitError',
]);

/** Why the server could not start, in words where a setting is the cause; else with the stack. */
export function explainStartFailure(error: unknown, env: Env | null): string {
  const embedded = env === null ? null : embeddedFailure(error, env);
  if (embedded !== null) return embedded;
  if (!(error instanceof Error)) return messageOf(error);
  if (explained.has(error.name)) return error.message;
  const stack = error.stack ?? error.message;
  if (env === null) return stack;
  const port = String(env.port);
  switch (codeOf(error)) {
    case 'EADDRINUSE':
      return `Port ${port} is taken. Stop what uses it, or choose another: PORT=${String(env.port + 1)} npm start`;
    case 'EACCES':
      if (!('port' in error)) return folderFailure(error, env) ?? stack;
      return `PORT is ${port}, but this user may not listen there. Choose one above 1023: PORT=3000 npm start`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `HOST is "${env.host}", but this machine has no such address. Leave it out to listen on all of them.`;
    default:
      return folderFailure(error, env) ?? stack;
  }
}
