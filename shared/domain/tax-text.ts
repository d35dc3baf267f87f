import type { Property } from '../contracts/index.ts';
import type { DomainMessageKey, Translate } from './messages/index.ts';

/** What a total says of taxes (decisions 2): "Includes VAT", or that they come on top; without a label, of taxes in general. */
export function taxText(
  { pricesIncludeTax, taxLabel }: Pick<Property, 'pricesIncludeTax' | 'taxLabel'>,
  translate: Translate<DomainMessageKey>,
): string {
  if (taxLabel === null) return translate(pricesIncludeTax ? 'price.taxes-included' : 'price.taxes-excluded');
  return translate(pricesIncludeTax ? 'price.tax-included' : 'price.tax-excluded', { tax: taxLabel });
}
