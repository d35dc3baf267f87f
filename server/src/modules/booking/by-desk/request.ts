import type { CreateRequest, EndpointInput } from 'shared/contracts';
import type { bookAtDesk, quoteDeskBooking } from 'shared/contracts/desk';
import { PaymentType } from 'shared/contracts';
import { withoutCardsInText } from '../create/typed-text.ts';

export type WantedAtDesk = EndpointInput<typeof quoteDeskBooking>['body'];
export type BookedAtDesk = EndpointInput<typeof bookAtDesk>['body'];

const nobody = { firstName: '', lastName: '', email: '', phone: null };
type Caller = Pick<BookedAtDesk, 'firstName' | 'lastName' | 'email' | 'phone'>;

/** What is asked for at the desk, as guests ask for it: rules, prices and rows are theirs. */
export function requestOf(
  wanted: WantedAtDesk,
  paymentType: CreateRequest['paymentType'],
  booked: Caller & Partial<Pick<BookedAtDesk, 'languageCode' | 'notes'>> = nobody,
): CreateRequest {
  const { firstName, lastName, email, phone, languageCode = 'en', notes = null } = booked;
  return withoutCardsInText({
    languageCode,
    isAppBooking: false,
    propertyId: wanted.propertyId,
    dateFrom: wanted.dateFrom,
    dateTo: wanted.dateTo,
    notes,
    comment: null,
    booker: {
      firstName: firstName.trim(),
      lastName: lastName.trim(),
      email: email.trim(),
      phone,
      street: null,
      city: null,
      countryId: null,
      stateOrCounty: null,
      optInToReceiveUpdates: false,
      zipCode: null,
    },
    cardDetails: null,
    paymentType,
    accountId: null,
    poNumber: null,
    promoCode: wanted.promoCode,
    hopGiftVoucherCode: null,
    rooms: wanted.rooms.map(({ services = [], leadGuest, ...room }) => ({
      ...room,
      reservationItemId: null,
      roomConfigurationDropdownOptionId: null,
      guests: [
        {
          individualId: null,
          firstName: (leadGuest?.firstName || firstName).trim(),
          lastName: (leadGuest?.lastName || lastName).trim(),
          email: null,
          phone: null,
        },
      ],
      services: services.map((service) => ({ ...service, reservationItemId: null, service: null })),
    })),
    browserData: null,
    agreeToTermsAndConditions: true,
    hasAcceptedCustomTermsAndConditions: true,
    password: null,
    quoteToken: null,
  });
}

/** With what a booking's rooms are paid by the link: on the gateway's page where the hotel has one for all, else by card. */
export const linkPaymentType = (payByPaystack: boolean): CreateRequest['paymentType'] =>
  payByPaystack ? PaymentType.paystack : PaymentType.card;
