import { baseRateCost, surcharges } from 'shared/contracts';
import { minorDigits, todayIn } from 'shared/domain';
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

/** Amounts with more digits than the currency has. */
export function checkAmounts(file: PropertyFile): Problem[] {
  const { currency } = file.property;
  const digits = minorDigits(currency);
  const check = (path: Path, amount: number | null): Problem[] =>
    amount === null || Number(amount.toFixed(digits)) === amount
      ? []
      : [problemAt(path, `${currency} has ${String(digits)} decimal digits`)];
  return [
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
