import {
  accessibilityFactShape,
  addressLinesSchema,
  addressShape,
  amountSchema,
  bookConfigShape,
  childBandShape,
  countSchema,
  currencySchema,
  idSchema,
  languageCodeSchema,
  offerShape,
  orNull,
  propertyShape,
  ratePlanShape,
  roomTypeShape,
  serviceShape,
  shortTextSchema,
  taxOrFeeShape,
  themeSchema,
  timeOfDaySchema,
  wireObject,
} from 'shared/contracts';
import * as z from 'zod/mini';
import { aboutFileSchema } from './about-schema.ts';
import { localShortText, localText } from './local-text.ts';
import { usually } from './usual.ts';
import {
  allotmentSchema,
  cancellationRuleFileSchema,
  dayExpressionSchema,
  fixedDaySchema,
  rateRuleSchema,
  seasonSchema,
  servicePriceSchema,
  stockRuleSchema,
  weekdaySchema,
} from './rule-schemas.ts';

/**
 * Pictures: a file name relative to the property file (`media/hero.svg`), which the import copies beside the releases under a name with
 * its content's hash; or an address that begins with `/` or `https://`, which stays as it is. Holds for LogoFileUrl, PropertyImageUrl,
 * PropertyImageUrls, ImageUrls of room types and ImageUrl of offers.
 */

const writtenPictureSchema = z.union([z.string(), z.object({ Url: z.string(), Alt: localShortText })]);

/** A picture of the file: its name or address alone, or with what it shows. */
const pictureSchema = z.codec(
  writtenPictureSchema,
  z.custom<{ readonly url: string; readonly alt: string | null }>(),
  {
    decode: (written) =>
      typeof written === 'string' ? { url: written, alt: null } : { url: written.Url, alt: written.Alt },
    encode: ({ url, alt }) => (alt === null ? url : { Url: url, Alt: alt }),
  },
);

/** What guests read of a hotel, each in one language or in several (`localText`). */
const accessibilityFileSchema = z
  .array(wireObject({ ...accessibilityFactShape, Note: orNull(localShortText) }))
  .check(z.maxLength(60));
const localPropertyTexts = {
  PropertyName: localShortText,
  Description: localText,
  PropertyAddress: localShortText,
  Address: wireObject(
    usually(
      { ...addressShape, Street: localShortText, City: localShortText, CountryName: localShortText },
      { PostCode: '', CountryName: '', Latitude: null, Longitude: null },
    ),
  ),
  TaxLabel: z.nullable(localShortText),
  TaxesAndFees: z.optional(
    z.array(wireObject({ ...taxOrFeeShape, Name: localShortText })).check(z.maxLength(30)),
  ),
  Accessibility: z.optional(accessibilityFileSchema),
  ChildBands: z.optional(
    z.array(wireObject({ ...childBandShape, Name: localShortText })).check(z.maxLength(10)),
  ),
  OccupancyAdultLabelText: z.nullable(localShortText),
  OccupancyChildrenLabelText: z.nullable(localShortText),
  OccupancyInfantLabelText: z.nullable(localShortText),
} as const;
const localBookConfigTexts = {
  Locations: z.array(wireObject({ LocationId: idSchema, Name: localShortText })),
  NoAvailabilityMessage: z.nullable(localText),
  BookingIncentives: z.array(wireObject({ Title: localShortText, Text: localShortText })),
  CustomTermsAndConditionsLabel: z.nullable(localText),
  CustomTermsAndConditionsText: z.nullable(localText),
  SameDayBookingRestrictionMessage: z.nullable(localText),
} as const;
const localRoomTypeTexts = {
  Name: localShortText,
  Description: localText,
  Amenities: z.array(localShortText),
  BedTypes: z.array(localShortText),
  View: z.optional(z.nullable(localShortText)),
  AccessibleFeatures: z.array(localShortText),
  Accessibility: z.optional(accessibilityFileSchema),
} as const;
const localRatePlanTexts = {
  Name: localShortText,
  Description: localText,
  Promotion: orNull(localShortText),
  Policy: localText,
} as const;
const localServiceTexts = {
  ServiceName: localShortText,
  ServiceDescription: localText,
  Articles: z
    .array(wireObject({ ArticleId: idSchema, Name: localShortText, Price: amountSchema }))
    .check(z.minLength(1)),
} as const;
const localOfferTexts = { Name: localShortText, Description: localText } as const;

