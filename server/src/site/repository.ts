import type { Db } from '../db/database.ts';
import { inGuestTexts } from '../language/index.ts';
import type { Directory } from './site-content.ts';

/** Hotels and groups of this installation by name, for its start page and site map. */
export async function listDirectory(db: Db): Promise<Directory> {
  const [properties, groups] = await Promise.all([
    db.selectFrom('property').select(['code', 'content']).orderBy('name').execute(),
    db.selectFrom('property_group').select(['code', 'content']).orderBy('code').execute(),
  ]);
  return {
    hotels: properties.map(({ code, content: stored }) => {
      const content = inGuestTexts(stored);
      return {
        code,
        name: content.propertyName,
        address: content.propertyAddress,
        imageUrl: content.propertyImageUrl,
      };
    }),
    groups: groups.map(({ code, content }) => ({ code, name: inGuestTexts(content).name })),
  };
}
