// Without components, so that catalogues load where none can be drawn.
import { domainWords, type Catalogue, type WordLoaders } from '../domain/index.ts';
import { otherLanguages, type LanguageTag } from '../domain/messages/languages.ts';
import { frameWords } from '../first-screen/messages/words.ts';
import { uiWords } from '../ui/messages/words.ts';

async function load(language: LanguageTag): Promise<Catalogue> {
  const parts = [domainWords, uiWords, frameWords].map(async (loaders) => loaders[language]?.());
  // Spread into one plain record, like each of its parts.
  return Object.assign({}, ...(await Promise.all(parts))) as Catalogue;
}

/** The words of the rules, of shared components and of the frame in other languages: what every page has beside its own. */
export const sharedWords: WordLoaders = Object.fromEntries(
  otherLanguages.map((language) => [language, () => load(language)]),
);