/** Said once, in the property; the booking configuration repeats it on the wire. */
const {
  MaxNumberOfRoomsOnBooking: _rooms,
  ShowRoomConfigurationQuestion: _question,
  ShowRoomTypeOccupancy: _occupancy,
  Offers: _offers,
  TextLanguages: _ofConfig,
  ...bookConfigOwn
} = bookConfigShape;

const { ImageAlt: _offerAlt, TextLanguages: _ofOffer, ...offerOwn } = offerShape;
const { ImageAlts: _alts, TextLanguages: _ofRoomType, ...roomTypeOwn } = roomTypeShape;
const { TextLanguages: _ofRatePlan, ...ratePlanOwn } = ratePlanShape;
const {
  PropertyImageAlt: _alt,
  PropertyImageAlts: _moreAlts,
  TextLanguages: _ofProperty,
  ...propertyOwn
} = propertyShape;

/** Quiet colours that go with every house, for a file without a theme. */
const usualTheme: z.input<typeof themeSchema> = {
  Primary: '#1F4E5F',
  Secondary: '#4A6670',
  Accent: '#9A6B1F',
  Tertiary: '#5B6B4A',
  Dark: '#1D2428',
  DarkPage: '#12181B',
  Positive: '#1E7B4B',
  Negative: '#B3261E',
  Info: '#1F5FA8',
  Warning: '#8A5A00',
  LightPage: '#F7F7F5',
  BrandPrimary: '#1F4E5F',
};

/** Where a file says nothing of them (docs/property-file.md). */
const usualProperty = {
  Description: '',
  PropertyAddress: '',
  LogoFileUrl: null,
  PropertyImageUrl: null,
  HotelRating: null,
  HasRating: false,
  GoogleTagManagerContainerId: null,
  FacebookPixelId: null,
  AvailableCurrencies: [],
  PayByPaystack: false,
  PrivacyPolicyUrl: null,
  TermsAndConditionsUrl: null,
  WebsiteUrl: null,
  CheckInTime: '15:00',
  CheckOutTime: '11:00',
  PricesIncludeTax: true,
  TaxLabel: null,
  ShowRoomConfigurationQuestion: false,
  ShowRoomTypeOccupancy: true,
  EnableChildrenSearch: true,
  EnableInfantSearch: true,
  DefaultOccupancyAdult: 2,
  DefaultOccupancyChildren: 0,
  DefaultOccupancyInfant: 0,
  MaxNumberOfRoomsOnBooking: 4,
  AdultMaximumOccupancy: null,
  ChildMaximumOccupancy: null,
  OccupancyAdultLabelText: null,
  OccupancyChildrenLabelText: null,
  OccupancyInfantLabelText: null,
};
const usualBookConfig = {
  HidePromoCodeOnLandingPage: false,
  Locations: [],
  NoAvailabilityMessage: null,
  Offers: [],
  BookingIncentives: [],
  GiftServiceProviderConfig: { active: false, name: '' },
  EnableUserChoiceOfPaymentMethod: false,
  EnablePayByCompanyInvoice: false,
  HasCustomTermsAndConditions: false,
  CustomTermsAndConditionsLabel: null,
  CustomTermsAndConditionsText: null,
  OnlyUseCustomTermsAndConditionsForPayByCompanyInvoice: false,
  RestaurantBookingServiceActive: false,
  RestaurantBookingDefaultRestaurant: null,
  RestaurantBookingServiceType: null,
  ShowMinimumLengthOfStayNotification: true,
  SameDayBookingRestrictionEnabled: false,
  SameDayBookingRestrictionHour: 0,
  SameDayBookingRestrictionMinute: 0,
  SameDayBookingRestrictionMessage: null,
  FirstNameRequired: true,
  LastNameRequired: true,
  EmailRequired: true,
  PhoneRequired: true,
  CountryRequired: false,
  StreetRequired: false,
  CityRequired: false,
  StateOrCountyRequired: false,
  PostCodeRequired: false,
};
const usualRoomType = {
  Description: '',
  ImageUrls: [],
  Amenities: [],
  BedTypes: [],
  AccessibleFeatures: [],
};
const usualRatePlan = {
  RatePlanCode: '',
  Description: '',
  Policy: '',
  CancellationPolicy: [],
  AllowPayByCompanyInvoice: false,
  PromoCodes: [],
  UseOccupancyForRatePlan: false,
};
const usualService = {
  ServiceCode: '',
  ServiceDescription: '',
  ChargePerPerson: false,
  ChargeType: 'PerStay' as const,
};

/** The schemes of product.md 5. */
export const cardSchemeSchema = z.enum([
  'visa',
  'mastercard',
  'amex',
  'discover',
  'unionpay',
  'troy',
  'diners',
  'jcb',
]);

