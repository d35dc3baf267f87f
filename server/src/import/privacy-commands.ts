import { emailKeyOf } from '../modules/mail/index.ts';
import { inTransaction } from '../db/transaction.ts';
import { erasePersonIn, exportPerson } from '../modules/privacy/index.ts';
import { findProperty } from '../modules/property/index.ts';
import { auditCommand } from '../modules/staff/index.ts';
import type { ImportContext } from './import-property.ts';

interface PrivacyCommand {
  readonly kind: 'privacy-export' | 'privacy-erase';
  readonly code: string;
  readonly email: string;
}

/** Gives what a hotel has of a person, or erases it; the audit log says that it was done, and nothing of the person. Throws an Error for who runs it. */
export async function runPrivacyCommand(
  context: Pick<ImportContext, 'db' | 'clock'>,
  { kind, code, email }: PrivacyCommand,
): Promise<string> {
  const property = await findProperty(context.db, code);
  if (!property) throw new Error(`There is no property ${code}`);
  const who = { emailKey: emailKeyOf(email) };
  if (who.emailKey === '') throw new Error('Say whose data with --email');
  const { db, clock } = context;
  const { propertyId } = property;
  const entry = { now: clock.now(), propertyId, subject: 'person' };
  if (kind === 'privacy-export') {
    const file = JSON.stringify(await exportPerson(context, property, who), null, 2);
    await inTransaction(db, (tx) => auditCommand(tx, { ...entry, action: 'person.exported' }));
    return file;
  }
  const erasure = await inTransaction(db, async (tx) => {
    const done = await erasePersonIn(tx, context, property, who);
    if (done.kind === 'open') return done;
    const { kind: _kind, ...after } = done;
    await auditCommand(tx, { ...entry, action: 'person.erased', after });
    return done;
  });
  if (erasure.kind === 'open')
    throw new Error(
      `Nothing was erased: a stay or a table is not over, or money is under way (${erasure.open.map(({ referenceNumber }) => referenceNumber).join(', ')})`,
    );
  const { stays, tables, hasAccount } = erasure;
  return `Erased: ${String(stays)} bookings, ${String(tables)} tables, ${hasAccount ? 'the account' : 'no account'}. Issued invoices stay.`;
}
