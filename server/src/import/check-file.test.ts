import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { propertyFile } from '../../test/support/property-file.ts';
import { checkFile, warningsOf } from './check-file.ts';
import { parseFile } from './parse-file.ts';
import { propertyFileSchema } from './property-file.ts';

type File = ReturnType<typeof propertyFile> & Record<string, unknown>;

function changed(change: (file: File) => void) {
  const file: File = propertyFile();
  change(file);
  return file;
}

function problems(change: (file: File) => void): string[] {
  const parsed = parseFile(propertyFileSchema, changed(change));
  const found =
    parsed.kind === 'valid' ? checkFile(parsed.value) : [...parsed.problems, ...parsed.problemsOf(checkFile)];
  return found.map(({ path, message }) => `${path}: ${message}`);
}

describe('what a property file may not say', () => {
  it('has nothing against the hotel of the tests', () => {
    expect(problems(() => undefined)).toEqual([]);
  });

  it('needs neither a currency nor a telephone country: they are GBP and GB (product.md 9)', () => {
    const file = changed(({ Property }) => {
      Reflect.deleteProperty(Property, 'Currency');
      Reflect.deleteProperty(Property, 'DefaultPhoneCountryCode');
    });
    expect(parseFile(propertyFileSchema, file)).toMatchObject({
      kind: 'valid',
      value: { property: { currency: 'GBP', defaultPhoneCountryCode: 'GB' } },
    });
  });

  it.each<[string, (file: File) => void, string]>([
    [
      'a misspelt field',
      (file) => Object.assign(file.Rates[0] ?? {}, { BasRate: 1 }),
      'Rates[0].BasRate: This field is not known; is BaseRate meant?',
    ],
    [
      'a field in other letters',
      (file) => Object.assign(file.Property, { checkInTime: '15:00' }),
      'Property.checkInTime: This field is not known; is CheckInTime meant?',
    ],
    [
      'a field that nothing is near',
      (file) => Object.assign(file.Property, { Swimming: true }),
      'Property.Swimming: This field is not known',
    ],
    [
      'a price with a comma',
      (file) => Object.assign(file.Rates[0] ?? {}, { BaseRate: '95,00' }),
      'Rates[0].BaseRate: A number has a point and no quotes: 95.00',
    ],
    [
      'a count in quotes',
      (file) => Object.assign(file.Stock[0] ?? {}, { Total: '4' }),
      'Stock[0].Total: A number has a point and no quotes: 4',
    ],
    [
      'a missing field',
      (file) => Reflect.deleteProperty(file.Property, 'Email'),
      'Property.Email: This field is needed.',
    ],
    [
      'an upgrade to nowhere',
      (file) => Object.assign(file.RoomTypes[0] ?? {}, { Upgrades: ['sweet'] }),
      'RoomTypes[0].Upgrades[0]: There is no room type “sweet”',
    ],
    [
      'an id used twice',
      (file) => Object.assign(file.RatePlans[1] ?? {}, { RatePlanCode: 'flex' }),
      'RatePlans[1].RatePlanCode: “FLEX” is used twice',
    ],
    [
      'an unknown season',
      (file) => Object.assign(file.Rates[4] ?? {}, { Season: 'easter' }),
      'Rates[4].Season: There is no season “easter”',
    ],
    [
      'a season and a range',
      (file) => Object.assign(file.Rates[4] ?? {}, { From: '12-01', To: '12-02' }),
      'Rates[4].Season: A rule has either a Season or From and To',
    ],
    [
      'a day that is not',
      (file) => Object.assign(file.Seasons[0] ?? {}, { To: '02-30' }),
      'Seasons[0].To: This day is not in the calendar',
    ],
    [
      'half a recurring range',
      (file) => (file.Stock = [{ From: '06-01', Total: 1 } as never]),
      'Stock[0].From: A day of every year needs both From and To',
    ],
    [
      'a range that ends before it begins',
      (file) => Object.assign(file.Rates[5] ?? {}, { To: '2026-12-24' }),
      'Rates[5].To: This day is before From',
    ],
    [
      'too many decimals',
      (file) => Object.assign(file.Rates[0] ?? {}, { BaseRate: 99.999 }),
      'Rates[0].BaseRate: GBP has 2 decimal digits',
    ],
    [
      'Paystack in pounds',
      (file) => (file.Property.PayByPaystack = true),
      'Property.PayByPaystack: Paystack does not settle GBP; it takes GHS, KES, NGN, ZAR, USD',
    ],
    [
      'a service for tables that there is not',
      (file) =>
        Object.assign(file.BookConfig, {
          RestaurantBookingServiceActive: true,
          RestaurantBookingServiceType: 'TableSoft',
        }),
      'BookConfig.RestaurantBookingServiceType: There is no service “TableSoft” for tables; “Internal” is the one',
    ],
    [
      'letters that are no currency',
      (file) => (file.Property.Currency = 'ABC'),
      'Property.Currency: “ABC” is not a currency of ISO 4217',
    ],
    [
      'a currency to show prices in that is none',
      (file) => (file.Property.AvailableCurrencies = ['GBP', 'QQQ'] as never),
      'Property.AvailableCurrencies[1]: “QQQ” is not a currency of ISO 4217',
    ],
    [
      'an unknown time zone',
      (file) => (file.Property.TimeZone = 'Mars/Base'),
      'Property.TimeZone: This is not an IANA time zone',
    ],
    [
      'an unknown country',
      (file) => (file.Property.Address.CountryCode = 'XX'),
      'Property.Address.CountryCode: This country is not in ISO 3166',
    ],
    [
      'a plan with an unknown promo code',
      (file) => Object.assign(file.RatePlans[2] ?? {}, { PromoCodes: ['VIP'] }),
      'RatePlans[2].PromoCodes[0]: There is no promo code “VIP”',
    ],
    [
      'two discounts in one code',
      (file) => Object.assign(file.PromoCodes[0] ?? {}, { DiscountAmountPerNight: 1 }),
      'PromoCodes[0].DiscountAmountPerNight: A promo code takes off a percentage or an amount, not both',
    ],
    [
      'tables to book without a restaurant',
      (file) => (
        (file.Restaurants = []),
        (file.BookConfig.RestaurantBookingDefaultRestaurant = null as never)
      ),
      'BookConfig.RestaurantBookingServiceActive: There are no Restaurants to book',
    ],
    [
      'an e-mail address that is none',
      (file) => (file.Property.Email = 'stay.hotel.example'),
      'Property.Email: This is not an e-mail address',
    ],
    [
      'a link that is a script',
      (file) => (file.Property.WebsiteUrl = 'javascript:alert(1)'),
      'Property.WebsiteUrl: An address begins with https://, or with / for a page of this site',
    ],
    [
      'a link to another host that looks like a path',
      (file) => Object.assign(file.Property, { PrivacyPolicyUrl: '//evil.example/terms' }),
      'Property.PrivacyPolicyUrl: An address begins with https://, or with / for a page of this site',
    ],
    ...[
      '/\t/evil.example',
      '/\\evil.example',
      'https://hotel.example@evil.example',
      '\u00a0//evil.example',
    ].map((address): [string, (file: File) => unknown, string] => [
      `a link that a browser reads as another: ${JSON.stringify(address)}`,
      (file) => (file.Property.WebsiteUrl = address),
      'Property.WebsiteUrl: An address begins with https://, or with / for a page of this site',
    ]),
    [
      'a name of signs that show nothing',
      (file) => (file.Property.PropertyName = '\u200b\u3164'),
      'Property.PropertyName: This has to be written out',
    ],
    [
      'a room that no party fits',
      (file) => Object.assign(file.RoomTypes[0] ?? {}, { MinimumOccupancy: 5 }),
      'RoomTypes[0].MinimumOccupancy: The room takes 4 at most, so no party can be of 5 or more',
    ],
    [
      'a room whose adults and children are fewer than its least party',
      (file) =>
        Object.assign(file.RoomTypes[0] ?? {}, {
          MinimumOccupancy: 4,
          AdultMaximumOccupancy: 2,
          ChildMaximumOccupancy: 1,
        }),
      'RoomTypes[0].MinimumOccupancy: The room takes 3 at most, so no party can be of 4 or more',
    ],
    [
      'a plan for parties that fit no room',
      (file) =>
        Object.assign(file.RatePlans[0] ?? {}, { UseOccupancyForRatePlan: true, MinimumOccupancy: 5 }),
      'RatePlans[0].MinimumOccupancy: “Classic room” at this plan takes 4 at most, so no party can be of 5 or more',
    ],
    [
      'a fee of more than the stay',
      (file) =>
        Object.assign(file.RatePlans[0] ?? {}, {
          CancellationPolicy: [{ From: 'Creation', OffsetHours: 0, FeeType: 'Percent', Value: 250 }],
        }),
      'RatePlans[0].CancellationPolicy[0].Value: A fee is 100 percent of the stay at most',
    ],
    [
      'text in the colour of the page',
      (file) => (file.Property.Theme.Dark = '#ffffff'),
      'Property.Theme.Dark: Text in this colour cannot be read on LightPage: a contrast of 1.0, and 4.5 is needed',
    ],
    [
      'buttons in the colour of the page',
      (file) => (file.Property.Theme.Primary = '#fefefe'),
      'Property.Theme.Primary: Buttons in this colour cannot be seen on LightPage: a contrast of 1.0, and 1.5 is needed',
    ],
    [
      'currencies to show without the hotel’s own',
      (file) => (file.Property.AvailableCurrencies = ['EUR', 'USD']),
      'Property.AvailableCurrencies: The hotel’s own currency GBP is not among them',
    ],
    [
      'a room type that is never sold',
      (file) => (
        (file.Rates = [{ RoomTypeIds: ['classic'], BaseRate: 1 } as never]),
        (file.Stock = [{ RoomTypeIds: ['classic'], Total: 1 }])
      ),
      'RoomTypes[1]: No rule of Rates gives it a BaseRate, and none of Stock a room',
    ],
    [
      'a name of nothing',
      (file) => (file.Property.PropertyName = '  '),
      'Property.PropertyName: This has to be written out',
    ],
    [
      'a code with spaces around it',
      (file) => Object.assign(file.PromoCodes[0] ?? {}, { Code: ' SPRING15 ' }),
      'PromoCodes[0].Code: A code has no spaces around it',
    ],
    [
      'a code with a mark that nobody sees',
      (file) => Object.assign(file.PromoCodes[0] ?? {}, { Code: 'SPR\u00adING15' }),
      'PromoCodes[0].Code: A code has no characters that cannot be seen, nor special spaces',
    ],
    [
      'a code with a space that does not break',
      (file) => Object.assign(file.RatePlans[0] ?? {}, { RatePlanCode: 'FLEX\u00a01' }),
      'RatePlans[0].RatePlanCode: A code has no characters that cannot be seen, nor special spaces',
    ],
    [
      'a name of nothing that is seen',
      (file) => (file.Property.PropertyName = '\u200b'),
      'Property.PropertyName: This has to be written out',
    ],
    [
      'control characters',
      (file) => (file.Property.Description = 'Quiet\u0007 rooms'),
      'Property.Description: This text holds characters that cannot be shown',
    ],
  ])('%s', (_title, change, problem) => {
    expect(problems(change)).toEqual([problem]);
  });

  it('names taxes that every total includes beside prices without them', () => {
    const TaxesAndFees = [{ Id: 'city', Name: 'City tax', Amount: 2.5, Per: 'PersonNight' }];
    const change = { TaxesAndFees, PricesIncludeTax: false };
    expect(problems((file) => Object.assign(file.Property, change))).toEqual([
      'Property.PricesIncludeTax: Every total includes what TaxesAndFees name, so this has to be true',
    ]);
  });

  const aTax = { Id: 'city', Name: 'City tax', Amount: 2.5, Per: 'PersonNight' };
  it.each<[string, readonly object[], string]>([
    [
      'neither a percentage nor an amount',
      [{ ...aTax, Amount: null }],
      'Property.TaxesAndFees[0].Percent: A tax or fee has a Percent or an Amount',
    ],
    [
      'both',
      [{ ...aTax, Percent: 3 }],
      'Property.TaxesAndFees[0].Amount: A tax or fee has a Percent or an Amount, not both',
    ],
    [
      'more digits than the currency has',
      [{ ...aTax, Amount: 2.505 }],
      'Property.TaxesAndFees[0].Amount: GBP has 2 decimal digits',
    ],
    [
      'a name of nothing',
      [{ ...aTax, Name: ' ' }],
      'Property.TaxesAndFees[0].Name: This has to be written out',
    ],
    [
      'ages of a room',
      [{ ...aTax, Per: 'Room', MinAge: 16 }],
      'Property.TaxesAndFees[0].MinAge: Ages count for an Amount per Person or PersonNight only',
    ],
    [
      'ages the wrong way round',
      [{ ...aTax, MinAge: 16, MaxAge: 12 }],
      'Property.TaxesAndFees[0].MaxAge: The highest age is below the lowest',
    ],
    [
      'nights of what is charged once',
      [{ ...aTax, Per: 'Person', FirstNights: 7 }],
      'Property.TaxesAndFees[0].FirstNights: Nights are counted for an Amount per RoomNight or PersonNight only',
    ],
    [
      'a percentage per person',
      [{ Id: 'vat', Name: 'VAT', Percent: 5, Per: 'Person' }],
      'Property.TaxesAndFees[0].Per: Per says what an Amount is charged for',
    ],
    [
      'an amount of the room',
      [{ ...aTax, Of: 'Room' }],
      'Property.TaxesAndFees[0].Of: Of says what a Percent is taken of',
    ],
    ['VAT as an amount', [{ ...aTax, Kind: 'VAT' }], 'Property.TaxesAndFees[0].Kind: VAT is a Percent'],
    ['an id twice', [aTax, aTax], 'Property.TaxesAndFees[1].Id: “city” is used twice'],
  ])('refuses a tax with %s', (_what, TaxesAndFees, problem) => {
    expect(problems((file) => Object.assign(file.Property, { TaxesAndFees }))).toContain(problem);
  });

  const legalEntity = { Name: 'Test Ltd', AddressLines: ['1 Quay'], VatId: 'GB123456789' };
  it.each<[string, object, string]>([
    ['no name', { ...legalEntity, Name: ' ' }, 'Property.LegalEntity.Name: This has to be written out'],
    [
      'no address',
      { ...legalEntity, AddressLines: [] },
      'Property.LegalEntity.AddressLines: An invoice needs the address of who issues it',
    ],
    [
      'an empty line',
      { ...legalEntity, AddressLines: ['1 Quay', ''] },
      'Property.LegalEntity.AddressLines[1]: A line of an address cannot be empty',
    ],
    [
      'a VAT id without its country',
      { ...legalEntity, VatId: '123456789' },
      'Property.LegalEntity.VatId: A VAT id begins with the two letters of its country, such as ESB12345674',
    ],
    [
      'a VAT id of another form',
      { ...legalEntity, VatId: 'ESB1234567' },
      'Property.LegalEntity.VatId: This is not a VAT id of ES: one looks like ESB12345674',
    ],
    [
      'VAT and no VAT id',
      { ...legalEntity, VatId: null },
      'Property.LegalEntity.VatId: Invoices with VAT need the VAT id of who issues them',
    ],
  ])('refuses a legal entity with %s', (_what, LegalEntity, problem) => {
    const TaxesAndFees = [{ Id: 'vat', Name: 'VAT', Kind: 'VAT', Percent: 20, Included: true }];
    expect(problems((file) => Object.assign(file.Property, { LegalEntity, TaxesAndFees }))).toEqual([
      problem,
    ]);
  });

  it('refuses a company’s VAT id that cannot be one, and an empty line of its address', () => {
    const Companies = [{ AccountId: 'acme', Name: 'Acme', VatId: 'DK1', AddressLines: [' '] }];
    expect(problems((file) => Object.assign(file, { Companies }))).toEqual([
      'Companies[0].VatId: This is not a VAT id of DK: one looks like DK12345678',
      'Companies[0].AddressLines[0]: A line of an address cannot be empty',
    ]);
  });

  const bands = [
    { Name: 'Babies', MinAge: 0, MaxAge: 2, CountsAs: 'Infant' },
    { Name: 'Children', MinAge: 3, MaxAge: 11, CountsAs: 'Child', Percent: 50 },
    { Name: 'Teenagers', MinAge: 12, MaxAge: 15, CountsAs: 'Adult' },
  ];
  const changedBand = (index: number, change: object) =>
    bands.map((band, place) => (place === index ? { ...band, ...change } : band));
  it.each<[string, object, string]>([
    [
      'ages before them',
      { ChildBands: changedBand(0, { MinAge: 1 }) },
      '[0].MinAge: No band has the ages from 0 on: the band begins at 0',
    ],
    [
      'a gap',
      { ChildBands: changedBand(1, { MinAge: 5 }) },
      '[1].MinAge: No band has the ages from 3 on: the band begins at 3',
    ],
    [
      'the same age twice',
      { ChildBands: changedBand(1, { MinAge: 2 }) },
      '[1].MinAge: Age 2 is in the band before already',
    ],
    [
      'ages the wrong way round',
      { ChildBands: changedBand(2, { MaxAge: 3 }) },
      '[2].MaxAge: The highest age is below the lowest',
    ],
    [
      'a name of nothing',
      { ChildBands: changedBand(1, { Name: ' ' }) },
      '[1].Name: This has to be written out',
    ],
    [
      'a share for adults',
      { ChildBands: changedBand(2, { Percent: 90 }) },
      '[2].Percent: Guests who count as adults pay what adults pay',
    ],
    [
      'older guests as infants',
      { ChildBands: changedBand(2, { CountsAs: 'Infant' }) },
      '[2].CountsAs: The younger guests of “Children” count as Child',
    ],
    [
      'a share of more than all',
      { ChildBands: changedBand(1, { Percent: 120 }) },
      '[1].Percent: This has to be 100 or less.',
    ],
    [
      'infants that are not asked for',
      { ChildBands: bands, EnableInfantSearch: false },
      '[0].CountsAs: Such guests are not asked for: EnableInfantSearch is false',
    ],
  ])('refuses bands with %s', (_what, change, problem) => {
    expect(problems((file) => Object.assign(file.Property, change))).toContain(
      `Property.ChildBands${problem}`,
    );
  });

  const half = { MinAge: 3, MaxAge: 11, Percent: 50 };
  it.each<[string, object, string]>([
    [
      'where all pay together',
      { ByAge: [half], ChargePerPerson: false },
      ': Ages count where ChargePerPerson is true only',
    ],
    ['for infants', { ByAge: [{ ...half, MinAge: 0, MaxAge: 2 }] }, '[0].MaxAge: Infants pay for no extra'],
    [
      'for an age that is not asked for',
      { ByAge: [{ ...half, MinAge: 30, MaxAge: 40 }] },
      '[0].MinAge: No guest is asked for an age above 15',
    ],
    [
      'the wrong way round',
      { ByAge: [{ ...half, MaxAge: 2 }] },
      '[0].MaxAge: The highest age is below the lowest',
    ],
    [
      'twice for an age',
      { ByAge: [half, { ...half, MinAge: 11, MaxAge: 12 }] },
      '[1].MinAge: Some of these ages have a price already',
    ],
  ])('refuses prices of an extra by age %s', (_what, change, problem) => {
    const found = problems((file) => {
      Object.assign(file.Property, { ChildBands: bands });
      Object.assign(file.Services[0] ?? {}, { ChargePerPerson: true }, change);
    });
    expect(found).toContain(`Services[0].ByAge${problem}`);
  });

  it('refuses prices of an extra by age at a hotel that asks for none', () => {
    const found = problems((file) =>
      Object.assign(file.Services[0] ?? {}, { ChargePerPerson: true, ByAge: [half] }),
    );
    expect(found).toEqual(['Services[0].ByAge: Ages are asked for where Property has ChildBands only']);
  });

  it.each<[string, object, string]>([
    [
      'a longest stay below the shortest',
      { MinLengthOfStay: 3, MaxLengthOfStay: 2 },
      'Rates[1].MaxLengthOfStay: The longest stay is below the shortest',
    ],
    [
      'nights that ask for more than the longest stay',
      { MinStayThrough: 5, MaxLengthOfStay: 4 },
      'Rates[1].MinStayThrough: A stay over these nights would have to be longer than the longest',
    ],
    [
      'bookings that end before they begin',
      { MinDaysBeforeArrival: 14, MaxDaysBeforeArrival: 7 },
      'Rates[1].MaxDaysBeforeArrival: Bookings would end before they begin: it is below MinDaysBeforeArrival',
    ],
    [
      'a longest stay of nothing',
      { MaxLengthOfStay: 0 },
      'Rates[1].MaxLengthOfStay: This has to be 1 or more.',
    ],
    [
      'half a day',
      { MinDaysBeforeArrival: 1.5 },
      'Rates[1].MinDaysBeforeArrival: This has to be a whole number.',
    ],
  ])('refuses %s', (_what, terms, problem) => {
    const found = problems((file) => file.Rates.splice(1, 0, terms as never));
    expect(found).toEqual([problem]);
  });

  it.each([
    [
      'that is not in the file',
      [{ ServiceId: 'sauna' }],
      'RatePlans[0].Inclusions[0].ServiceId: There is no extra “sauna”',
    ],
    [
      'twice',
      [{ ServiceId: 'breakfast' }, { ServiceId: 'breakfast' }],
      'RatePlans[0].Inclusions[1].ServiceId: “breakfast” is included twice',
    ],
    [
      'more often than once for a stay',
      [{ ServiceId: 'breakfast', Quantity: 2 }],
      'RatePlans[0].Inclusions[0].Quantity: Only an extra that is charged PerQuantity is included more than once',
    ],
    [
      'no times',
      [{ ServiceId: 'breakfast', Quantity: 0 }],
      'RatePlans[0].Inclusions[0].Quantity: This has to be 1 or more.',
    ],
    [
      'that a room type does not have',
      [{ ServiceId: 'champagne' }],
      'RatePlans[0].Inclusions[0].ServiceId: “champagne” does not go with room type “classic”, which is sold at this rate plan',
    ],
  ])('refuses a rate with an extra inside %s', (_what, Inclusions, problem) => {
    expect(problems(({ RatePlans: [plan = {}] }) => Object.assign(plan, { Inclusions }))).toContain(problem);
  });

  it.each([
    [
      'more than there are in a day',
      { RoomTypeIds: null },
      'RatePlans[0].Inclusions[0].Quantity: There are 5 of “champagne” a day, so this rate could never be sold',
    ],
    [
      'that leaves the rate plan out',
      { RoomTypeIds: null, RatePlanIds: ['saver'] },
      'RatePlans[0].Inclusions[0].ServiceId: “champagne” does not go with this rate plan: its RatePlanIds leave it out',
    ],
  ])('refuses a rate with an extra inside: %s', (_what, champagne, problem) => {
    const found = problems(({ RatePlans: [plan = {}], Services }) => {
      Object.assign(plan, { Inclusions: [{ ServiceId: 'champagne', Quantity: 6 }] });
      Object.assign(Services[2] ?? {}, champagne);
    });
    expect(found).toContain(problem);
  });

  it.each<[string, object, string]>([
    ['an unknown time', { When: 'later' }, 'When: '],
    [
      'a deposit of nothing said',
      { When: 'deposit' },
      'When: A deposit is a Percent of the stay or its first Nights',
    ],
    [
      'a deposit of both',
      { When: 'deposit', Percent: 30, Nights: 1 },
      'Nights: A deposit is either a Percent of the stay or its first Nights, not both',
    ],
    [
      'a deposit of everything',
      { When: 'deposit', Percent: 100 },
      'Percent: A deposit is more than 0 and less than 100 percent: everything at once is “now”, nothing is “at-hotel”',
    ],
    ['no nights', { When: 'deposit', Nights: 0 }, 'Nights: This has to be 1 or more.'],
    [
      'no days before arrival',
      { When: 'days-before' },
      'Days: How many Days before arrival it is charged is missing',
    ],
    [
      'days of another time',
      { When: 'at-hotel', Days: 7 },
      'Days: A rate that is paid “at-hotel” has no Days',
    ],
    [
      'a part of everything',
      { When: 'now', Percent: 30 },
      'Percent: A rate that is paid “now” has no Percent',
    ],
    ['a misspelt field', { When: 'deposit', Nights: 1, Rest: 2 }, 'Rest: This field is not known'],
  ])('refuses a rate that is paid at %s', (_what, Payment, problem) => {
    const found = problems(({ RatePlans: [plan = {}] }) => Object.assign(plan, { Payment }));
    expect(found.filter((each) => each.startsWith(`RatePlans[0].Payment.${problem}`))).toHaveLength(1);
  });

  it('warns of a rate that Paystack could not charge later', () => {
    const parsed = parseFile(
      propertyFileSchema,
      changed(({ Property, RatePlans: [plan = {}] }) => {
        Object.assign(plan, { Payment: { When: 'at-hotel' } });
        Object.assign(Property, { PayByPaystack: true, Currency: 'NGN' });
      }),
    );
    expect(parsed.kind === 'valid' ? warningsOf(parsed.value) : []).toContainEqual({
      path: 'RatePlans[0].Payment',
      message: 'Paystack cannot keep a card: this rate is paid at once all the same',
    });
  });

  it.each<[string, object, string]>([
    [
      'a measure without its width',
      { Feature: 'DoorWidth' },
      'Property.Accessibility[0].Centimetres: DoorWidth is a measure: it needs Centimetres',
    ],
    [
      'a width of what has none',
      { Feature: 'Lift', Centimetres: 90 },
      'Property.Accessibility[0].Centimetres: Lift has no measure',
    ],
    [
      'a note of nothing',
      { Feature: 'Lift', Note: ' ' },
      'Property.Accessibility[0].Note: This has to be written out',
    ],
  ])('refuses a fact of accessibility with %s', (_what, fact, problem) => {
    expect(problems((file) => Object.assign(file.Property, { Accessibility: [fact] }))).toEqual([problem]);
  });

  it('refuses a fact that is stated twice, and a picture that says nothing or something unknown', () => {
    const change = (file: File): void => {
      Object.assign(file.RoomTypes[0] ?? {}, {
        Accessibility: [{ Feature: 'Lift' }, { Feature: 'Lift' }],
        ImageUrls: [
          '/a.svg',
          { Url: '/b.svg', Alt: ' ' },
          { Url: '/c.svg', Alt: 'A bed', Alternative: 'A bed' },
        ],
      });
    };
    expect(problems(change)).toEqual([
      'RoomTypes[0].ImageUrls[2].Alternative: This field is not known',
      'RoomTypes[0].Accessibility[1].Feature: “Lift” is used twice',
      'RoomTypes[0].ImageUrls[1].Alt: This has to be written out',
    ]);
  });

  it('is all said at once: misfits, misspelt fields, references and values', () => {
    const found = problems((file) => {
      Reflect.deleteProperty(file.Property, 'Email');
      Object.assign(file.Property, { PropertyName: 7, TimeZone: 'Mars/Base', Currency: 'ABC' });
      Object.assign(file.BookConfig, { Colour: 'blue' });
      Object.assign(file.Rates[0] ?? {}, { BasRate: 1, BaseRate: -3 });
      Object.assign(file.RoomTypes[0] ?? {}, { Upgrades: ['sweet'], Name: null });
    });
    expect(found.toSorted()).toEqual([
      'BookConfig.Colour: This field is not known',
      'Property.Currency: “ABC” is not a currency of ISO 4217',
      'Property.Email: This field is needed.',
      'Property.PropertyName: This has to be a text.',
      'Property.TimeZone: This is not an IANA time zone',
      'Rates[0].BasRate: This field is not known; is BaseRate meant?',
      'Rates[0].BaseRate: This has to be 0 or more.',
      'RoomTypes[0].Name: This has to be a text.',
      'RoomTypes[0].Upgrades[0]: There is no room type “sweet”',
    ]);
  });

  it.each([
    ['null', null],
    ['a list', []],
    ['nothing of it', {}],
  ])('is said of %s without an end', (_title, written) => {
    const parsed = parseFile(propertyFileSchema, written);
    expect(parsed.kind === 'invalid' && parsed.problems.length > 0).toBe(true);
  });

  it.each([
    ['two', 2, 1],
    ['three', 3, 0],
  ])('warns of a room for three guests with beds for %s at most', (_title, Sleeps, warned) => {
    const file = changed((written) => {
      Object.assign(written.RoomTypes[1] ?? {}, {
        MaximumOccupancy: 3,
        Configurations: [
          { Id: 'twin', Text: 'Twin', IsDefault: true, Sleeps: 1 },
          { Id: 'king', Text: 'King', Sleeps },
        ],
      });
    });
    const paths = warningsOf(z.decode(propertyFileSchema, file as never)).map(({ path }) => path);
    expect(paths.filter((path) => path === 'RoomTypes[1].Configurations')).toHaveLength(warned);
  });

  it('warns of required fields that the booking form does not have', () => {
    const file = changed((written) => {
      written.BookConfig.CityRequired = true;
      written.BookConfig.StateOrCountyRequired = true;
    });
    const warnings = warningsOf(z.decode(propertyFileSchema, file as never));
    expect(warnings.map((warning) => warning.path)).toEqual(
      expect.arrayContaining(['BookConfig.CityRequired', 'BookConfig.StateOrCountyRequired']),
    );
  });

  it.each([
    [0, 'There are 0 pictures: guests expect 4 or more'],
    [1, 'There is 1 picture: guests expect 4 or more'],
    [3, 'There are 3 pictures: guests expect 4 or more'],
    [4, undefined],
  ])('warns of a house or a room with %i pictures: %s', (count, message) => {
    const pictures = Array.from({ length: count }, (_, index) => ({
      Url: `/${String(index)}.svg`,
      Alt: 'A bed',
    }));
    const file = changed(({ Property, RoomTypes: [room = {}] }) => {
      const [first = null, ...more] = pictures;
      Object.assign(Property, { PropertyImageUrl: first, PropertyImageUrls: more });
      Object.assign(room, { ImageUrls: pictures });
    });
    const warnings = warningsOf(z.decode(propertyFileSchema, file as never));
    const messageAt = (path: string) => warnings.find((warning) => warning.path === path)?.message;
    expect([messageAt('Property.PropertyImageUrls'), messageAt('RoomTypes[0].ImageUrls')]).toEqual([
      message,
      message,
    ]);
  });

  it('asks no card for what no card can be charged', () => {
    const inDinars = (change: (file: File) => void = () => undefined) =>
      problems((file) => {
        Object.assign(file.Property, { Currency: 'KWD' });
        change(file);
      }).filter((problem) => /cards are charged/i.test(problem));
    const set = (file: File) => {
      const { Rates, RatePlans, Services, Property } = file;
      const fee = { From: 'Creation', OffsetHours: 0, FeeType: 'Amount', Value: 1.005 };
      const child = { Name: 'Child', MinAge: 0, MaxAge: 12, CountsAs: 'Child', Percent: 33 };
      Object.assign(Rates[0] ?? {}, { BaseRate: 45.125, CostPerChild: 12.5 });
      Object.assign(RatePlans[0] ?? {}, { CancellationPolicy: [fee] });
      Object.assign(Services[0]?.Articles[0] ?? {}, { Price: 2.255 });
      Object.assign(Property, { ChildBands: [child] });
    };
    const steps = 'Cards are charged in steps of 0.010 KWD';
    expect(inDinars()).toEqual([]);
    expect(inDinars(set)).toEqual([
      `RatePlans[0].CancellationPolicy[0].Value: ${steps}`,
      'Property.ChildBands[0].Percent: 33 percent of some price is not a multiple of 0.010 KWD, and cards are charged in such steps',
      `Rates[0].BaseRate: ${steps}`,
      `Services[0].Articles[0].Price: ${steps}`,
    ]);
    const withoutCards = (file: File) => {
      set(file);
      Object.assign(file, { CreditCards: [] });
    };
    expect(inDinars(withoutCards)).toEqual([]);
  });
});
