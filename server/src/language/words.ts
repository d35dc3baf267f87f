import type { WordLoaders } from 'shared/domain';

/** The server's own words in other languages; each module has its English ones. */
export const serverWords: WordLoaders = {
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
