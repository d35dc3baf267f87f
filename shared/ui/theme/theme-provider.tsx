import { useMemo, type ReactElement, type ReactNode } from 'react';
import type { Catalogue, Conversion } from '../../domain/index.ts';
import { AfterPressProvider } from '../fields/use-leave.tsx';
import { ConversionContext } from '../money/use-money.ts';
import { LiveRegion } from '../words/live-region.tsx';
import { LanguageContext } from '../words/use-messages.ts';
import { neutralColours, ThemeContext, type UiColours } from './theme-context.ts';

export interface UiProviderProps {
  /** The property's, of which antd makes its theme; what this door draws itself reads the custom properties of the page. */
  readonly colours?: UiColours | undefined;
  /** The page's CSP nonce, for the style elements that antd makes. */
  readonly nonce?: string | undefined;
  readonly children: ReactNode;
  readonly locale: string;
  /** The words of the locale's language; none for English. */
  readonly words?: Catalogue | null | undefined;
  /** How prices are shown in another currency; none shows them as they are. */
  readonly conversion?: Conversion | null | undefined;
}

/** Language, currency, theme, presses and live region: what every component of this door expects around it. */
export function UiProvider({
  locale,
  words = null,
  conversion = null,
  colours = neutralColours,
  nonce = '',
  children,
}: UiProviderProps): ReactElement {
  const theme = useMemo(() => ({ colours, nonce }), [colours, nonce]);
  const language = useMemo(() => ({ locale, words }), [locale, words]);
  return (
    <LanguageContext value={language}>
      <ThemeContext value={theme}>
        <ConversionContext value={conversion}>
          <AfterPressProvider>
            <LiveRegion>{children}</LiveRegion>
          </AfterPressProvider>
        </ConversionContext>
      </ThemeContext>
    </LanguageContext>
  );
}
