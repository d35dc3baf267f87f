import * as z from 'zod/mini';

type Shape = Readonly<Record<string, z.ZodMiniType>>;
type Usual<S extends Shape> = { readonly [K in keyof S]?: z.output<S[K]> };

/** The fields of a shape, those that `values` names with what holds where a file says nothing of them. */
export const usually = <S extends Shape, V extends Usual<S>>(
  shape: S,
  values: V,
): { readonly [K in keyof S]: K extends keyof V ? z.ZodMiniDefault<S[K]> : S[K] } => {
  const entries = Object.entries(shape).map(
    ([key, schema]) => [key, key in values ? z._default(schema, values[key] as never) : schema] as const,
  );
  // `fromEntries` forgets which key has which schema.
  return Object.fromEntries(entries) as never;
};

type Fields = Record<string, unknown>;
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const textOf = (value: unknown): string => {
  if (typeof value === 'string') return value;
  const [first] = isFields(value) ? Object.values(value) : [];
  return typeof first === 'string' ? first : '';
};

const countryNameOf = (code: unknown): string | undefined =>
  typeof code === 'string' && /^[A-Z]{2}$/.test(code)
    ? new Intl.DisplayNames('en-GB', { type: 'region' }).of(code)
    : undefined;

const hasSome = (list: unknown): boolean => Array.isArray(list) && list.length > 0;

/** Fields of `values` that are not written; one that is not known stays out. */
const completed = (written: Fields, values: Fields): Fields => ({
  ...Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)),
  ...written,
});

const each = (list: unknown, complete: (item: Fields) => Fields): unknown =>
  Array.isArray(list) ? list.map((item: unknown) => (isFields(item) ? complete(item) : item)) : list;

function propertyOf(property: Fields): Fields {
  const written = isFields(property['Address']) ? property['Address'] : {};
  const address = completed(written, { CountryName: countryNameOf(written['CountryCode']) });
  const { Street, PostCode, City } = address;
  const place = [textOf(PostCode), textOf(City)].filter((part) => part !== '').join(' ');
  const line = [textOf(Street), place].filter((part) => part !== '').join(', ');
  return completed(
    { ...property, ...(isFields(property['Address']) ? { Address: address } : {}) },
    {
      PropertyAddress: line === '' ? undefined : line,
      HasRating: (property['HotelRating'] ?? null) !== null,
    },
  );
}

/** A property file with what follows from its other fields, where it does not say it itself (docs/property-file.md). */
export function withWhatFollows(file: unknown): unknown {
  if (!isFields(file)) return file;
  const { Property, BookConfig = {}, RatePlans, Services, Vouchers, Restaurants, Companies } = file;
  const [restaurant] = Array.isArray(Restaurants) ? (Restaurants as unknown[]) : [];
  return {
    ...file,
    ...(isFields(Property) ? { Property: propertyOf(Property) } : {}),
    ...(isFields(BookConfig)
      ? {
          BookConfig: completed(BookConfig, {
            GiftServiceProviderConfig: { Active: hasSome(Vouchers), Name: '' },
            EnablePayByCompanyInvoice: hasSome(Companies),
            RestaurantBookingServiceActive: hasSome(Restaurants),
            RestaurantBookingDefaultRestaurant: isFields(restaurant) ? restaurant['Id'] : undefined,
          }),
        }
      : {}),
    ...(RatePlans === undefined
      ? {}
      : { RatePlans: each(RatePlans, (plan) => completed(plan, { RatePlanCode: plan['RatePlanId'] })) }),
    ...(Services === undefined
      ? {}
      : { Services: each(Services, (extra) => completed(extra, { ServiceCode: extra['ServiceId'] })) }),
  };
}
