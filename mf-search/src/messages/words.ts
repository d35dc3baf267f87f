import type { WordLoaders } from 'shared/domain';

/** Its words in other languages; a browser fetches one file of each (federation/src/rspack/words-files.ts). */
export const words: WordLoaders = {
  da: () => import('./da.ts').then(({ da }) => da),
  ar: () => import('./ar.ts').then(({ ar }) => ar),
};
