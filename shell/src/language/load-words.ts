import { domainWords, languageOf, type Catalogue, type WordLoaders } from 'shared/domain';
import { frameWords } from 'shared/first-screen';
import { uiWords } from 'shared/ui';
import { shellWords } from '../messages/index.ts';

/** Words of one part for a locale's language; null where it needs none, or has none. Rejects when they cannot be fetched. */
export async function wordsOf(loaders: WordLoaders | undefined, locale: string): Promise<Catalogue | null> {
  return (await loaders?.[languageOf(locale)]?.()) ?? null;
}

/** All words that do not belong to a remote; null for English. */
export async function loadWords(locale: string): Promise<Catalogue | null> {
  if (languageOf(locale) === 'en') return null;
  const all = [domainWords, uiWords, frameWords, shellWords];
  const parts = await Promise.all(all.map((loaders) => wordsOf(loaders, locale)));
  // Spread into one plain record, like each of its parts.
  return Object.assign({}, ...parts) as Catalogue;
}
