import type { Company } from 'shared/contracts';
import type { Db } from '../../db/database.ts';

/** How company names are compared: without case and accents. */
export const searchNameOf = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

const escapeLike = (text: string): string => text.replace(/[\\%_]/g, (sign) => `\\${sign}`);

/** Companies with `searchName`, as `searchNameOf` gives it, anywhere in their name; by name, at most `limit`. */
export function findCompanies(
  db: Db,
  propertyId: string,
  searchName: string,
  limit: number,
): Promise<Company[]> {
  return db
    .selectFrom('company')
    .select(['account_id as accountId', 'name'])
    .where('property_id', '=', propertyId)
    .where('search_name', 'like', `%${escapeLike(searchName)}%`)
    .orderBy('name')
    .limit(limit)
    .execute();
}
