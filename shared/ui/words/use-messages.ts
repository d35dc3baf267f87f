import { createContext, useContext, useMemo } from 'react';
import {
  translateIn,
  type Catalogue,
  type Catalogues,
  type Language,
  type Translate,
} from '../../domain/index.ts';

export const LanguageContext = createContext<Language>({ locale: 'en-GB', words: null });

/** BCP 47 tag of the language in which the guest reads; `en-GB` outside of a provider. */
export const useLocale = (): string => useContext(LanguageContext).locale;

/** Translator for a catalogue that is defined once, outside the component; falls back to en-GB by key (decisions 6). */
export function useMessages<const Base extends Catalogue>(
  catalogues: Catalogues<Base>,
): Translate<keyof Base & string> {
  const language = useContext(LanguageContext);
  return useMemo(() => translateIn(catalogues, language), [catalogues, language]);
}
