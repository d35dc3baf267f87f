import { parseArgs } from 'node:util';
import type { PropertyCommand } from './commands.ts';
import { runCommand } from './run-command.ts';

const usage = `pnpm staff invite --property CODE --role ROLE --email ADDRESS [--group CODE]
                                              mails an invitation to the desk and prints its link
pnpm staff list --property CODE               lists who has a role at the hotel
pnpm staff reset --email ADDRESS              takes a lost second factor away; a new one is set up at the next log-in
pnpm staff reseal                             seals second factors anew after a change of SECRET_KEY, and says until when
                                              SECRET_KEY_PREVIOUS is needed (docs/runbooks/secret-key.md)
Roles: read-only, front-desk, revenue, finance, owner, operator (of the site). With --group the role is for all hotels
of the group. The database is DATABASE_URL, or the embedded one under DATA_DIR: through the server while one runs.`;

const options = {
  property: { type: 'string' },
  group: { type: 'string' },
  role: { type: 'string' },
  email: { type: 'string' },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

function readArguments() {
  try {
    return parseArgs({ allowPositionals: true, options });
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`, {
      cause: error,
    });
  }
}

/** The typed command; null when there is no such command. */
function readCommand({ values, positionals }: ReturnType<typeof readArguments>): PropertyCommand | null {
  const { property: code, group = null, role, email } = values;
  switch (positionals[0]) {
    case 'invite':
      return code === undefined || role === undefined || email === undefined
        ? null
        : { kind: 'staff-invite', code, group, role, email };
    case 'list':
      return code === undefined ? null : { kind: 'staff-list', code };
    case 'reset':
      return email === undefined ? null : { kind: 'staff-reset', email };
    case 'reseal':
      return { kind: 'staff-reseal' };
    default:
      return null;
  }
}

const say = (line: string): void => void process.stdout.write(`${line}\n`);

try {
  const given = readArguments();
  const command = readCommand(given);
  if (given.values.help) say(usage);
  else if (command === null) throw new Error(usage);
  else await runCommand(command, say);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
