import { emailKeyOf } from '../modules/mail/index.ts';
import { erasePerson, exportPerson } from '../modules/privacy/index.ts';
import { findProperty } from '../modules/property/index.ts';
import type { ImportContext } from './import-property.ts';

interface PrivacyCommand {
  readonly kind: 'privacy-export' | 'privacy-erase';
  readonly code: string;
  readonly email: string;
}

/** Gives what a hotel has of a person, or erases it; throws an Error for the person at the command line. */
export async function runPrivacyCommand(
  context: Pick<ImportContext, 'db' | 'clock'>,
  { kind, code, email }: PrivacyCommand,
): Promise<string> {
  const property = await findProperty(context.db, code);
  if (!property) throw new Error(`There is no property ${code}`);
  const who = { emailKey: emailKeyOf(email) };
  if (who.emailKey === '') throw new Error('Say whose data with --email');
  if (kind === 'privacy-export') return JSON.stringify(await exportPerson(context, property, who), null, 2);
  const erasure = await erasePerson(context, property, who);
  if (erasure.kind === 'open')
    throw new Error(
      `Nothing was erased: a stay or a table is not over, or money is under way (${erasure.open.map(({ referenceNumber }) => referenceNumber).join(', ')})`,
    );
  const { stays, tables, hasAccount } = erasure;
  return `Erased: ${String(stays)} bookings, ${String(tables)} tables, ${hasAccount ? 'the account' : 'no account'}. Issued invoices stay.`;
}
