import type { WordLoaders } from '../../domain/index.ts';

/** The calendar's words in other languages. */
export const calendarWords: WordLoaders = {
  da: () => import('./da.ts').then(({ calendarDa }) => calendarDa),
  ar: () => import('./ar.ts').then(({ calendarAr }) => calendarAr),
};
