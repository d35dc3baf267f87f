import { isEmail } from 'shared/domain';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/database.ts';
import { emailKeyOf } from '../modules/mail/index.ts';
import { deleteGrant, insertGrant, listGrants } from '../modules/account/index.ts';
import { findProperty } from '../modules/property/index.ts';

async function propertyIdOf(db: Db, code: string): Promise<string> {
  const property = await findProperty(db, code);
  if (!property) throw new Error(`There is no property ${code}`);
  return property.propertyId;
}

/** Gives a guest the right to choose how to pay (product.md 6), or removes it; says what was done. Not part of the property file, because it names persons. */
export async function changeGrant(
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  change: 'grant' | 'revoke',
  code: string,
  email: string,
): Promise<string> {
  if (!isEmail(email)) throw new Error(`“${email}” is not an e-mail address`);
  const propertyId = await propertyIdOf(db, code);
  const key = emailKeyOf(email);
  if (change === 'grant') {
    await insertGrant(db, propertyId, key, clock.now());
    return `${key} may choose to pay by invoice, once the address is confirmed`;
  }
  const had = await deleteGrant(db, propertyId, key);
  return had ? `${key} may no longer choose how to pay` : `${key} did not have the right`;
}

export const grantsOf = async (db: Db, code: string): Promise<string[]> =>
  listGrants(db, await propertyIdOf(db, code));
