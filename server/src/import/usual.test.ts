import { expect, it } from 'vitest';
import { checkFile, warningsOf } from './check-file.ts';
import { parseFile } from './parse-file.ts';
import { propertyFileSchema } from './property-file.ts';
import { markupWarnings, readTexts } from './texts-of-file.ts';
import { withWhatFollows } from './usual.ts';

/** The twelve fields that a hotel alone knows. */
const first = {
  Property: {
    PropertyCode: 'INN',
    PropertyName: 'The Inn',
    Address: { Street: '1 High Street', City: 'Rye', CountryCode: 'GB' },
    Email: 'stay@inn.example',
    Telephone: '+44 1797 496000',
    TimeZone: 'Europe/London',
  },
  RoomTypes: [{ RoomTypeId: 'double', Name: 'Double room' }],
  Rates: [{ BaseRate: 95 }],
  Stock: [{ Total: 4 }],
};
const read = (file: object) => {
  const parsed = parseFile(propertyFileSchema, withWhatFollows(file));
  if (parsed.kind === 'invalid') throw new Error(JSON.stringify(parsed.problems));
  return parsed.value;
};

it('a first file needs twelve fields; all else is as usual or follows from them', () => {
  const file = read(first);
  expect(checkFile(file)).toEqual([]);
  // Guests expect pictures; nothing else is said of such a file.
  expect(warningsOf(file).filter(({ message }) => !message.includes('picture'))).toEqual([]);
  expect(file).toMatchObject({
    formatVersion: 1,
    property: {
      propertyAddress: '1 High Street, Rye',
      address: { countryName: 'United Kingdom', postCode: '' },
      currency: 'GBP',
      checkInTime: '15:00',
      hasRating: false,
    },
    creditCards: ['visa', 'mastercard', 'amex'],
    ratePlans: [{ ratePlanId: 'standard', ratePlanCode: 'standard', cancellationPolicy: [] }],
    bookConfig: { restaurantBookingServiceActive: false, phoneRequired: true, streetRequired: false },
  });
});

it.each(['PropertyCode', 'PropertyName', 'Address', 'Email', 'Telephone', 'TimeZone'])(
  'a file without Property.%s is told so',
  (field) => {
    const property = Object.fromEntries(Object.entries(first.Property).filter(([key]) => key !== field));
    const parsed = parseFile(propertyFileSchema, withWhatFollows({ ...first, Property: property }));
    const problems = parsed.kind === 'invalid' ? parsed.problems : [];
    expect(problems).toEqual([{ path: `Property.${field}`, message: 'This field is needed.' }]);
  },
);

it('what a file says stays', () => {
  const file = read({
    ...first,
    Property: { ...first.Property, HotelRating: 4, PropertyAddress: 'On the hill' },
    RatePlans: [{ RatePlanId: 'flex', RatePlanCode: 'FLEX', Name: 'Flexible' }],
    Vouchers: [{ Code: 'GIFT', Name: 'Gift', Value: 50 }],
    BookConfig: { PhoneRequired: false },
  });
  expect(file).toMatchObject({
    property: { propertyAddress: 'On the hill', hasRating: true },
    ratePlans: [{ ratePlanCode: 'FLEX' }],
    bookConfig: { phoneRequired: false, giftServiceProviderConfig: { active: true } },
  });
});

it('HTML in a text is warned of, in any language', () => {
  const file = {
    ...first,
    Property: {
      ...first.Property,
      Description: { 'en-GB': 'Fish & chips < £5', da: 'Tæt på <b>havnen</b>' },
    },
    RoomTypes: [{ RoomTypeId: 'double', Name: 'Double&nbsp;room', Description: 'x < y > z' }],
  };
  expect(markupWarnings(readTexts(propertyFileSchema, file, undefined)).map(({ path }) => path)).toEqual([
    'Property.Description',
    'RoomTypes[0].Name',
  ]);
});
