import { otherLanguages, type WordLoaders } from 'shared/domain';
import { sharedWords } from 'shared/words';

/** The shell's own words in other languages. */
export const shellWords: WordLoaders = {
  da: () => import('./da.ts').then(({ da }) => da),
  ar: () => import('./ar.ts').then(({ ar }) => ar),
};

/** Beside them those of shared; a browser fetches one file of each language (federation/src/rspack/words-files.ts). */
export const words: WordLoaders = Object.fromEntries(
  otherLanguages.map((language) => [
    language,
    async () => ({ ...(await sharedWords[language]?.()), ...(await shellWords[language]?.()) }),
  ]),
);
