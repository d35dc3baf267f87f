import { createContext, useContext, useMemo } from 'react';
import { createTranslate, type Catalogue, type Catalogues, type Translate } from '../../domain/index.ts';
import { uiCatalogues } from './messages.ts';

export const LocaleContext = createContext('en-GB');

/** BCP 47 tag of the language in which the guest reads; `en-GB` outside of a provider. */
export const useLocale = (): string => useContext(LocaleContext);

/** Translator for a catalogue that is defined once, outside the component; falls back to en-GB by key (decisions 6). */
export function useMessages<const Base extends Catalogue>(
  catalogues: Catalogues<Base>,
): Translate<keyof Base & string> {
  const locale = useLocale();
  return useMemo(() => createTranslate(catalogues, locale), [catalogues, locale]);
}

export const useUiMessages = (): Translate<keyof (typeof uiCatalogues)['en-GB'] & string> =>
  useMessages(uiCatalogues);
