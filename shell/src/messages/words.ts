import type { Catalogue, LanguageTag, WordLoaders } from 'shared/domain';
import { sharedWords } from 'shared/words';

const withShared = async (language: LanguageTag, own: Promise<Catalogue>): Promise<Catalogue> => ({
  ...(await sharedWords[language]?.()),
  ...(await own),
});

/** The words of shell and shared in other languages; a browser fetches one file of each (federation/src/rspack/words-files.ts). */
export const words: WordLoaders = {
  da: () => withShared('da', import('./da.ts').then(({ da }) => da)),
  ar: () => withShared('ar', import('./ar.ts').then(({ ar }) => ar)),
};
