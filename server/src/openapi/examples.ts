export interface Example {
  /** Of path and query, by their names; what only another call's response gives is left out (`responseLinks`). */
  readonly parameters?: Readonly<Record<string, string>>;
  readonly body?: object;
}

const propertyId = 'HARBOUR';
const stay = { DateFrom: '2027/03/12', DateTo: '2027/03/15' } as const;
const party = { NumberOfAdults: 2, NumberOfChildren: 0, NumberOfInfants: 0 } as const;
const room = {
  RoomTypeId: 'classic-double',
  RatePlanId: 'flexible',
  RoomConfigurationDropdownOptionId: 'classic-twin-beds',
  Guests: [{ FirstName: 'Ada', LastName: 'Byron' }],
  Services: [{ ServiceId: 'breakfast', Quantity: 1 }],
  ...party,
} as const;
const booker = {
  FirstName: 'Ada',
  LastName: 'Byron',
  Email: 'ada@example.com',
  Phone: '+44 20 7946 0000',
  Street: '1 Harbour Row',
  CountryId: 'GB',
  ZipCode: 'PL1 1AA',
} as const;
const card = {
  CardNumber: '4242424242424242',
  NameOnCard: 'Ada Byron',
  CreditCardTypeId: 'visa',
  ExpiryMonth: 12,
  ExpiryYear: 2030,
  SecurityCode: '123',
} as const;
const account = { PropertyId: propertyId, EmailAddress: 'ada@example.com' } as const;
const password = 'correct horse!';
const groupSearch = { PropertyGroupId: 'COAST', ...stay, Rooms: [party] } as const;
const restaurant = { propertyId, restaurantId: 'lock-keeper', date: '2027/03/12' } as const;
const roomQuery = {
  propertyId,
  roomTypeId: room.RoomTypeId,
  ratePlanId: room.RatePlanId,
  dateOfArrival: stay.DateFrom,
  dateOfDeparture: stay.DateTo,
  languageCode: 'en-GB',
} as const;
/** Stands where the secret of a mail or of a link goes. */
const secret = 'the-secret-of-the-link';
const stayChange = {
  PropertyId: propertyId,
  ConfirmationToken: secret,
  ...stay,
  Rooms: [{ ReservationItemId: 'item', RoomTypeId: 'quay-double', RatePlanId: 'flexible', ...party }],
} as const;
const byId = { parameters: { id: propertyId } } as const;
const byProperty = { parameters: { propertyId } } as const;

/**
 * A call of each operation that works on a database freshly filled with the demonstration hotels, in the order in which they are listed: a log-in
 * needs its registration. A test makes them all, with the real secrets of mails and links.
 */
