import { otherLanguages, type WordLoaders } from 'shared/domain';
import { sharedWords } from 'shared/words';

/** The shell's own words in other languages. */
export const shellWords: WordLoaders = {
  da: () => import('./da.ts').then(({ da }) => da),
  de: () => import('./de.ts').then(({ de }) => de),
  fr: () => import('./fr.ts').then(({ fr }) => fr),
  es: () => import('./es.ts').then(({ es }) => es),
  it: () => import('./it.ts').then(({ it }) => it),
  nl: () => import('./nl.ts').then(({ nl }) => nl),
  sv: () => import('./sv.ts').then(({ sv }) => sv),
  nb: () => import('./nb.ts').then(({ nb }) => nb),
  pt: () => import('./pt.ts').then(({ pt }) => pt),
  pl: () => import('./pl.ts').then(({ pl }) => pl),
  ja: () => import('./ja.ts').then(({ ja }) => ja),
  ar: () => import('./ar.ts').then(({ ar }) => ar),
};

/** Beside them those of shared; a browser fetches one file of each language (federation/src/rspack/words-files.ts). */
export const words: WordLoaders = Object.fromEntries(
  otherLanguages.map((language) => [
    language,
    async () => ({ ...(await sharedWords[language]?.()), ...(await shellWords[language]?.()) }),
  ]),
);
