import { addedTaxes, type Minor, roundHalfUp, type TaxLine } from 'shared/domain';
import type { StoredInvoice, StoredVat } from '../../db/schema.ts';

type Rated = TaxLine & { readonly rate: NonNullable<TaxLine['rate']> };
type Scope = NonNullable<Rated['rate']['scope']>;

const isRated = (tax: TaxLine): tax is Rated => tax.rate !== null;
const scopeOf = ({ rate }: Rated): Scope => rate.scope ?? 'RoomAndExtras';

/** Whether two percentages are taken of the same money. */
const overlaps = (one: Rated, other: Rated): boolean =>
  scopeOf(one) === scopeOf(other) || scopeOf(one) === 'RoomAndExtras' || scopeOf(other) === 'RoomAndExtras';

/** What the price of `vat` contains of an included percentage, itself among them. */
function partWithin(tax: Rated, vat: Rated): Minor {
  if (!overlaps(tax, vat)) return 0;
  const isWider = scopeOf(tax) !== scopeOf(vat) && scopeOf(tax) === 'RoomAndExtras';
  return isWider ? roundHalfUp((tax.amount * vat.rate.of) / (tax.rate.of || 1)) : tax.amount;
}

/** Included VAT is charged on the price without the percentages that it contains, added VAT on the price. */
function baseOf(vat: Rated, included: readonly Rated[]): Minor {
  if (!vat.included) return vat.rate.of;
  return included.reduce((base, tax) => base - partWithin(tax, vat), vat.rate.of);
}

/** What is left of the net price for which there is no VAT. Two kinds of VAT on the same price count its base once. */
function untaxedOf(net: Minor, vat: readonly (readonly [line: Rated, base: Minor])[]): Minor {
  if (vat.length === 0) return 0;
  const bases = vat.map(([, base]) => base);
  const isShared = vat.some(([one], index) => vat.slice(index + 1).some(([other]) => overlaps(one, other)));
  if (!isShared) return net - bases.reduce((sum, base) => sum + base, 0);
  const covered = new Set(vat.map(([line]) => scopeOf(line)));
  return covered.size === 1 && !covered.has('RoomAndExtras') ? net - Math.min(...bases) : 0;
}

export type InvoiceSums = Pick<
  StoredInvoice,
  'vat' | 'untaxedMinor' | 'otherTaxes' | 'containedTaxes' | 'netMinor' | 'totalMinor'
>;

/**
 * The sums of an invoice from a booking's costs (rooms and extras, before vouchers) and its tax lines, one for each tax; minor units. Net + VAT + other
 * taxes = total. An included amount, and an included percentage that added VAT is charged on, stay in the net price.
 */
export function invoiceSums(costs: Minor, taxes: readonly TaxLine[]): InvoiceSums {
  const rated = taxes.filter(isRated);
  const addedVat = rated.filter(({ kind, included }) => kind === 'VAT' && !included);
  const staysInNet = (tax: TaxLine): boolean =>
    tax.included && (!isRated(tax) || (tax.kind !== 'VAT' && addedVat.some((vat) => overlaps(vat, tax))));
  const apart = taxes.filter((tax) => !staysInNet(tax));
  const taken = apart.filter(isRated).filter(({ included }) => included);
  const vat = rated.filter(({ kind }) => kind === 'VAT').map((line) => [line, baseOf(line, taken)] as const);
  const net = taken.reduce((rest, { amount }) => rest - amount, costs);
  return {
    vat: vat.map(([line, base]): StoredVat => ({
      name: line.name,
      percent: line.rate.percent,
      baseMinor: base,
      amountMinor: line.amount,
    })),
    untaxedMinor: untaxedOf(net, vat),
    otherTaxes: apart.filter(({ kind }) => kind !== 'VAT'),
    containedTaxes: taxes.filter(staysInNet),
    netMinor: net,
    totalMinor: costs + addedTaxes(taxes),
  };
}

/** `SARRIA-2026-000001`; corrections have a series of their own, as Spain asks for: `SARRIA-2026-R000001`. */
export const invoiceNumber = (
  code: string,
  year: number,
  series: 'invoice' | 'correction',
  number: number,
): string =>
  `${code.toUpperCase()}-${String(year)}-${series === 'correction' ? 'R' : ''}${String(number).padStart(6, '0')}`;

/** How often guests may correct an invoice themselves: enough for mistakes. */
export const mostCorrections = 5;
