import type { WordLoaders } from 'shared/domain';

/** Its words in other languages; a browser fetches one file of each (federation/src/rspack/words-files.ts). */
export const words: WordLoaders = {
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