const someIds = orNull(z.array(idSchema));

const roomTypeFileSchema = wireObject({
  ...usually({ ...roomTypeOwn, ...localRoomTypeTexts, ImageUrls: z.array(pictureSchema) }, usualRoomType),
  /** Adults that the base rate pays for; each one more pays CostPerAdult. */
  BaseNumberOfAdults: z._default(countSchema.check(z.minimum(1)), 1),
  /** Locations (BookConfig) that have this room type; all when absent. */
  LocationIds: someIds,
  /** Room types offered as an upgrade, best last. */
  Upgrades: z._default(z.array(idSchema), []),
  /** The choices of the room configuration question, e.g. Twin and Double. */
  Configurations: z._default(
    z.array(
      wireObject({
        Id: idSchema,
        Text: localShortText,
        /** What a guest gets who does not choose: the first one that has beds for the party. */
        IsDefault: z.optional(z.boolean()),
        /** How many adults and children have a bed; as many as the room takes when absent. */
        Sleeps: z.optional(countSchema.check(z.minimum(1))),
      }),
    ),
    [],
  ),
});

const untilDays = z.optional(
  z
    .nullable(z.int().check(z.minimum(0), z.maximum(365)))
    .check(z.describe('Days before arrival, until the hotel’s hour; null: only the hotel does it')),
);

/** What guests change by themselves, and until when; what is absent until the hotel's hour on the day of arrival. */
const guestChangesSchema = wireObject({
  Cancel: untilDays,
  Dates: untilDays,
  Party: untilDays,
  Rooms: untilDays,
  Names: untilDays,
  Extras: untilDays,
  Requests: untilDays,
});

const ratePlanFileSchema = wireObject({
  ...usually(
    {
      ...ratePlanOwn,
      ...localRatePlanTexts,
      CancellationPolicy: z.array(cancellationRuleFileSchema),
    },
    usualRatePlan,
  ),
  /** Room types sold at this plan; all when absent. */
  RoomTypeIds: someIds,
});

const { Price: _price, TextLanguages: _ofService, ...serviceOwn } = serviceShape;

/** An extra. Its price is the sum of its articles' prices. */
const serviceFileSchema = wireObject({
  ...usually({ ...serviceOwn, ...localServiceTexts }, usualService),
  /** Goes with these room types or rate plans only; all when absent. */
  RoomTypeIds: someIds,
  RatePlanIds: someIds,
  /** Prices of some days: of every night of a `PerDay` extra its own, of the others that of the arrival. */
  Prices: z.optional(z.array(servicePriceSchema).check(z.maxLength(100))),
  /** How many there are for each day (PerDay: every night of the stay; else the day of arrival); unlimited when absent. */
  DailyInventory: orNull(countSchema),
});

/** Takes a percentage or an amount off the base rate of every night; with neither it only opens the rate plans that name it. */
const promoCodeFileSchema = wireObject({
  Code: shortTextSchema,
  Name: localShortText,
  DiscountPercent: orNull(z.number().check(z.minimum(0), z.maximum(90))),
  DiscountAmountPerNight: orNull(amountSchema.check(z.minimum(0))),
  /** Every night of the stay lies within these days; open when absent. */
  StayFrom: orNull(fixedDaySchema),
  StayTo: orNull(fixedDaySchema),
  /** Days on which the code may be used. */
  SellFrom: orNull(fixedDaySchema),
  SellTo: orNull(fixedDaySchema),
  MinNights: orNull(countSchema),
  /** The discount holds for these rate plans; all when absent. */
  RatePlanIds: someIds,
});

const voucherFileSchema = wireObject({
  Code: shortTextSchema,
  Name: shortTextSchema,
  /** In the property's currency. The balance of a voucher that is in use is never changed by an import. */
  Value: amountSchema.check(z.minimum(0)),
  IsExperience: z._default(z.boolean(), false),
  ValidFrom: orNull(fixedDaySchema),
  ValidTo: orNull(fixedDaySchema),
});

