import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { PropertyCommand } from './commands.ts';
import { jsonSchemaText } from './json-schema.ts';
import { runCommand } from './run-command.ts';

const usage = `pnpm property import FILE.json… [--dry-run] [--overwrite-by-hand] [--json]
                                              checks and imports property, group or exchange rate files; what the desk has set
                                              by hand is kept and listed, unless it is to be overwritten
pnpm property export CODE [--out FILE.json]   writes a property as a file that imports to the same again
pnpm property list                            lists the hotels, with their open and past stays
pnpm property remove CODE [--force COUNT]     takes a hotel out; with open stays only when their count is given
pnpm property demo                            brings the demonstration hotels in
pnpm property schema --out FILE.json          writes the JSON schema of these files
pnpm property grant CODE ADDRESS              lets the guest of this e-mail address choose to pay by invoice
pnpm property revoke CODE ADDRESS             takes that right back
pnpm property grants CODE                     lists who has it
pnpm property requests CODE                   lists the bookings that wait for the hotel's yes
pnpm property accept CODE REFERENCE           confirms one, if its rooms are still there
pnpm property decline CODE REFERENCE          ends it; the guest is told either way
The database is DATABASE_URL, or the embedded one under DATA_DIR: through the server while one runs.`;

const options = {
  'dry-run': { type: 'boolean', default: false },
  'overwrite-by-hand': { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
  out: { type: 'string' },
  force: { type: 'string' },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

/** What was typed; an option that does not exist is refused with the usage. */
function readArguments() {
  try {
    return parseArgs({ allowPositionals: true, options });
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`, {
      cause: error,
    });
  }
}

type Arguments = ReturnType<typeof readArguments>;

/** The typed command; null when there is no such command. */
function readCommand({ values, positionals }: Arguments): PropertyCommand | null {
  const [command, ...names] = positionals;
  const [code, email] = names;
  if (command === 'demo' || command === 'list') return { kind: command };
  if (code === undefined) return null;
  switch (command) {
    case 'import':
      return {
        kind: command,
        files: names.map((file) => resolve(file)),
        dryRun: values['dry-run'],
        overwriteByHand: values['overwrite-by-hand'],
        json: values.json,
      };
    case 'export':
    case 'grants':
    case 'requests':
      return { kind: command, code };
    case 'accept':
    case 'decline':
      return email === undefined ? null : { kind: command, code, reference: email };
    case 'grant':
    case 'revoke':
      return email === undefined ? null : { kind: command, code, email };
    case 'remove':
      if (values.force !== undefined && !/^\d+$/.test(values.force)) return null;
      return { kind: command, code, force: values.force === undefined ? null : Number(values.force) };
    default:
      return null;
  }
}

async function main({ values, positionals }: Arguments): Promise<void> {
  if (values.help) return void process.stdout.write(`${usage}\n`);
  if (positionals[0] === 'schema' && values.out !== undefined) return writeFile(values.out, jsonSchemaText());
  const command = readCommand({ values, positionals });
  if (command === null) throw new Error(usage);
  const lines: string[] = [];
  const writesFile = command.kind === 'export' && values.out !== undefined;
  await runCommand(command, (line) => {
    if (writesFile) lines.push(line);
    else process.stdout.write(`${line}\n`);
  });
  if (writesFile && values.out !== undefined) await writeFile(values.out, `${lines.join('\n')}\n`);
}

try {
  await main(readArguments());
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
