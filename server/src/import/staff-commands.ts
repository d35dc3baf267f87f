import { findProperty, type StoredProperty } from '../modules/property/index.ts';
import { findPropertyGroup } from '../modules/property-group/index.ts';
import { inviteByCommand, resetSecondFactor, staffLines } from '../modules/staff/index.ts';
import type { CommandContext, PropertyCommand } from './commands.ts';

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

/** Runs a command of `pnpm staff`. */
export async function runStaffCommand(
  context: CommandContext,
  command: StaffCommand,
  say: (line: string) => void,
): Promise<void> {
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
