import * as z from 'zod/mini';
import type { Db } from '../db/database.ts';
import type { Env } from '../env.ts';
import { conflictText } from '../modules/desk-calendar/index.ts';
import type { SecretKey } from '../secret-key.ts';
import { decideRequestOf, listRequests } from './decide-requests.ts';
import { exportProperty } from './export-property.ts';
import { changeGrant, grantsOf } from './grants.ts';
import { importFile } from './import-file.ts';
import type { ImportContext } from './import-property.ts';
import { listedText, listProperties } from './list-properties.ts';
import { ImportError, problemText } from './problems.ts';
import { removeProperty } from './remove-property.ts';
import { importDemo } from './seed.ts';
import { shareMedia } from './share-media.ts';
import { runPrivacyCommand } from './privacy-commands.ts';
import { runStaffCommand } from './staff-commands.ts';

const name = z.string().check(z.minLength(1), z.maxLength(320));

/** A command of `pnpm property`, `pnpm staff` or `pnpm privacy`, run directly on the database or by the server that has it open. */
export const propertyCommandSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('import'),
    files: z.array(z.string()),
    dryRun: z.boolean(),
    overwriteByHand: z.optional(z.boolean()),
    json: z.optional(z.boolean()),
  }),
  z.strictObject({ kind: z.literal('export'), code: name }),
  z.strictObject({ kind: z.enum(['grant', 'revoke']), code: name, email: name }),
  z.strictObject({ kind: z.literal('grants'), code: name }),
  z.strictObject({ kind: z.literal('requests'), code: name }),
  z.strictObject({ kind: z.enum(['accept', 'decline']), code: name, reference: name }),
  z.strictObject({ kind: z.literal('demo') }),
  z.strictObject({ kind: z.literal('list') }),
  z.strictObject({
    kind: z.literal('staff-invite'),
    code: name,
    group: z.nullable(name),
    role: name,
    email: name,
  }),
  z.strictObject({ kind: z.literal('staff-list'), code: name }),
  z.strictObject({ kind: z.literal('staff-reset'), email: name }),
  z.strictObject({ kind: z.literal('staff-reseal') }),
  z.strictObject({ kind: z.enum(['privacy-export', 'privacy-erase']), code: name, email: name }),
  z.strictObject({ kind: z.literal('remove'), code: name, force: z.nullable(z.int()) }),
]);
export type PropertyCommand = z.output<typeof propertyCommandSchema>;

export interface CommandContext extends Omit<ImportContext, 'dryRun'> {
  readonly env: Env;
  readonly secretKey: SecretKey;
  readonly demoFolder: string;
}

type Say = (line: string) => void;

async function importFiles(
  context: ImportContext,
  files: readonly string[],
  inJson: boolean,
  say: Say,
): Promise<void> {
  const refused: string[] = [];
  for (const file of files) {
    try {
      const summary = await importFile(context, file);
      const { title, warnings, byHand = [] } = summary;
      if (inJson) {
        say(JSON.stringify({ file, title, dryRun: context.dryRun, warnings, byHand }));
        continue;
      }
      for (const warning of warnings) say(`  warning: ${problemText(warning)}`);
      for (const conflict of byHand) say(`  by hand: ${conflictText(conflict)}`);
      say(context.dryRun ? `${title}: can be imported, nothing was written` : `${title}: imported`);
    } catch (error) {
      // Trying several, all that is wrong with any of them is wanted; importing, the first stops.
      if (!context.dryRun || !(error instanceof ImportError)) throw error;
      refused.push(error.message);
    }
  }
  if (refused.length > 0) throw new Error(refused.join('\n'));
}

async function exportedText(db: Db, code: string): Promise<string> {
  const file = await exportProperty(db, code);
  if (!file) throw new Error(`There is no property ${code}`);
  return JSON.stringify(file, null, 2);
}

/** Runs a command; throws an Error whose message is for the person at the command line. */
export async function runPropertyCommand(
  context: CommandContext,
  command: PropertyCommand,
  say: Say,
): Promise<void> {
  const { db } = context;
  switch (command.kind) {
    case 'import':
      await importFiles(
        { ...context, dryRun: command.dryRun, overwriteByHand: command.overwriteByHand },
        command.files,
        command.json ?? false,
        say,
      );
      break;
    case 'demo':
      await importDemo({ ...context, dryRun: false }, context.demoFolder, say);
      break;
    case 'export':
      say(await exportedText(db, command.code));
      break;
    case 'grant':
    case 'revoke':
      say(await changeGrant(context, command.kind, command.code, command.email));
      break;
    case 'grants':
      for (const email of await grantsOf(db, command.code)) say(email);
      break;
    case 'requests':
      for (const line of await listRequests(context, command.code)) say(line);
      break;
    case 'accept':
    case 'decline':
      say(await decideRequestOf(context, command.kind, command));
      break;
    case 'list':
      for (const listed of await listProperties(db, context.clock.now())) say(listedText(listed));
      break;
    case 'staff-invite':
    case 'staff-list':
    case 'staff-reset':
    case 'staff-reseal':
      await runStaffCommand(context, command, say);
      break;
    case 'privacy-export':
    case 'privacy-erase':
      say(await runPrivacyCommand(context, command));
      break;
    case 'remove':
      say(await removeProperty(context, command.code, command.force));
      break;
  }
  if (command.kind === 'import' || command.kind === 'demo') await shareMedia(context.env);
}
