import { createContext } from 'react';

/** The colours that antd's parts need as values; everything else reads the custom properties. */
export interface UiColours {
  readonly primary: string;
  readonly onPrimary: string;
  readonly ink: string;
  readonly link: string;
  readonly positive: string;
  readonly negative: string;
  readonly info: string;
  readonly warning: string;
}

/** What a page without a property is drawn in. */
export const neutralColours: UiColours = {
  primary: '#1f3a37',
  onPrimary: '#ffffff',
  ink: '#1d2422',
  link: '#1f3a37',
  positive: '#2b6b47',
  negative: '#a3302b',
  info: '#2a5a86',
  warning: '#8a5a0b',
};

export interface UiTheme {
  readonly colours: UiColours;
  /** Empty where the page has no content policy, as in tests. */
  readonly nonce: string;
}

export const ThemeContext = createContext<UiTheme>({ colours: neutralColours, nonce: '' });
