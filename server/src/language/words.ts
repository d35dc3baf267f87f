import type { WordLoaders } from 'shared/domain';

/** The server's own words in other languages; each module has its English ones. */
export const serverWords: WordLoaders = {
  da: () => import('./da.ts').then(({ da }) => da),
  ar: () => import('./ar.ts').then(({ ar }) => ar),
};
