import type { WordLoaders } from './languages.ts';

/** The rules' own words in other languages. */
export const domainWords: WordLoaders = {
  da: () => import('./da.ts').then(({ da }) => da),
  ar: () => import('./ar.ts').then(({ ar }) => ar),
};
