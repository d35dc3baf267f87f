import { withoutPassword, type Env } from './env.ts';

/** PostgreSQL cannot be used as DATABASE_URL says; the message is for the person who starts the server. */
export class DatabaseUnusableError extends Error {
  override readonly name = 'DatabaseUnusableError';
  constructor(databaseUrl: string, cause: unknown) {
    super(
      `DATABASE_URL is "${withoutPassword(databaseUrl)}", but that database cannot be used: ${reasonOf(cause)}. ` +
        'Correct the address, the user, the password or the name in DATABASE_URL, and start again.',
      { cause },
    );
  }
}

/** What is said when the server starts and its database does not answer: it goes on, and what may be done about it. */
export const databaseAwayText = (env: Env): string =>
  [
    `DATABASE_URL is "${withoutPassword(env.databaseUrl ?? '')}", but no PostgreSQL answers there.`,
    'Start it, or stop this server and correct DATABASE_URL.',
    `Until it answers it is asked every second, and ${env.publicUrl} says that it is away.`,
  ].join('\n');

const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;

/** `localhost` has two addresses: what each of them said is inside. */
function reasonOf(cause: unknown): string {
  if (cause instanceof AggregateError && cause.errors.length > 0) return reasonOf(cause.errors[0]);
  if (!(cause instanceof Error)) return String(cause);
  const code = codeOf(cause);
  return code === undefined || cause.message.includes(code) ? cause.message : `${cause.message} (${code})`;
}

const folderReasons: Readonly<Record<string, string>> = {
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'that disk can only be read',
  ENOSPC: 'the disk is full',
  EEXIST: 'that is a file, not a folder',
  ENOTDIR: 'a part of that path is a file, not a folder',
};

function folderFailure(error: Error, env: Env): string | null {
  const code = codeOf(error) ?? '';
  const reason = folderReasons[code];
  const path = 'path' in error && typeof error.path === 'string' ? error.path : null;
  if (reason === undefined || path === null) return null;
  const settings = [
    ['DATA_DIR', env.dataDir],
    ['RELEASES_DIR', env.releasesDir],
  ] as const;
  // The folder that could not be made may lie above the one that was asked for.
  const found = settings.find(([, folder]) => path.startsWith(folder) || folder.startsWith(path));
  if (found === undefined) return null;
  const [name, folder] = found;
  return `${name} is ${folder}, but files cannot be kept in that folder: ${reason} (${code}). Set ${name} to a folder that can be written.`;
}

const explained: ReadonlySet<string> = new Set(['EnvError', 'DatabaseInUseError', 'DatabaseUnusableError']);

/** Why the server could not start, in words where a setting is the cause; else with the stack. */
export function explainStartFailure(error: unknown, env: Env | null): string {
  if (!(error instanceof Error)) return String(error);
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
