import { PaymentType, type CardDetails, type CreateRequest } from 'shared/contracts';
import { bookerDetailsOf } from 'shared/domain';
import type { Basket, ReservationItem } from 'shared/runtime';

/** What of the browser goes along with a booking (product.md 7: BrowserData); texts only. */
export type BrowserData = NonNullable<CreateRequest['browserData']>;

export interface BookingToMake {
  readonly basket: Basket;
  readonly propertyId: string;
  readonly paymentType: PaymentType;
  /** Null unless the guest pays by card. */
  readonly card: CardDetails | null;
  readonly password: string;
  readonly agreeToTermsAndConditions: boolean;
  readonly hasAcceptedCustomTermsAndConditions: boolean;
  readonly browserData: BrowserData | null;
}

const textOrNull = (text: string): string | null => (text.trim() === '' ? null : text.trim());

function roomOf(item: ReservationItem): CreateRequest['rooms'][number] {
  return {
    reservationItemId: null,
    roomConfigurationDropdownOptionId: item.roomConfiguration,
    roomTypeId: item.roomTypeId,
    ratePlanId: item.ratePlanId,
    numberOfAdults: item.numberOfAdults,
    numberOfChildren: item.numberOfChildren,
    numberOfInfants: item.numberOfInfants,
    guests: [
      {
        individualId: null,
        firstName: item.leadGuest.firstName.trim(),
        lastName: item.leadGuest.lastName.trim(),
        email: null,
        phone: null,
      },
    ],
    services: item.services.map(({ service, quantity }) => ({
      reservationItemId: null,
      serviceId: service.serviceId,
      quantity,
      service: null,
    })),
  };
}

/** The body of Create (product.md 7); prices are not in it: the server works them out and the quote token says what was shown. */
export function createRequestOf(booking: BookingToMake): CreateRequest {
  const { basket, paymentType } = booking;
  const isCompany = paymentType === PaymentType.companyInvoice;
  return {
    languageCode: 'en',
    isAppBooking: false,
    propertyId: booking.propertyId,
    dateFrom: basket.fromDate ?? '',
    dateTo: basket.toDate ?? '',
    notes: textOrNull(basket.specialRequests),
    comment: textOrNull(basket.comment),
    booker: bookerDetailsOf(basket.booker),
    cardDetails: paymentType === PaymentType.card ? booking.card : null,
    paymentType,
    accountId: isCompany ? (basket.company?.accountId ?? null) : null,
    poNumber: isCompany ? textOrNull(basket.poNumber) : null,
    promoCode: basket.promoCode,
    hopGiftVoucherCode: basket.hopGiftVoucherCode,
    rooms: basket.items.map(roomOf),
    browserData: booking.browserData,
    agreeToTermsAndConditions: booking.agreeToTermsAndConditions,
    hasAcceptedCustomTermsAndConditions: booking.hasAcceptedCustomTermsAndConditions,
    password: booking.password === '' ? null : booking.password,
    quoteToken: basket.quoteToken,
  };
}