const restaurantFileSchema = wireObject({
  Id: idSchema,
  Name: localShortText,
  MinOnlinePartySize: countSchema.check(z.minimum(1)),
  MaxOnlinePartySize: countSchema,
  NoAvailabilityText: localText,
  IsLeaveTimeRequired: z._default(z.boolean(), false),
  /** How long a table is kept, in minutes. */
  SittingMinutes: countSchema.check(z.minimum(15)),
  /** An offer at the table: on these weekdays and for tables between these times, both included; always when absent. */
  Promotions: z._default(
    z.array(
      wireObject({
        Id: idSchema,
        Name: localShortText,
        Description: localText,
        Weekdays: orNull(z.array(weekdaySchema).check(z.minLength(1))),
        FirstTime: orNull(timeOfDaySchema),
        LastTime: orNull(timeOfDaySchema),
      }),
    ),
    [],
  ),
  /** Days without tables whatever the sittings say, e.g. `12-25`. */
  ClosedDays: z._default(z.array(dayExpressionSchema), []),
  Sittings: z.array(
    wireObject({
      Weekdays: z.array(weekdaySchema).check(z.minLength(1)),
      Times: z.array(timeOfDaySchema),
      Covers: countSchema,
    }),
  ),
});

/** How many months ahead a hotel has prices and stock. */
export const horizonSchema = z._default(z.int().check(z.minimum(1), z.maximum(36)), 18);

const rulesShape = {
  Seasons: z._default(z.array(seasonSchema), []),
  Rates: z.array(rateRuleSchema).check(z.minLength(1)),
  Stock: z.array(stockRuleSchema).check(z.minLength(1)),
  Allotments: z._default(z.array(allotmentSchema), []),
  /** Base rates that a percentage changed are rounded to a multiple of this, e.g. 1 for whole pounds; to the smallest unit when absent. */
  RoundRatesTo: orNull(z.number().check(z.positive())),
  /** Months from today for which prices and stock are made. */
  HorizonMonths: horizonSchema,
} as const;

/** The part of a property file that the nights' prices and stock are made from. */
export const rulesSchema = wireObject(rulesShape);

/** Everything that a hotelier sets for one property; names and meanings are those of product.md 3. */
const domainSchema = z.string().check(z.regex(/^(?=.{3,253}$)[a-z0-9-]+(\.[a-z0-9-]+)+$/i));

/** A company that may be invoiced, and the proof that its guests give. */
const companyFileSchema = wireObject({
  AccountId: idSchema,
  Name: z.string(),
  InvoicePin: orNull(z.string().check(z.minLength(4), z.maxLength(50))),
  EmailDomains: z._default(z.array(domainSchema), []),
  InvoiceWithoutProof: z._default(z.enum(['OnRequest', 'Confirmed']), 'OnRequest'),
  /** Stand on its invoices; without an address the guest types it. */
  VatId: orNull(shortTextSchema),
  AddressLines: z._default(addressLinesSchema, []),
});

