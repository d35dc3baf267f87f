import type { DbTransaction } from '../../db/database.ts';
import { insertMail } from '../mail/index.ts';

/** The mail to the owner about a changed password, written in the same transaction. */
export const mailPasswordChanged = (
  tx: DbTransaction,
  { propertyId, userId }: { readonly propertyId: string; readonly userId: string },
  now: Date,
): Promise<void> => insertMail(tx, { propertyId, kind: 'password-changed', payload: { userId }, now });
