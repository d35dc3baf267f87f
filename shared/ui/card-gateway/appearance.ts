import type { Appearance, StripeElementLocale } from '@stripe/stripe-js';

/** The hotel's colours and the design's measures, as the page has them, for frames that cannot read them. */
export function appearanceOf(root: Element): Appearance {
  const styles = getComputedStyle(root);
  const token = (name: string): string => styles.getPropertyValue(`--${name}`).trim();
  const given = {
    colorPrimary: token('c-link'),
    colorBackground: token('c-surface'),
    colorText: token('c-ink'),
    colorDanger: token('c-negative'),
    colorSuccess: token('c-positive'),
    colorWarning: token('c-warning'),
    borderRadius: token('radius-m'),
  };
  const known = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ''));
  return {
    theme: 'stripe',
    labels: 'above',
    variables: {
      ...known,
      fontFamily: 'Figtree, system-ui, sans-serif',
      fontSizeBase: styles.fontSize || '16px',
    },
  };
}

const spoken: readonly StripeElementLocale[] = [
  ...(['ar', 'da', 'de', 'en', 'en-GB', 'es', 'fr', 'it', 'ja', 'nb', 'nl', 'pl', 'pt', 'sv'] as const),
];

/** The page's language; one that Stripe does not have is the browser's. */
export const stripeLocale = (locale: string): StripeElementLocale =>
  spoken.find((known) => known === locale) ??
  spoken.find((known) => known === locale.split('-', 1)[0]) ??
  'auto';
