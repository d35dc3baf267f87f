import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { runCommand } from './run-command.ts';

const usage = `pnpm privacy export --property CODE --email ADDRESS [--out FILE.json]
                                              writes everything that the hotel has of a person
pnpm privacy erase --property CODE --email ADDRESS
                                              replaces it; not while a stay is open or money is under way
The database is DATABASE_URL, or the embedded one under DATA_DIR: through the server while one runs.`;

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      property: { type: 'string' },
      email: { type: 'string' },
      out: { type: 'string' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  const [command] = positionals;
  const { property: code, email, out } = values;
  const lines: string[] = [];
  if (values.help) lines.push(usage);
  else if ((command === 'export' || command === 'erase') && code !== undefined && email !== undefined)
    await runCommand({ kind: `privacy-${command}`, code, email }, (line) => lines.push(line));
  else throw new Error(usage);
  const text = `${lines.join('\n')}\n`;
  // For the owner only: it is all about a person.
  if (command === 'export' && out !== undefined) await writeFile(out, text, { mode: 0o600 });
  else process.stdout.write(text);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
