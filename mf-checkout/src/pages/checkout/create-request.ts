import {
  PaymentType,
  type CardDetails,
  type Confirmation,
  type CreateRequest,
  type Party,
} from 'shared/contracts';
import { bookerDetailsOf, type Minor, toDecimal } from 'shared/domain';
import type { Basket, ReservationItem } from 'shared/runtime';

/** The facts about the browser that are sent with a booking (product.md 7: BrowserData); texts only. */
export type BrowserData = NonNullable<CreateRequest['browserData']>;

/** The stay that is confirmed: from the basket, or one whose rooms are held already. */
export type StayToBook = Pick<
  CreateRequest,
  | 'dateFrom'
  | 'dateTo'
  | 'promoCode'
  | 'hopGiftVoucherCode'
  | 'rooms'
  | 'quoteToken'
  | 'quotedTaxes'
  | 'quotedDueNow'
  | 'confirmationToken'
>;

export interface BookingToMake {
  readonly basket: Pick<Basket, 'booker' | 'company' | 'poNumber' | 'specialRequests' | 'comment'>;
  readonly stay: StayToBook;
  readonly propertyId: string;
  readonly paymentType: PaymentType;
  /** Null unless the guest pays by card. */
  readonly card: CardDetails | null;
  readonly password: string;
  /** Of the company that is invoiced; empty when the guest gives no PIN. */
  readonly invoicePin: string;
  readonly agreeToTermsAndConditions: boolean;
  readonly hasAcceptedCustomTermsAndConditions: boolean;
  readonly browserData: BrowserData | null;
}

const textOrNull = (text: string): string | null => (text.trim() === '' ? null : text.trim());

/** Of who was asked for them. */
const agesOf = ({ ages }: Pick<Party, 'ages'>): Pick<Party, 'ages'> => (ages === undefined ? {} : { ages });

function roomOf(item: ReservationItem): CreateRequest['rooms'][number] {
  return {
    reservationItemId: null,
    roomConfigurationDropdownOptionId: item.roomConfiguration,
    roomTypeId: item.roomTypeId,
    ratePlanId: item.ratePlanId,
    numberOfAdults: item.numberOfAdults,
    numberOfChildren: item.numberOfChildren,
    numberOfInfants: item.numberOfInfants,
    ...agesOf(item),
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

export const roomsOf = (items: readonly ReservationItem[]): CreateRequest['rooms'] => items.map(roomOf);

/** A voucher is sent once it takes something off, which an unchecked one does not. */
export const stayOfBasket = (basket: Basket, taxes: Minor, dueNow: Minor | null = null): StayToBook => ({
  dateFrom: basket.fromDate ?? '',
  dateTo: basket.toDate ?? '',
  promoCode: basket.promoCode,
  hopGiftVoucherCode: basket.hopGiftDiscountAmount > 0 ? basket.hopGiftVoucherCode : null,
  rooms: basket.items.map((item) => ({
    ...roomOf(item),
    quotedPrice: toDecimal(item.totalRoomCost, basket.currency),
  })),
  quoteToken: basket.quoteToken,
  quotedTaxes: toDecimal(taxes, basket.currency),
  ...(dueNow === null ? {} : { quotedDueNow: toDecimal(dueNow, basket.currency) }),
});

/** The rooms of a booking that waits for its payment, as its confirmation lists them (decisions 1: "try again"). */
export const stayOfHeld = (held: Confirmation, confirmationToken: string): StayToBook => ({
  dateFrom: held.dateFrom,
  dateTo: held.dateTo,
  promoCode: null,
  hopGiftVoucherCode: null,
  quoteToken: null,
  confirmationToken,
  rooms: held.items.map((item) => ({
    reservationItemId: null,
    roomConfigurationDropdownOptionId: null,
    roomTypeId: item.roomType.roomTypeId,
    ratePlanId: item.ratePlan.ratePlanId,
    numberOfAdults: item.numberOfAdults,
    numberOfChildren: item.numberOfChildren,
    numberOfInfants: item.numberOfInfants,
    ...agesOf(item),
    guests: [{ individualId: null, ...item.leadGuest, email: null, phone: null }],
    services: item.services.map(({ serviceId, quantity }) => ({
      reservationItemId: null,
      serviceId,
      quantity,
      service: null,
    })),
  })),
});

/** The body of Create (product.md 7); the server works the prices out; those in it, and the quote token, say what was shown. */
export function createRequestOf(booking: BookingToMake): CreateRequest {
  const { basket, stay, paymentType } = booking;
  const isCompany = paymentType === PaymentType.companyInvoice;
  return {
    languageCode: 'en',
    isAppBooking: false,
    propertyId: booking.propertyId,
    ...stay,
    notes: textOrNull(basket.specialRequests),
    comment: textOrNull(basket.comment),
    booker: bookerDetailsOf(basket.booker),
    cardDetails: paymentType === PaymentType.card ? booking.card : null,
    paymentType,
    accountId: isCompany ? (basket.company?.accountId ?? null) : null,
    poNumber: isCompany ? textOrNull(basket.poNumber) : null,
    ...(isCompany && textOrNull(booking.invoicePin) !== null
      ? { invoicePin: booking.invoicePin.trim() }
      : {}),
    browserData: booking.browserData,
    agreeToTermsAndConditions: booking.agreeToTermsAndConditions,
    hasAcceptedCustomTermsAndConditions: booking.hasAcceptedCustomTermsAndConditions,
    password: booking.password === '' ? null : booking.password,
  };
}
