/** What a price crawler reads of a page. */
export interface PageOffer {
  readonly identifier: string;
  /** As a decimal of its currency. */
  readonly price: string;
  readonly currency: string;
}

const valuesOf = (html: string, name: string): string[] =>
  [...html.matchAll(new RegExp(`<meta itemprop="${name}" content="([^"]*)"`, 'gi'))].map(
    ([, value = '']) => value,
  );

/** The one offer of a page's microdata; null where it has none or more than one, or its price is missing. */
export function offerOfPage(html: string): PageOffer | null {
  const offers = html.match(/itemprop="makesOffer"/gi) ?? [];
  const [price, morePrices] = valuesOf(html, 'price');
  const [currency] = valuesOf(html, 'priceCurrency');
  // The first identifier is the hotel's own.
  const [, identifier] = valuesOf(html, 'identifier');
  if (offers.length !== 1 || morePrices !== undefined) return null;
  return price === undefined || currency === undefined || identifier === undefined
    ? null
    : { identifier, price, currency };
}