export const examples: Readonly<Record<string, Example>> = {
  getProperty: byId,
  getAbout: byProperty,
  getBookConfig: byId,
  getPreCheckInConfig: byId,
  getCountries: byId,
  getCreditCardTypes: byId,
  flushStaticData: byId,
  getPriceFeed: { parameters: { id: 'HARBOUR', fromDate: '2027-03-01', nights: '3', adults: '2' } },
  getPropertyGroup: { parameters: { id: 'COAST' } },
  getExchangeRates: {},
  getRoomTypeConfigurations: byProperty,
  searchCompanies: { parameters: { propertyId, query: 'harb' } },
  getCalendar: {
    parameters: { propertyId, fromDate: '2027/03/01', toDate: '2027/03/31', languageCode: 'en-GB' },
  },
  searchAvailability: {
    body: { PropertyId: propertyId, LanguageCode: 'en-GB', PromoCode: 'QUAY25', ...stay, Rooms: [party] },
  },
  searchPropertyGroup: { body: groupSearch },
  searchPropertyGroupAreas: { body: groupSearch },
  getServices: { parameters: roomQuery },
  checkVoucherCode: {
    body: { PropertyId: propertyId, VoucherCode: 'HARBOUR-GIFT-100', ...stay, Rooms: [room] },
  },
  register: {
    body: {
      ...account,
      LanguageCode: 'en-GB',
      Password: password,
      Firstname: 'Ada',
      Lastname: 'Byron',
      MobileNumber: '+44 20 7946 0000',
    },
  },
  requestEmailConfirmation: { body: { ...account, LanguageCode: 'en-GB' } },
  confirmEmail: { body: { UserId: '7d1f4c0e-0b6c-4f5e-9a53-3f6f2b1d9c11', Token: secret } },
  authenticate: { body: { ...account, LanguageCode: 'en-GB', Password: password } },
  getAccount: byProperty,
  updateAccount: {
    body: {
      PropertyId: propertyId,
      Firstname: 'Ada',
      Lastname: 'Byron',
      Telephone: '+44 20 7946 0000',
      ReceiveBrandOffers: true,
    },
  },
  createReservation: {
    parameters: { 'idempotency-key': '0f8fad5b-d9cb-469f-a165-70867728950e' },
    body: {
      PropertyId: propertyId,
      ...stay,
      Booker: booker,
      PaymentType: 0,
      CardDetails: { ...card, SaveCreditCardToIndividual: true },
      Rooms: [room],
      AgreeToTermsAndConditions: true,
    },
  },
  getReservationStatus: byProperty,
  getConfirmation: byProperty,
  issueInvoice: {
    body: {
      PropertyId: propertyId,
      ConfirmationToken: secret,
      Recipient: {
        Name: 'Ada Byron',
        CompanyName: 'Analytical Engines Ltd',
        VatId: 'GB123456789',
        AddressLines: ['1 Harbour Row', 'Plymouth PL1 1AA'],
      },
    },
  },
  getInvoice: byProperty,
  getReceipt: byProperty,
  getBookingCalendar: byProperty,
  getWalletPass: byProperty,
  getStay: byProperty,
  findStay: {
    body: {
      PropertyId: propertyId,
      LanguageCode: 'en-GB',
      ReferenceNumber: '7K2MXB4R',
      EmailOrLastName: account.EmailAddress,
    },
  },
  quoteCancellation: { body: { PropertyId: propertyId, ConfirmationToken: secret } },
  searchForStay: { body: { PropertyId: propertyId, ConfirmationToken: secret, ...stay, Rooms: [party] } },
  quoteStayChange: { body: stayChange },
  changeStay: { body: { ...stayChange, QuoteToken: secret } },
  cancelStay: { body: { PropertyId: propertyId, ConfirmationToken: secret, QuoteToken: secret } },
  getReview: byProperty,
  writeReview: {
    body: {
      PropertyId: propertyId,
      Token: secret,
      LanguageCode: 'en-GB',
      Score: 5,
      Title: 'A quiet house',
      Text: 'The ferries were all that we heard.',
      Name: 'Ada B.',
      Consent: true,
    },
  },
  getReviews: byProperty,
  getPaymentDue: byProperty,
  payPaymentDue: {
    body: { PropertyId: propertyId, ConfirmationToken: secret, Amount: 360, CardDetails: card },
  },
  getMyReservations: byProperty,
  getPreCheckIn: byProperty,
  getReservationItemServices: { parameters: { propertyId, languageCode: 'en-GB' } },
  savePreCheckIn: {
    body: {
      PropertyId: propertyId,
      ReferenceNumber: 'FZDK9YMX',
      IsReservation: true,
      EntityId: '3f6f2b1d-0b6c-4f5e-9a53-7d1f4c0e9c11',
      Code: secret,
      SpecialRequests: 'A quiet room, please',
      Booker: booker,
      ReservationItems: [
        {
          ReservationItemId: '9a53f2b1-0b6c-4f5e-8a53-7d1f4c0e9c12',
          DateOfArrival: stay.DateFrom,
          DateOfDeparture: stay.DateTo,
          RoomTypeId: room.RoomTypeId,
          RoomType: 'Classic Double',
          RatePlanId: room.RatePlanId,
          RatePlan: 'Flexible',
          Policy: '',
          RoomConfiguration: 'classic-twin-beds',
          Guests: [{ FirstName: 'Ada', LastName: 'Byron', Email: 'ada@example.com', Phone: null }],
          Services: [{ ServiceId: 'parking', Quantity: 1 }],
        },
      ],
    },
  },
  getRestaurants: byProperty,
  getRestaurantSetup: {
    parameters: { ...restaurant, isReservation: 'false', identifier: 'guest-7d1f' },
  },
  getRestaurantAvailability: { parameters: { ...restaurant, partySize: '2', currencySymbol: '£' } },
  createRestaurantBooking: {
    body: {
      PropertyId: propertyId,
      RestaurantId: restaurant.restaurantId,
      RestaurantName: 'The Lock Keeper',
      VisitDate: restaurant.date,
      VisitTime: '19:00',
      PartySize: 2,
      IsReservation: false,
      Identifier: 'guest-7d1f',
      Email: 'ada@example.com',
      ContactNumber: '+44 20 7946 0000',
      IsLeaveTimeRequired: false,
    },
  },
  getRestaurantBooking: {
    parameters: { propertyId, bookingReference: 'BCDF2345', code: 'the-code-of-the-link' },
  },
  moveRestaurantBooking: {
    body: {
      PropertyId: propertyId,
      BookingReference: 'BCDF2345',
      Code: 'the-code-of-the-link',
      VisitDate: restaurant.date,
      VisitTime: '20:30',
    },
  },
  cancelRestaurantBooking: {
    body: { PropertyId: propertyId, BookingReference: 'BCDF2345', Code: 'the-code-of-the-link' },
  },
  getAccountData: byProperty,
  exportAccountData: { body: { PropertyId: propertyId } },
  eraseAccountData: { body: { PropertyId: propertyId, Password: password } },
  requestPrivacyLink: {
    body: { PropertyId: propertyId, EmailAddress: account.EmailAddress, LanguageCode: 'en-GB' },
  },
  openPrivacyLink: { body: { PropertyId: propertyId, Token: secret } },
  exportPrivacyData: { body: { PropertyId: propertyId, Key: secret } },
  erasePrivacyData: { body: { PropertyId: propertyId, Key: secret } },
  removeCreditCard: { body: { PropertyId: propertyId, CreditCardId: 'the-id-of-a-saved-card' } },
  changePassword: {
    body: { PropertyId: propertyId, OldPassword: password, NewPassword: 'correct horse and a bit!' },
  },
  requestPasswordReset: { body: { ...account, LanguageCode: 'en-GB' } },
  passwordReset: {
    body: {
      PropertyId: propertyId,
      UserId: '7d1f4c0e-0b6c-4f5e-9a53-3f6f2b1d9c11',
      Token: secret,
      Password: password,
    },
  },
  logout: { body: { PropertyId: propertyId } },
  postClientLog: { body: { r: '5d1f', lg: [{ l: 5000, m: 'it broke', n: 'shell', t: 1_795_227_359_553 }] } },
  receivePaystackWebhook: {
    body: {
      event: 'charge.success',
      data: {
        status: 'success',
        reference: 'FZDK9YMX-1',
        amount: 1_250_000,
        currency: 'ZAR',
        metadata: { property_id: 'karoo' },
      },
    },
  },
  receiveStripeWebhook: {
    body: {
      id: 'evt_example',
      type: 'payment_intent.succeeded',
      created: 1_795_227_359,
      data: { object: { id: 'pi_example', object: 'payment_intent' } },
    },
  },
};

interface Link {
  readonly operationId: string;
  /** Parameter of that operation → its place in this one's response, as OpenAPI writes it. */
  readonly parameters: Readonly<Record<string, string>>;
  readonly description: string;
}

const token = '$response.body#/ConfirmationToken';

/** Where the secrets come from that are in no example. */
export const responseLinks: Readonly<Record<string, Readonly<Record<string, Link>>>> = {
  createReservation: {
    Status: {
      operationId: 'getReservationStatus',
      parameters: { referenceNumber: token },
      description: 'The secret of the booking’s addresses.',
    },
    Confirmation: {
      operationId: 'getConfirmation',
      parameters: { confirmationToken: token },
      description: 'The secret of the booking’s addresses.',
    },
  },
  getConfirmation: {
    PreCheckIn: {
      operationId: 'getPreCheckIn',
      parameters: {},
      description: '`referenceNumber` and `hash` are the last two parts of `PreCheckInUrl`.',
    },
  },
  getPreCheckIn: {
    Extras: {
      operationId: 'getReservationItemServices',
      parameters: { reservationItemId: '$response.body#/ReservationItems/0/ReservationItemId' },
      description:
        'The cookie that this call sets proves the booking; `hash` of this call may be added instead.',
    },
  },
};
