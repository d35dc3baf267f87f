import { languageOf, type Catalogue, type WordLoaders } from 'shared/domain';
import { words } from '../messages/words.ts';

/** One package's messages in a locale's language; null where the package has none. Rejects when they cannot be fetched. */
export async function catalogueOf(
  loaders: WordLoaders | undefined,
  locale: string,
): Promise<Catalogue | null> {
  return (await loaders?.[languageOf(locale)]?.()) ?? null;
}

/** The messages of the shell and of shared; null for English. */
export const loadMessages = (locale: string): Promise<Catalogue | null> => catalogueOf(words, locale);
