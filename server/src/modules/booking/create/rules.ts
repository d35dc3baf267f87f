import { type CreateRequest, PaymentType } from 'shared/contracts';
import {
  bookerOf,
  confirmationProblems,
  creditCardOf,
  nightCount,
  sameDayRestriction,
  todayIn,
} from 'shared/domain';
import type { FieldProblem } from '../../../http/model-state.ts';
import type { BookingGuest } from '../../account/index.ts';
import { longestStay } from '../../property/index.ts';
import { isCountry, postCodeForm } from '../../static-data/index.ts';
import { translate } from '../messages/index.ts';
import type { BookingContent } from './content.ts';
import type { CardPayments } from '../../property/index.ts';
import { cardSchemeProblems, companyProblems } from './payment-rules.ts';
import { roomProblems } from './room-rules.ts';

/** Fields of the rules (as the page has them) by their path on the wire. */
export const wirePaths: Readonly<Record<string, string>> = {
  firstName: 'Booker.FirstName',
  lastName: 'Booker.LastName',
  emailAddress: 'Booker.Email',
  telephoneNumber: 'Booker.Phone',
  street: 'Booker.Street',
  country: 'Booker.CountryId',
  postCode: 'Booker.ZipCode',
  creditCardName: 'CardDetails.NameOnCard',
  creditCardNumber: 'CardDetails.CardNumber',
  cvvNumber: 'CardDetails.SecurityCode',
  expiryMonth: 'CardDetails.ExpiryMonth',
  expiryYear: 'CardDetails.ExpiryYear',
  cardType: 'CardDetails.CreditCardTypeId',
  paymentType: 'PaymentType',
  company: 'AccountId',
  agreeToTermsAndConditions: 'AgreeToTermsAndConditions',
  hasAcceptedCustomTermsAndConditions: 'HasAcceptedCustomTermsAndConditions',
};

/** Of the dates alone. */
export function dateProblems(
  request: Pick<CreateRequest, 'dateFrom' | 'dateTo'>,
  content: BookingContent,
  now: Date,
): FieldProblem[] {
  const { dateFrom, dateTo } = request;
  const { timeZone } = content.property;
  if (dateFrom >= dateTo) return [{ path: 'DateTo', said: translate.say('date.order') }];
  if (nightCount({ from: dateFrom, to: dateTo }) > longestStay) {
    return [{ path: 'DateTo', said: translate.say('date.too-long', { count: longestStay }) }];
  }
  return dateFrom < todayIn(timeZone, now) ? [{ path: 'DateFrom', said: translate.say('date.past') }] : [];
}

/** … and, of a stay that guests book themselves, of the hour after which they do not. */
export function stayProblems(
  request: Pick<CreateRequest, 'dateFrom' | 'dateTo'>,
  content: BookingContent,
  now: Date,
): FieldProblem[] {
  const problems = dateProblems(request, content, now);
  if (problems.length > 0) return problems;
  // Decisions 2: the cut-off is also enforced here, in the property's zone.
  const { timeZone } = content.property;
  const sameDay = sameDayRestriction(content.config, request.dateFrom, timeZone, now);
  if (!sameDay.blocked) return [];
  const usual = translate.say('error.same-day');
  // The hotel's own words, where it has some.
  return [{ path: 'DateFrom', said: { ...usual, message: sameDay.message ?? usual.message } }];
}

function bookingProblems(request: CreateRequest, content: BookingContent, now: Date): FieldProblem[] {
  const { countryId } = request.booker;
  const problems = confirmationProblems({
    config: content.config,
    booker: bookerOf(request.booker),
    postCodeForm: countryId === null ? undefined : postCodeForm(countryId),
    paymentType: request.paymentType,
    card: request.cardDetails && creditCardOf(request.cardDetails),
    paymentToken: request.paymentToken,
    company: request.accountId === null ? null : { accountId: request.accountId },
    poNumber: request.poNumber ?? '',
    // Whether it truly covers everything is seen when the price is known.
    isCoveredByVoucher: request.paymentType === PaymentType.voucher,
    agreeToTermsAndConditions: request.agreeToTermsAndConditions,
    hasAcceptedCustomTermsAndConditions: request.hasAcceptedCustomTermsAndConditions,
    isCreating: false,
    today: todayIn(content.property.timeZone, now),
  });
  return problems.map(({ field, message }) => ({
    path: wirePaths[field] ?? field,
    said: translate.say(message),
  }));
}

const countryProblems = ({ booker: { countryId } }: CreateRequest): FieldProblem[] =>
  countryId === null || isCountry(countryId)
    ? []
    : [{ path: 'Booker.CountryId', said: translate.say('validation.country') }];

export function numberOfRoomsProblems(request: CreateRequest, content: BookingContent): FieldProblem[] {
  const limit = content.config.maxNumberOfRoomsOnBooking;
  return request.rooms.length > limit
    ? [{ path: 'Rooms', said: translate.say('room.too-many', { count: limit }) }]
    : [];
}

/** The rules of product.md 5 for the payer and the payment, for a booking whose rooms are held already. */
export const payerProblems = (
  request: CreateRequest,
  content: BookingContent,
  now: Date,
  guest: BookingGuest | null,
  cards: CardPayments,
): FieldProblem[] => [
  ...bookingProblems(request, content, now),
  ...countryProblems(request),
  ...cardSchemeProblems(request, content, guest, cards),
  ...companyProblems(request, content, guest),
];

/** Everything of product.md 5 that the server can say of a request before prices and stock; empty when nothing is wrong. */
export const createProblems = (
  request: CreateRequest,
  content: BookingContent,
  now: Date,
  guest: BookingGuest | null,
  cards: CardPayments,
): FieldProblem[] => [
  ...stayProblems(request, content, now),
  ...numberOfRoomsProblems(request, content),
  ...request.rooms.flatMap((room, index) =>
    roomProblems(room, content).map(({ path, said }) => ({ path: `Rooms[${String(index)}].${path}`, said })),
  ),
  ...payerProblems(request, content, now, guest, cards),
];
