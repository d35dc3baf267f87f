import type { ReactElement, ReactNode } from 'react';
import { LiveRegion } from '../words/live-region.tsx';
import { LocaleContext } from '../words/use-messages.ts';
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
}

/** Language, theme and live region: what every component of this door expects around it. */
export const UiProvider = ({ locale, children, ...theme }: UiProviderProps): ReactElement => (
  <LocaleContext value={locale}>
    <ThemeProvider {...theme}>
      <LiveRegion>{children}</LiveRegion>
    </ThemeProvider>
  </LocaleContext>
);
