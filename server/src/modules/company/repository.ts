import type { Company } from 'shared/contracts';
import type { CompanyInvoice } from '../../db/content.ts';
import type { Db } from '../../db/database.ts';

/** How company names are compared: without case and accents. */
export const searchNameOf = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

const asksPin = ({ invoicePin, invoiceWithoutProof }: CompanyInvoice): boolean =>
  invoicePin !== null && invoiceWithoutProof === 'OnRequest';

const escapeLike = (text: string): string => text.replace(/[\\%_]/g, (sign) => `\\${sign}`);

/** Companies with `searchName`, as `searchNameOf` gives it, anywhere in their name; by name, at most `limit`. */
export async function findCompanies(
  db: Db,
  propertyId: string,
  searchName: string,
  limit: number,
): Promise<Company[]> {
  const rows = await db
    .selectFrom('company')
    .select(['account_id as accountId', 'name', 'invoice'])
    .where('property_id', '=', propertyId)
    .where('search_name', 'like', `%${escapeLike(searchName)}%`)
    .orderBy('name')
    .limit(limit)
    .execute();
  return rows.map(({ accountId, name, invoice }) => ({
    accountId,
    name,
    ...(asksPin(invoice) ? { asksInvoicePin: true } : {}),
  }));
}

/** A company that may be invoiced; null when the hotel has it no more. */
export async function findCompany(
  db: Db,
  propertyId: string,
  accountId: string,
): Promise<{ readonly name: string; readonly invoice: CompanyInvoice } | null> {
  const row = await db
    .selectFrom('company')
    .select(['name', 'invoice'])
    .where('property_id', '=', propertyId)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row ?? null;
}
