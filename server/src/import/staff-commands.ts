import { findProperty, type StoredProperty } from '../modules/property/index.ts';
import { findPropertyGroup } from '../modules/property-group/index.ts';
import { inviteByCommand, resealFactors, resetSecondFactor, staffLines } from '../modules/staff/index.ts';
import type { CommandContext, PropertyCommand } from './commands.ts';
import { countText } from './list-properties.ts';
import { lastArrival } from './stay-repository.ts';

export type StaffCommand = Extract<PropertyCommand, { readonly kind: `staff-${string}` }>;

async function propertyOf({ db }: CommandContext, code: string): Promise<StoredProperty> {
  const property = await findProperty(db, code);
  if (!property) throw new Error(`There is no property ${code}`);
  return property;
}

/** The group's id; throws when the hotel is not in it. Null for no group. */
async function groupOf(
  { db }: CommandContext,
  code: string | null,
  { propertyId }: StoredProperty,
): Promise<string | null> {
  if (code === null) return null;
  const group = await findPropertyGroup(db, code);
  if (!group?.properties.some((member) => member.propertyId === propertyId))
    throw new Error(`There is no group ${code} with this property`);
  return group.propertyGroupId;
}

/** What was sealed, and until when the key before is needed all the same (docs/runbooks/secret-key.md). */
async function reseal(context: CommandContext, say: (line: string) => void): Promise<void> {
  const { resealed, current, lost } = await resealFactors(context);
  const factors = countText(resealed, 'second factor', 'second factors');
  say(`${factors} sealed anew with SECRET_KEY; ${String(current)} were sealed with it before`);
  for (const email of lost)
    say(
      `No key opens the second factor of ${email}: pnpm staff reset --email ${email}, or set SECRET_KEY_PREVIOUS`,
    );
  const day = await lastArrival(context.db, context.clock.now());
  say(
    day === null
      ? 'No booking waits for its guest: no pre check-in link needs SECRET_KEY_PREVIOUS'
      : `The last guest who has booked arrives on ${day}: until then pre check-in links that were sent before the change need SECRET_KEY_PREVIOUS`,
  );
}

/** Runs a command of `pnpm staff`. */
export async function runStaffCommand(
  context: CommandContext,
  command: StaffCommand,
  say: (line: string) => void,
): Promise<void> {
  if (command.kind === 'staff-reseal') {
    await reseal(context, say);
    return;
  }
  if (command.kind === 'staff-reset') {
    say(await resetSecondFactor(context, command.email));
    return;
  }
  const property = await propertyOf(context, command.code);
  if (command.kind === 'staff-list') {
    for (const line of await staffLines(context, property)) say(line);
    return;
  }
  const propertyGroupId = await groupOf(context, command.group, property);
  const { role, email } = command;
  const link = await inviteByCommand(context, { property, propertyGroupId, role, email });
  say(`An invitation was written to ${email}. Its link, which works once within seven days:`);
  say(link);
}
