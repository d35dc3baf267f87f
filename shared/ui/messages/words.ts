import type { WordLoaders } from '../../domain/index.ts';

/** The words of shared components in other languages, without those of the rules. */
export const uiWords: WordLoaders = {
  da: () => import('./da.ts').then(({ da }) => da),
  ar: () => import('./ar.ts').then(({ ar }) => ar),
};
