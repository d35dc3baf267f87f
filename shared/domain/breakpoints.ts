/**
 * product.md 9: the screen widths, in CSS pixels, at which a layout may change. This is the one place that has them: style sheets say
 * `@media (--from-desktop)` or `(--below-tablet)`, which the build replaces, and code asks `fromWidth` and `belowWidth`.
 */
export const breakpoints = { tablet: 600, desktop: 1024, wide: 1440, widest: 1920 } as const;

export type Breakpoint = keyof typeof breakpoints;

/** The media query of screens that are as wide as the breakpoint, or wider. */
export const fromWidth = (breakpoint: Breakpoint): string => `(min-width: ${breakpoints[breakpoint]}px)`;

/** The media query of screens that are narrower than the breakpoint, by however little: browser zoom makes widths with fractions. */
export const belowWidth = (breakpoint: Breakpoint): string =>
  `(max-width: ${breakpoints[breakpoint] - 0.02}px)`;
