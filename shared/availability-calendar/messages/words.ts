import type { WordLoaders } from '../../domain/index.ts';

/** The calendar's words in other languages. */
export const calendarWords: WordLoaders = {
  da: () => import('./da.ts').then(({ calendarDa }) => calendarDa),
  de: () => import('./de.ts').then(({ calendarDe }) => calendarDe),
  fr: () => import('./fr.ts').then(({ calendarFr }) => calendarFr),
  es: () => import('./es.ts').then(({ calendarEs }) => calendarEs),
  it: () => import('./it.ts').then(({ calendarIt }) => calendarIt),
  nl: () => import('./nl.ts').then(({ calendarNl }) => calendarNl),
  sv: () => import('./sv.ts').then(({ calendarSv }) => calendarSv),
  nb: () => import('./nb.ts').then(({ calendarNb }) => calendarNb),
  pt: () => import('./pt.ts').then(({ calendarPt }) => calendarPt),
  pl: () => import('./pl.ts').then(({ calendarPl }) => calendarPl),
  ja: () => import('./ja.ts').then(({ calendarJa }) => calendarJa),
  ar: () => import('./ar.ts').then(({ calendarAr }) => calendarAr),
};
