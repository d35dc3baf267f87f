import type { Theme } from '../contracts/index.ts';
import { colourChannels, contrast, relativeLuminance } from '../domain/index.ts';

const white = '#ffffff';
const black = '#111111';
/** WCAG 2.2, 1.4.3: least contrast of text. */
const textContrast = 4.5;

/** product.md 9: a colour is light when its relative luminance exceeds 0.5. */
export const isLightColour = (colour: string): boolean => relativeLuminance(colour) > 0.5;

/** The colour of text on a fill: dark on light colours, white on the others (product.md 9). */
export const textColourOn = (colour: string): string => (isLightColour(colour) ? black : white);

function darker(colour: string): string {
  const value = colourChannels(colour).reduce((sum, channel) => sum * 256 + Math.round(channel * 0.9), 0);
  return `#${value.toString(16).padStart(6, '0')}`;
}

/** The colour, darkened only as far as it needs for text contrast with `other`. */
function readable(colour: string, other: string): string {
  let result = colour;
  for (let step = 0; step < 40 && contrast(result, other) < textContrast; step += 1) result = darker(result);
  return result;
}

/** What pages draw with: fills, the text on them, and the same colours where they are text themselves. */
export interface ThemeColours {
  readonly primary: string;
  readonly onPrimary: string;
  readonly secondary: string;
  readonly onSecondary: string;
  readonly accent: string;
  readonly onAccent: string;
  readonly tertiary: string;
  readonly onTertiary: string;
  readonly brand: string;
  readonly onBrand: string;
  readonly dark: string;
  readonly onDark: string;
  readonly darkPage: string;
  readonly onDarkPage: string;
  readonly lightPage: string;
  readonly ink: string;
  readonly link: string;
  readonly positive: string;
  readonly negative: string;
  readonly info: string;
  readonly warning: string;
}

/** A fill on which its text colour by luminance can also be read: middle tones are darkened under white text. */
const fill = (colour: string): string => (isLightColour(colour) ? colour : readable(colour, white));

/** The property's twelve colours (product.md 3) as pages use them; every text colour reaches 4.5:1 on the page. */
export function themeColours(theme: Theme): ThemeColours {
  const page = theme.lightPage;
  const primary = fill(theme.primary);
  const secondary = fill(theme.secondary);
  const accent = fill(theme.accent);
  const tertiary = fill(theme.tertiary);
  const brand = fill(theme.brandPrimary);
  return {
    primary,
    onPrimary: textColourOn(primary),
    secondary,
    onSecondary: textColourOn(secondary),
    accent,
    onAccent: textColourOn(accent),
    tertiary,
    onTertiary: textColourOn(tertiary),
    brand,
    onBrand: textColourOn(brand),
    dark: theme.dark,
    onDark: textColourOn(theme.dark),
    darkPage: theme.darkPage,
    onDarkPage: textColourOn(theme.darkPage),
    lightPage: page,
    ink: readable(theme.dark, page),
    link: readable(theme.primary, page),
    positive: readable(theme.positive, page),
    negative: readable(theme.negative, page),
    info: readable(theme.info, page),
    warning: readable(theme.warning, page),
  };
}

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** `['--c-on-primary', '#ffffff']` … for a style rule or for `element.style.setProperty`. */
export const colourProperties = (
  colours: ThemeColours,
): readonly (readonly [name: string, value: string])[] =>
  Object.entries(colours).map(([name, value]) => [`--c-${kebab(name)}`, value]);

/** The style rule that the server writes into a `<style nonce>` of the HTML's head, so that the first paint has the hotel's colours. */
export const themeCss = (colours: ThemeColours): string =>
  `:root{${colourProperties(colours)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')}}`;

/** Colours of pages without a property: not found, error, unauthorised. */
export const neutralTheme: Theme = {
  primary: '#1f3a37',
  secondary: '#6b5b47',
  accent: '#b08542',
  tertiary: '#dfe5e1',
  dark: '#1d2422',
  darkPage: '#16211f',
  positive: '#2b6b47',
  negative: '#a3302b',
  info: '#2a5a86',
  warning: '#8a5a0b',
  lightPage: '#faf8f4',
  brandPrimary: '#1f3a37',
};
