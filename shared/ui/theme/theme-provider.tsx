import { useMemo, type ReactElement, type ReactNode } from 'react';
import type { Catalogue, Conversion } from '../../domain/index.ts';
import { AfterPressProvider } from '../fields/after-press.tsx';
import { ConversionContext } from '../money/use-money.ts';
import { LiveRegion } from '../words/live-region.tsx';
import { LanguageContext } from '../words/use-messages.ts';
import { neutralColours, ThemeContext, type UiColours } from './theme-context.ts';

export interface ThemeProviderProps {
  readonly colours?: UiColours | undefined;
  /** The page's CSP nonce, for the style elements that antd makes. */
  readonly nonce?: string | undefined;
  readonly children: ReactNode;
}

/**
 * The property's theme for the whole page. What this door draws itself reads the custom properties of the first
 * screen; antd, behind the lazy door, makes its one theme from these colours.
 */
export const ThemeProvider = ({
  colours = neutralColours,
  nonce = '',
  children,
}: ThemeProviderProps): ReactElement => <ThemeContext value={{ colours, nonce }}>{children}</ThemeContext>;

export interface UiProviderProps extends ThemeProviderProps {
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
  children,
  ...theme
}: UiProviderProps): ReactElement {
  const language = useMemo(() => ({ locale, words }), [locale, words]);
  return (
    <LanguageContext value={language}>
      <ThemeProvider {...theme}>
        <ConversionContext value={conversion}>
          <AfterPressProvider>
            <LiveRegion>{children}</LiveRegion>
          </AfterPressProvider>
        </ConversionContext>
      </ThemeProvider>
    </LanguageContext>
  );
}
