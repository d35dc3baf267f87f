import { describe, expect, it } from 'vitest';
import { contrast, relativeLuminance } from '../domain/index.ts';
import { aProperty } from '../testing/index.ts';
import { isLightColour, neutralTheme, textColourOn, themeColours, themeCss } from './colours.ts';

describe('product.md 9: light and dark colours', () => {
  it.each([
    ['#ffffff', 1, true],
    ['#000000', 0, false],
    ['#bcbcbc', 0.503, true],
    ['#bababa', 0.491, false],
    ['#00ff00', 0.715, true],
    ['#ff0000', 0.213, false],
  ])('%s has luminance %f', (colour, luminance, isLight) => {
    expect(relativeLuminance(colour)).toBeCloseTo(luminance, 2);
    expect(isLightColour(colour)).toBe(isLight);
  });

  it('text is dark on light colours and white on the others', () => {
    expect(textColourOn('#ffe08a')).toBe('#111111');
    expect(textColourOn('#1d3557')).toBe('#ffffff');
  });
});

describe('the colours of a theme', () => {
  const themes = [
    neutralTheme,
    aProperty().theme,
    { ...neutralTheme, primary: '#e07a5f', warning: '#f2cc8f', dark: '#999999' },
  ];

  it('text can be read on every fill and on the page', () => {
    for (const theme of themes) {
      const colours = themeColours(theme);
      expect(contrast(colours.primary, colours.onPrimary)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(colours.accent, colours.onAccent)).toBeGreaterThanOrEqual(4.5);
      for (const text of [
        colours.ink,
        colours.link,
        colours.positive,
        colours.negative,
        colours.info,
        colours.warning,
      ]) {
        expect(contrast(text, colours.lightPage)).toBeGreaterThanOrEqual(4.5);
      }
    }
  });

  it('a colour that is well as it is stays as it is', () => {
    expect(themeColours({ ...neutralTheme, primary: '#1d3557' }).primary).toBe('#1d3557');
  });

  it('become custom properties', () => {
    expect(themeCss(themeColours(neutralTheme))).toContain('--c-on-dark-page:#ffffff');
  });
});
