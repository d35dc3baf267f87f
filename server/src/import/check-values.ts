import { baseRateCost, surcharges } from 'shared/contracts';
import { cardStep, formatDecimal, minorDigits, todayIn, toMinor } from 'shared/domain';
import { isCountry } from '../modules/static-data/index.ts';
import { problemAt, type Path, type Problem } from './problems.ts';
import type { PropertyFile } from './property-file.ts';

/** decisions 4: what Paystack settles. */
const paystackCurrencies: ReadonlySet<string> = new Set(['GHS', 'KES', 'NGN', 'ZAR', 'USD']);

const currencies: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));

export const isCurrency = (code: string): boolean => currencies.has(code);

/** Codes that are three letters, but no currency of ISO 4217. */
export const checkCurrencies = (codes: readonly (readonly [path: Path, code: string])[]): Problem[] =>
  codes.flatMap(([path, code]) =>
    isCurrency(code) ? [] : [problemAt(path, `“${code}” is not a currency of ISO 4217`)],
  );

const rateAmounts = [baseRateCost, { wire: 'AdjustAmount', key: 'adjustAmount' } as const, ...surcharges];

/** Whether guests are asked for amounts by card. */
const takesCards = ({ creditCards, property }: PropertyFile): boolean =>
  creditCards.length > 0 && !property.payByPaystack;

const stepText = (currency: string): string => `${formatDecimal(cardStep(currency), currency)} ${currency}`;

/** What children pay of what costs them something, where that is between two amounts that cards are charged. */
function checkShares(file: PropertyFile): Problem[] {
  const { currency, childBands } = file.property;
  const step = cardStep(currency);
  if (step === 1 || !takesCards(file)) return [];
  const costs = new Set(
    [
      ...file.rates.flatMap((rule) => surcharges.map(({ key }) => rule[key] ?? 0)),
      ...file.services.flatMap(({ articles, prices = [] }) =>
        [...articles, ...prices].map(({ price }) => price),
      ),
    ].map((cost) => toMinor(cost, currency)),
  );
  return (childBands ?? []).flatMap(({ percent = 100 }, index) =>
    [...costs].some((cost) => (cost * percent) % (100 * step) !== 0)
      ? [
          problemAt(
            ['Property', 'ChildBands', index, 'Percent'],
            `${String(percent)} percent of some price is not a multiple of ${stepText(currency)}, and cards are charged in such steps`,
          ),
        ]
      : [],
  );
}

/** Amounts with more digits than the currency has, or than cards can be charged. */
export function checkAmounts(file: PropertyFile): Problem[] {
  const { currency } = file.property;
  const digits = minorDigits(currency);
  const step = takesCards(file) ? cardStep(currency) : 1;
  const check = (path: Path, amount: number | null | undefined): Problem[] => {
    if (amount === null || amount === undefined) return [];
    if (Number(amount.toFixed(digits)) !== amount)
      return [problemAt(path, `${currency} has ${String(digits)} decimal digits`)];
    return toMinor(amount, currency) % step === 0
      ? []
      : [problemAt(path, `Cards are charged in steps of ${stepText(currency)}`)];
  };
  const { taxesAndFees = [] } = file.property;
  return [
    ...check(['RoundRatesTo'], file.roundRatesTo),
    ...taxesAndFees.flatMap(({ amount }, index) =>
      check(['Property', 'TaxesAndFees', index, 'Amount'], amount),
    ),
    ...file.services.flatMap(({ prices = [] }, index) =>
      prices.flatMap(({ price }, place) => check(['Services', index, 'Prices', place, 'Price'], price)),
    ),
    ...file.ratePlans.flatMap(({ cancellationPolicy, noShow }, index) => [
      ...cancellationPolicy.flatMap(({ feeType, value }, place) =>
        feeType === 'Amount' ? check(['RatePlans', index, 'CancellationPolicy', place, 'Value'], value) : [],
      ),
      ...(noShow?.feeType === 'Amount' ? check(['RatePlans', index, 'NoShow', 'Value'], noShow.value) : []),
    ]),
    ...checkShares(file),
    ...file.rates.flatMap((rule, index) =>
      rateAmounts.flatMap(({ wire, key }) => check(['Rates', index, wire], rule[key])),
    ),
    ...file.services.flatMap((service, index) =>
      service.articles.flatMap((article, place) =>
        check(['Services', index, 'Articles', place, 'Price'], article.price),
      ),
    ),
    ...file.promoCodes.flatMap((promo, index) =>
      check(['PromoCodes', index, 'DiscountAmountPerNight'], promo.discountAmountPerNight),
    ),
    ...file.vouchers.flatMap((voucher, index) => check(['Vouchers', index, 'Value'], voucher.value)),
  ];
}

function isTimeZone(zone: string): boolean {
  try {
    return todayIn(zone, new Date(0)) !== '';
  } catch {
    return false;
  }
}

/** Who keeps a hotel's tables (docs/decisions/0032): the restaurants of the file; there is no other service yet. */
const ownTableService = 'Internal';

/** Settings of the property that cannot hold, alone or together. */
export function checkProperty({ property, bookConfig, restaurants, promoCodes }: PropertyFile): Problem[] {
  const problem = (isWrong: boolean, path: Path, message: string) =>
    isWrong ? [problemAt(path, message)] : [];
  return [
    ...checkCurrencies([
      [['Property', 'Currency'], property.currency],
      ...property.availableCurrencies.map(
        (code, index) => [['Property', 'AvailableCurrencies', index], code] as const,
      ),
    ]),
    ...problem(
      property.payByPaystack && !paystackCurrencies.has(property.currency),
      ['Property', 'PayByPaystack'],
      `Paystack does not settle ${property.currency}; it takes ${[...paystackCurrencies].join(', ')}`,
    ),
    ...problem(!isTimeZone(property.timeZone), ['Property', 'TimeZone'], 'This is not an IANA time zone'),
    ...problem(
      !isCountry(property.address.countryCode),
      ['Property', 'Address', 'CountryCode'],
      'This country is not in ISO 3166',
    ),
    ...problem(
      !isCountry(property.defaultPhoneCountryCode),
      ['Property', 'DefaultPhoneCountryCode'],
      'This country is not in ISO 3166',
    ),
    ...problem(
      property.maxNumberOfRoomsOnBooking < 1,
      ['Property', 'MaxNumberOfRoomsOnBooking'],
      'At least one room must be bookable',
    ),
    ...problem(
      bookConfig.restaurantBookingServiceActive && restaurants.length === 0,
      ['BookConfig', 'RestaurantBookingServiceActive'],
      'There are no Restaurants to book',
    ),
    ...problem(
      bookConfig.restaurantBookingServiceActive &&
        (bookConfig.restaurantBookingServiceType ?? ownTableService) !== ownTableService,
      ['BookConfig', 'RestaurantBookingServiceType'],
      `There is no service “${bookConfig.restaurantBookingServiceType ?? ''}” for tables; “${ownTableService}” is the one`,
    ),
    ...promoCodes.flatMap((promo, index) =>
      problem(
        promo.discountPercent !== null && promo.discountAmountPerNight !== null,
        ['PromoCodes', index, 'DiscountAmountPerNight'],
        'A promo code takes off a percentage or an amount, not both',
      ),
    ),
  ];
}
