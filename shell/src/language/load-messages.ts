import { domainWords, languageOf, type Catalogue, type WordLoaders } from 'shared/domain';
import { frameWords } from 'shared/first-screen';
import { uiWords } from 'shared/ui';
import { shellCatalogues } from '../messages/index.ts';

/** One package's messages in a locale's language; null where the package has none. Rejects when they cannot be fetched. */
export async function catalogueOf(
  loaders: WordLoaders | undefined,
  locale: string,
): Promise<Catalogue | null> {
  return (await loaders?.[languageOf(locale)]?.()) ?? null;
}

/** The messages of the shell and of shared; null for English. */
export async function loadMessages(locale: string): Promise<Catalogue | null> {
  if (languageOf(locale) === 'en') return null;
  const all = [domainWords, uiWords, frameWords, shellCatalogues];
  const parts = await Promise.all(all.map((loaders) => catalogueOf(loaders, locale)));
  // Spread into one plain record, like each of its parts.
  return Object.assign({}, ...parts) as Catalogue;
}
