export interface OperationText {
  readonly summary: string;
  readonly description: string;
  /** Error statuses beside those of every call (`commonErrors`). */
  readonly refusals: readonly number[];
}

const sameResponse = 'The answer is the same, and takes as long, whether or not the address is known.';
const session = 'Needs the session cookie that Authenticate sets.';

/** Texts about each call that the contracts do not have, by the name of its definition. */
export const operations: Readonly<Record<string, OperationText>> = {
  getAccount: {
    summary: 'The logged-in user',
    description: `The user's details and saved cards. ${session}`,
    refusals: [401, 404],
  },
  getMyReservations: {
    summary: 'The logged-in user’s stays',
    description: `What was booked while logged in, and the booking that made the account. Upcoming nearest first, past latest first. \`ConfirmationToken\` opens the confirmation of each. ${session}`,
    refusals: [401, 404],
  },
  authenticate: {
    summary: 'Log in',
    description:
      'Sets the session cookie (`HttpOnly`, `SameSite=Lax`). After too many tries the address is locked for a while: 429.',
    refusals: [401, 404],
  },
  logout: {
    summary: 'Log out',
    description: 'Ends the session at the named property, else every one of this browser.',
    refusals: [401, 404],
  },
  register: {
    summary: 'Create an account',
    description: `Sends a mail to confirm the address. ${sameResponse}`,
    refusals: [404, 409],
  },
  confirmEmail: {
    summary: 'Confirm an e-mail address',
    description: 'Takes what the link in the mail carries; it works once, for 24 hours.',
    refusals: [404, 409],
  },
  requestEmailConfirmation: {
    summary: 'Ask for the confirmation mail again',
    description: `Sends a mail with a link that works once, for 24 hours. ${sameResponse}`,
    refusals: [404],
  },
  requestPasswordReset: {
    summary: 'Ask for a password reset',
    description: `Sends a mail with a link that works once, for an hour. ${sameResponse}`,
    refusals: [404],
  },
  passwordReset: {
    summary: 'Set a new password by mail',
    description: 'Takes what the link in the mail carries, and ends all sessions of the user.',
    refusals: [404, 409],
  },
  changePassword: {
    summary: 'Change the password',
    description: `Ends all other sessions. ${session}`,
    refusals: [401, 404, 409],
  },
  updateAccount: {
    summary: 'Change the account’s details',
    description: session,
    refusals: [401, 404, 409],
  },
  removeCreditCard: {
    summary: 'Forget a saved card',
    description: session,
    refusals: [401, 404, 409],
  },
  getAccountData: {
    summary: 'What the hotel has of the logged-in user',
    description: `In numbers, found by the account’s confirmed address; \`Open\` says what keeps it from being erased. ${session}`,
    refusals: [401, 403, 404],
  },
  exportAccountData: {
    summary: 'Everything of the logged-in user as a file',
    description: `JSON with bookings, tables, account, invoices and mails; no secret. ${session}`,
    refusals: [401, 403, 404],
  },
  eraseAccountData: {
    summary: 'Erase the logged-in user',
    description: `With the password; not while a stay or a table is not over or money is under way (409). Issued invoices stay. Ends the session. ${session}`,
    refusals: [401, 403, 404, 409],
  },
  requestPrivacyLink: {
    summary: 'Ask for a link to the data of an address',
    description: `Sends a mail with a link that works once, for an hour. ${sameResponse}`,
    refusals: [404],
  },
  openPrivacyLink: {
    summary: 'Open the data of an address',
    description:
      'Takes the secret of the link in the mail, once. `Key` is what the two calls below take, until the hour is over.',
    refusals: [403, 404],
  },
  exportPrivacyData: {
    summary: 'Everything of an address as a file',
    description: 'With the key of an opened link.',
    refusals: [403, 404],
  },
  erasePrivacyData: {
    summary: 'Erase what there is of an address',
    description:
      'With the key of an opened link; not while a stay or a table is not over or money is under way (409). Issued invoices stay.',
    refusals: [403, 404, 409],
  },
  searchAvailability: {
    summary: 'Search rooms and rates',
    description:
      'Room types with the rates that can be booked for the whole stay; costs are for the whole stay. No rooms is an empty list, never an error. A promo code that does not apply gives the public rates and `IsPromoCodeValid: false`; a `RatePlanCode` that names no rate plan gives all rates and `RatePlanCodeMessage`. `QuoteToken` keeps what was shown for Create. With `Form: compact` each thing is said once: a rate has `RatePlan`, the place of its plan in `RatePlans`, and amounts for `Nights` in the order of `Dates`; left out is what is null, a cost of zero, a `BaseRate` that is the sum of the nights, a `MinimumRate` that is the `BaseRate`, and a `BaseNumberOfAdults` that is the one of the room type.',
    refusals: [404],
  },
  searchPropertyGroup: {
    summary: 'Search the hotels of a group',
    description: 'Available hotels first, cheapest first; the others stay in the list with a message.',
    refusals: [404],
  },
  searchPropertyGroupAreas: {
    summary: 'Search the areas of a group',
    description: 'How many hotels of each area have rooms, and from what price.',
    refusals: [404],
  },
  getCalendar: {
    summary: 'Availability calendar',
    description:
      'Days with the rooms that are free and the lead price of each open rate, at most 36 months from the property’s today. Carries an `ETag`; `If-None-Match` gives 304. With `form=compact` a `CompactCalendar` instead: three lists for all days, small for a hotel of any size. Its lead prices are for the rooms that `adults`, `children`, `infants` and `ages` name, one number for each room, together; else for one adult. With `promoCode` prices are those that a search with it gives; a code that does not apply changes nothing, and too many unknown ones are refused as there.',
    refusals: [304, 404],
  },
  getBookConfig: {
    summary: 'Booking configuration',
    description: 'What the booking pages of a property need to know. By PropertyCode or PropertyId.',
    refusals: [404],
  },
  getPreCheckInConfig: {
    summary: 'Pre check-in configuration',
    description: 'By PropertyCode or PropertyId.',
    refusals: [404],
  },
  getProperty: { summary: 'A property', description: 'By PropertyCode or PropertyId.', refusals: [404] },
  getPriceFeed: {
    summary: 'Prices of one stay for price comparison',
    description:
      'By PropertyCode. Each offer names the page that shows it first, at this price. The query is that of a link to rooms and rates, for one room.',
    refusals: [400, 404],
  },
  getAbout: {
    summary: 'About a property',
    description:
      'What the hotel says of itself: texts, facilities, places with their minutes on foot (nearest first), how to come, its rules, and questions with their answers. Empty where it says nothing. By PropertyCode or PropertyId.',
    refusals: [404],
  },
  getPropertyGroup: {
    summary: 'A property group',
    description: 'Its areas and hotels. By code or id.',
    refusals: [404],
  },
  getExchangeRates: {
    summary: 'Exchange rates',
    description: 'For display only: nothing that is charged is computed from them.',
    refusals: [],
  },
  getRoomTypeConfigurations: {
    summary: 'Room configurations',
    description: 'What a guest may choose for a room: twin beds, a double bed, …',
    refusals: [404],
  },
  searchCompanies: {
    summary: 'Search companies',
    description: 'For payment by company invoice: at most ten companies whose name holds the text.',
    refusals: [404],
  },
  getCountries: {
    summary: 'Countries',
    description: 'ISO 3166-1, the property’s own country first.',
    refusals: [404],
  },
  getCreditCardTypes: {
    summary: 'Card types',
    description: 'The card schemes that the property takes.',
    refusals: [404],
  },
  flushStaticData: {
    summary: 'Flush static data',
    description: 'Drops the server’s cached lists. Needs the operator’s token.',
    refusals: [401, 404],
  },
  getInvoice: {
    summary: 'The invoice of a booking',
    description:
      'The latest invoice, or null with the recipient that the first one would have. `IsOutdated` says that the booking has changed since. 404 where the hotel issues no invoices here, 409 while the booking is not confirmed.',
    refusals: [404, 409],
  },
  getReceipt: {
    summary: 'The receipt of a booking as a document',
    description:
      'A PDF for a link of the confirmation: price lines, taxes, payments and balance as the confirmation has them, in `languageCode` or the language of the booking. It is no invoice and has no number. 409 while the booking is not confirmed.',
    refusals: [404, 409],
  },
  getBookingCalendar: {
    summary: 'The calendar entry of a booking',
    description:
      'A file of RFC 5545 for a link of the confirmation, the same as in its mails, in `languageCode` or the language of the booking; of a cancelled booking one that takes the entry away. 409 while the booking is not confirmed.',
    refusals: [404, 409],
  },
  getWalletPass: {
    summary: 'The pass of a booking for Apple Wallet',
    description:
      'A signed pass with reference, dates and place for a link of the confirmation. 404 where this site has no keys for passes, 409 while the booking is not confirmed.',
    refusals: [404, 409],
  },
  issueInvoice: {
    summary: 'Issue the invoice of a booking',
    description:
      'Takes the next number of the year, without gaps. Asked again, it responds with the invoice that was issued: it never changes. With `Corrects`, the number of the latest invoice, another one takes its place, in a series of corrections.',
    refusals: [404, 409],
  },
  getStay: {
    summary: 'A stay and what can be done with it',
    description:
      'By the secret of its confirmation: the rooms with the deadlines of cancelling, what the guest may change until when, and money on its way back.',
    refusals: [404],
  },
  findStay: {
    summary: 'Ask for the link to a booking',
    description:
      'With its reference, and its e-mail address or the last name of its booker or a lead guest: the address of the booking gets a mail. The answer is the same, and takes as long, whether or not there is one.',
    refusals: [404],
  },
  quoteCancellation: {
    summary: 'What cancelling costs now',
    description:
      'For all rooms or some: the fee, what goes back and to which card, and what the kept card is charged. Changes nothing. 409 where only the hotel cancels: the message names its telephone number.',
    refusals: [404, 409],
  },
  searchForStay: {
    summary: 'Rooms and rates that a stay may become',
    description:
      'As the search answers, for other dates or guests of a booking: what the booking has taken is free to it, and its promo code applies. Changes nothing.',
    refusals: [404],
  },
  quoteStayChange: {
    summary: 'What a change of a stay costs',
    description:
      'Dates, party, room type, rate, names and requests of all rooms that are left, as they are to be. Rooms that change are priced as of today, the others keep their price; what cancelling would cost is never given back. Changes nothing. 409 where it is not available, or where only the hotel does it.',
    refusals: [404, 409],
  },
  changeStay: {
    summary: 'Change a stay',
    description:
      'What a quote said and the guest has agreed to. `PaymentUrl` leads to what is to be paid now. The same quote changes once; 409 when it has expired or the booking was changed meanwhile.',
    refusals: [404, 409],
  },
  cancelStay: {
    summary: 'Cancel a stay, or rooms of it',
    description:
      'What a quote said and the guest has agreed to. The same quote cancels once, however often it comes; 409 when it has expired or the booking was changed meanwhile.',
    refusals: [404, 409],
  },
  getReview: {
    summary: 'The review of a stay',
    description:
      'By the secret of the link that is mailed after the departure: how the review stands and what was written. 404 where the link is wrong, or 60 days after the departure.',
    refusals: [404],
  },
  writeReview: {
    summary: 'Write the review of a stay',
    description:
      'Or write it anew: it waits for the hotel again. Card numbers are taken out of its words. 409 once it is published.',
    refusals: [404, 409],
  },
  getReviews: {
    summary: 'Published reviews of a hotel',
    description:
      'Average, count and distribution of all, and a page of them, newest first. `Next` asks for the next page. A review whose guest was erased is counted and not listed.',
    refusals: [404],
  },
  getPaymentDue: {
    summary: 'What is to be paid of a booking now',
    description:
      'By the secret of its confirmation: the first later charge whose day has come and that is not paid. `NotDue` with `On` says when the next one is charged to the card that the hotel keeps.',
    refusals: [404],
  },
  payPaymentDue: {
    summary: 'Pay what is due of a booking',
    description:
      'With another card, with what the gateway’s form gave, or with neither: then the card that the hotel keeps is charged while its owner is there, who may have to approve it (`RequiresAction`). A payment that is under way is a 409 with Retry-After; what is paid already is answered as `Paid`, and nothing is charged.',
    refusals: [404, 409, 422, 429],
  },
  getPreCheckIn: {
    summary: 'A reservation to check in for',
    description:
      'By the link of a mail. A link that opens nothing answers 200 with a title and a message; `Success` is true when pre check-in is complete already.',
    refusals: [404],
  },
  savePreCheckIn: {
    summary: 'Save a pre check-in',
    description:
      'May be repeated. Added extras are priced by the server and taken from inventory; nothing else changes a price.',
    refusals: [404, 409, 422],
  },
  createReservation: {
    summary: 'Book',
    description:
      'One `Idempotency-Key` (a UUID) per attempt: the same key and body give the same answer, made once; with another body 422; while the first is still running 409. Prices are computed again: 409 with the new price if they differ from the quote, 409 with `ExceedingRoomIndexes` if rooms are gone, and nothing is taken. `RequiresAction`: send the guest to `PaymentUrl`. 422 also when the card is declined.',
    refusals: [401, 404, 422],
  },
  getReservationStatus: {
    summary: 'Status of a booking',
    description:
      '`referenceNumber` takes the confirmation token. Ask again while a payment is being checked.',
    refusals: [404],
  },
  getConfirmation: {
    summary: 'Confirmation of a booking',
    description: 'Everything that was booked, priced line by line. Never a card number.',
    refusals: [404],
  },
  checkVoucherCode: {
    summary: 'Check a gift voucher',
    description: 'What the voucher takes off these rooms. Five tries a minute.',
    refusals: [404],
  },
  getRestaurants: {
    summary: 'Restaurants',
    description: 'Of a property that takes table bookings.',
    refusals: [404],
  },
  getRestaurantSetup: {
    summary: 'Setup of a restaurant',
    description: 'Party sizes and texts. `identifier` is the confirmation token when `isReservation`.',
    refusals: [404],
  },
  getRestaurantAvailability: {
    summary: 'Free tables',
    description: 'The times of a day that have room for the party.',
    refusals: [404],
  },
  createRestaurantBooking: {
    summary: 'Book a table',
    description: 'A time that is full meanwhile answers `Success: false` and `InfoMessage`.',
    refusals: [404, 409, 422],
  },
  getRestaurantBooking: {
    summary: 'A booked table',
    description: 'By the reference and the code of its link.',
    refusals: [404],
  },
  moveRestaurantBooking: {
    summary: 'Move a table',
    description:
      'To another day and time of its restaurant. One that is full meanwhile answers `Success: false` and `InfoMessage`, and nothing is changed.',
    refusals: [404, 409],
  },
  cancelRestaurantBooking: {
    summary: 'Cancel a table',
    description: 'Once more is the same as once.',
    refusals: [404, 409],
  },
  getServices: {
    summary: 'Extras for a room',
    description:
      'What can be added to a room of this type and rate, and how much of it is left (null: unlimited).',
    refusals: [404],
  },
  getReservationItemServices: {
    summary: 'Extras for a booked room',
    description: 'The same for a room of a reservation.',
    refusals: [404],
  },
  receivePaystackWebhook: {
    summary: 'Notification of Paystack',
    description:
      'For Paystack only, and only where the server has its key: signed over the raw body with HMAC-SHA512 in `x-paystack-signature`. A payment is granted when status, amount, currency and reference are those that were asked for; 409 else. Whatever is not answered with 200 is sent again.',
    refusals: [401, 404, 409],
  },
  receiveStripeWebhook: {
    summary: 'Notification of Stripe',
    description:
      'For Stripe only, and only where the server has an account of it: signed over the raw body in `stripe-signature`. It is written down and answered at once; what it says counts for nothing, the payment is asked for at Stripe after that.',
    refusals: [401],
  },
  postClientLog: {
    summary: 'Log of the browser',
    description:
      'What the `jsnlog` client sends: at most 20 entries and 64 KiB. Always 204; what does not fit is dropped.',
    refusals: [204],
  },
};