export const propertyFileSchema = wireObject({
  $schema: z.optional(z.string()),
  FormatVersion: z._default(z.literal(1), 1),
  /** The id on the wire; the property code in lower case when absent. */
  PropertyId: orNull(idSchema),
  Property: wireObject({
    ...usually(
      { ...propertyOwn, ...localPropertyTexts, PropertyImageUrl: z.nullable(pictureSchema) },
      usualProperty,
    ),
    Theme: z.prefault(themeSchema, usualTheme),
    /** In which the hotel's texts are, the first one that of plain strings and of what is missing in the others. */
    Languages: z.optional(z.array(languageCodeSchema).check(z.minLength(1), z.maxLength(30))),
    /** The hotel's hour: deadlines in days before arrival end at it; check-in time when absent. */
    CancellationTime: z.optional(timeOfDaySchema),
    GuestChanges: z.optional(guestChangesSchema),
    /** How long the rooms of a booking by telephone are held for its guest to pay by a link; 24 hours when absent, never past the arrival. */
    PaymentLinkHours: z.optional(z.int().check(z.minimum(1), z.maximum(720))),
    /** More pictures of the house, in the order in which guests see them. */
    PropertyImageUrls: z._default(z.array(pictureSchema).check(z.maxLength(100)), []),
  }),
  /** The hotel's own account under the site's at Stripe (Connect); null or absent: the site's. Guests' browsers get it, and it is no secret. */
  StripeAccountId: orNull(z.string().check(z.regex(/^acct_\w{1,60}$/))),
  /** Whether a challenge is asked before a card is tried, once cards were declined; null or absent: no. */
  ChallengeCards: orNull(z.boolean()),
  /** Mails to the hotel about its bookings; null or absent: none. */
  Notifications: orNull(
    wireObject({
      Addresses: z.array(shortTextSchema).check(z.minLength(1), z.maxLength(10)),
      LanguageCode: z._default(
        z.enum(['en', 'da', 'ar', 'de', 'fr', 'es', 'it', 'nl', 'sv', 'nb', 'pt', 'pl', 'ja']),
        'en',
      ),
      /** From this hour of the hotel's clock on, the arrivals of the day are sent; null or absent: never. */
      ArrivalsHour: orNull(z.int().check(z.minimum(0), z.maximum(23))),
    }),
  ),
  /** How long personal text is kept (docs/privacy.md); null, absent and what is absent in it: as usual. */
  Retention: orNull(
    wireObject({
      /** After the departure. */
      StayMonths: z.optional(z.int().check(z.minimum(1), z.maximum(120))),
      /** Of bookings that were not made after all. */
      UnbookedDays: z.optional(z.int().check(z.minimum(3), z.maximum(365))),
      /** Of the links of a booking, after the departure. */
      LinkDays: z.optional(z.int().check(z.minimum(1), z.maximum(365))),
      /** Of what mails were about, after they were sent. */
      MailDays: z.optional(z.int().check(z.minimum(1), z.maximum(365))),
      /** Of accounts, after they were last used. */
      AccountMonths: z.optional(z.int().check(z.minimum(1), z.maximum(120))),
      /** Of invoices, after the year in which they were issued: as the law asks. */
      InvoiceYears: z.optional(z.int().check(z.minimum(1), z.maximum(30))),
    }),
  ),
  /** What guests read of the hotel below the search: itself, its facilities, what is near, how one comes, its rules, questions. */
  About: orNull(aboutFileSchema),
  /** Guests are asked by mail for a review of their stay (docs/decisions/0106); null, absent and what is absent in it: as usual. */
  Reviews: orNull(
    wireObject({
      /** False: no guest is asked; what was written stays. True when absent. */
      Ask: z.optional(z.boolean()),
      /** After the departure; 2 when absent. */
      Days: z.optional(z.int().check(z.minimum(1), z.maximum(30))),
      /** From this hour of the hotel's clock on; 10 when absent. */
      Hour: z.optional(z.int().check(z.minimum(0), z.maximum(23))),
    }),
  ),
  /** Card schemes that the property takes, in the order shown. */
  CreditCards: z._default(z.array(cardSchemeSchema), ['visa', 'mastercard', 'amex']),
  BookConfig: z.prefault(
    wireObject(
      usually(
        {
          ...bookConfigOwn,
          ...localBookConfigTexts,
          Offers: z.array(wireObject({ ...offerOwn, ...localOfferTexts, ImageUrl: orNull(pictureSchema) })),
        },
        usualBookConfig,
      ),
    ),
    {},
  ),
  RoomTypes: z.array(roomTypeFileSchema).check(z.minLength(1)),
  RatePlans: z.prefault(z.array(ratePlanFileSchema).check(z.minLength(1)), [
    { RatePlanId: 'standard', RatePlanCode: 'standard', Name: 'Standard' },
  ]),
  ...rulesShape,
  Services: z._default(z.array(serviceFileSchema), []),
  PromoCodes: z._default(z.array(promoCodeFileSchema), []),
  Vouchers: z._default(z.array(voucherFileSchema), []),
  Companies: z._default(z.array(companyFileSchema), []),
  Restaurants: z._default(z.array(restaurantFileSchema), []),
});
export type PropertyFile = z.output<typeof propertyFileSchema>;

/** A group of properties; they must have been imported before. */
export const groupFileSchema = wireObject({
  $schema: z.optional(z.string()),
  FormatVersion: z.literal(1),
  /** The id on the wire; the group code in lower case when absent. */
  PropertyGroupId: orNull(idSchema),
  PropertyGroupCode: z.string().check(z.regex(/^[A-Za-z0-9-]{2,20}$/)),
  /** In which the group's texts are, the first one that of plain strings and of what is missing in the others. */
  Languages: z.optional(z.array(languageCodeSchema).check(z.minLength(1), z.maxLength(30))),
  Name: localShortText,
  LogoFileUrl: z.nullable(z.string()),
  Theme: themeSchema,
  Areas: z.array(wireObject({ AreaId: idSchema, Name: localShortText })),
  Properties: z
    .array(wireObject({ PropertyCode: z.string(), AreaId: orNull(idSchema) }))
    .check(z.minLength(1)),
});
export type GroupFile = z.output<typeof groupFileSchema>;

/** Rates for showing prices in other currencies; nothing is charged by them (decisions 1). */
export const exchangeRateFileSchema = wireObject({
  $schema: z.optional(z.string()),
  FormatVersion: z.literal(1),
  BaseCurrency: currencySchema,
  Date: fixedDaySchema,
  ExchangeRates: z.record(currencySchema, z.number().check(z.positive())),
});
export type ExchangeRateFile = z.output<typeof exchangeRateFileSchema>;
