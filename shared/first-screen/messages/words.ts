import type { WordLoaders } from '../../domain/index.ts';

/** The words of header, footer and frames in other languages, without those of the rules. */
export const frameWords: WordLoaders = {
  da: () => import('./da.ts').then(({ da }) => da),
  ar: () => import('./ar.ts').then(({ ar }) => ar),
};
