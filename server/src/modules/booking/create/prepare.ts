import { type CreateRequest, PaymentType, type StayDate } from 'shared/contracts';
import { todayIn } from 'shared/domain';
import type { StoredPaymentPlan } from '../../../db/schema.ts';
import type { AppDeps } from '../../../deps.ts';
import { forbidden, invalid } from '../../../http/errors.ts';
import type { Said } from '../../../language/index.ts';
import { type FieldProblem, modelStateOfProblems } from '../../../http/model-state.ts';
import type { BookingGuest } from '../../account/index.ts';
import { freeOfPlans, freeOfRow, type PropertySnapshot, type Quotes } from '../../availability/index.ts';
import { type RoomChoice, roomChoices } from '../../stock/index.ts';
import { type CardPayments, cardPaymentsOf } from '../../property/index.ts';
import { findVoucher, isVoucherUsable, type Voucher, voucherField } from '../../voucher/index.ts';
import { shortageResponse, type StoredResponse } from '../pay/responses.ts';
import { translate } from '../messages/index.ts';
import { companyProof } from './company-proof.ts';
import type { BookingContent } from './content.ts';
import { loadBooking, rateRooms, ratesOfStay } from './load-booking.ts';
import { isPaymentOffered } from './payment-rules.ts';
import { paymentTimes } from './payment-times.ts';
import { priceBooking, type PricedBooking } from './price-booking.ts';
import { priceChange } from './quote-check.ts';
import { createProblems } from './rules.ts';
import { pinField } from './wrong-pin-limit.ts';

export interface PrepareDeps extends Pick<AppDeps, 'db' | 'clock' | 'env'> {
  readonly quotes: Quotes;
}

export interface PreparedBooking {
  readonly content: BookingContent;
  readonly priced: PricedBooking;
  /** What of it is paid when; null where it is all at once. */
  readonly paymentPlan: StoredPaymentPlan | null;
  /** The code that changed a price; null for one without effect. */
  readonly promoCode: string | null;
  readonly voucherCode: string | null;
  /** Of the prices and rules that it was worked out from. */
  readonly contentVersion: number;
  /** Who is logged in. */
  readonly guest: BookingGuest | null;
  /** The hotel has to agree first: the guest has not proved to belong to the company that is to be invoiced. */
  readonly isOnRequest: boolean;
  /** The rows of stock that its rooms may take from; null where plans share all rooms. */
  readonly roomChoices: readonly RoomChoice[] | null;
  /** Of each of its room types on the scarcest night, after this booking. */
  readonly leftOfTypes: ReadonlyMap<string, number>;
  /** Of the scarcest of them. */
  readonly roomsLeft: number;
  /** What a row of stock has left of a night, as this process knows it. */
  readonly freeOfRow: (id: string, night: StayDate) => number;
}

const refuse = (path: string, said: Said) => invalid({ [path]: [said] });

async function voucherFor(
  deps: PrepareDeps,
  content: BookingContent,
  code: string | null,
): Promise<Voucher | null> {
  if (code === null || code.trim() === '') return null;
  const { propertyId, currency, timeZone } = content.property;
  const voucher = await findVoucher(deps.db, propertyId, code);
  const isActive = content.config.giftServiceProviderConfig.active;
  const use = { isActive, currency, today: todayIn(timeZone, deps.clock.now()) };
  if (!isVoucherUsable(voucher, use)) throw refuse(voucherField, translate.say('error.voucher-invalid'));
  return voucher;
}

function requireOffered(
  request: CreateRequest,
  content: BookingContent,
  priced: PricedBooking,
  guest: BookingGuest | null,
  cards: CardPayments,
): void {
  if (isPaymentOffered(request, content, priced, guest, cards)) return;
  // product.md 6: an individual invoice is a right of the guest's, everything else a matter of the booking.
  if (request.paymentType === PaymentType.individualInvoice)
    throw forbidden(translate.say('payment.not-offered'));
  // The voucher covered all of it when the guest chose; meanwhile it has paid for something else, or the price has changed.
  if (request.paymentType === PaymentType.voucher && priced.totalMinor > 0 && priced.giftDiscountMinor > 0)
    throw refuse(voucherField, translate.say('voucher.too-little'));
  throw refuse('PaymentType', translate.say('payment.not-offered'));
}

const isUnproven = (request: CreateRequest, content: BookingContent, guest: BookingGuest | null): boolean =>
  request.paymentType === PaymentType.companyInvoice &&
  content.company !== null &&
  companyProof(content.company, request.invoicePin ?? null, guest) === 'unproven';

/** As this process knows the stock: for what is no promise. Below zero where there are too few. */
function roomsLeftAfter(
  snapshot: PropertySnapshot,
  { rooms, dateFrom, dateTo }: CreateRequest,
  today: StayDate,
): Map<string, number> {
  const on = { stay: { from: dateFrom, to: dateTo }, today };
  const wanted = Map.groupBy(rooms, ({ roomTypeId }) => roomTypeId);
  return new Map(
    [...wanted].map(([roomTypeId, of]) => {
      const plans = of.map(({ ratePlanId }) => ratePlanId);
      return [roomTypeId, freeOfPlans(snapshot, roomTypeId, plans, on) - of.length];
    }),
  );
}

/** When only the PIN is wrong its message is the response's message. */
const wrongPinText = (problems: readonly FieldProblem[]): Said | undefined =>
  problems.every(({ path }) => path === pinField) ? problems[0]?.said : undefined;

/** What a request has to fulfil before it is priced, and how it may be paid. */
export interface BookingChecks {
  readonly problems: typeof createProblems;
  readonly requireOffered: typeof requireOffered;
}

const checksOfGuests: BookingChecks = { problems: createProblems, requireOffered };

/**
 * Checks a request against the hotel's content and prices it; nothing is written, and only a voucher is read. Throws 400 for an invalid
 * request; gives a 409 for a stay that cannot be booked (any longer) or has another price.
 */
export async function prepareBooking(
  deps: PrepareDeps,
  snapshot: PropertySnapshot,
  request: CreateRequest,
  guest: BookingGuest | null,
  checks: BookingChecks = checksOfGuests,
): Promise<PreparedBooking | StoredResponse> {
  const now = deps.clock.now();
  const { content, rates } = loadBooking(snapshot, request, now);
  const cards = cardPaymentsOf(deps.env, content.property);
  const problems = checks.problems(request, content, now, guest, cards);
  if (problems.length > 0) throw invalid(modelStateOfProblems(problems), wrongPinText(problems));

  const { rated, missing } = rateRooms(request.rooms, rates);
  if (missing.length > 0) {
    // A rate that needs a promo code is missing when the code does not apply: then the code's message says why.
    const { promo } = rates;
    const message = promo.kind === 'rejected' ? promo.message : translate('error.selection-not-available');
    return { status: 409, body: { message, exceedingRoomIndexes: [...missing] } };
  }
  const voucher = await voucherFor(deps, content, request.hopGiftVoucherCode);
  const rooms = rated.map(({ room, rate }) => ({ room, rate: rate.stayRate, promo: rate.promo }));
  const priced = priceBooking({ request, content, rooms, voucherMinor: voucher?.balanceMinor ?? 0 });
  checks.requireOffered(request, content, priced, guest, cards);

  const change = priceChange({
    quotes: deps.quotes,
    token: request.quoteToken,
    stay: { from: request.dateFrom, to: request.dateTo },
    rated,
    allRates: () => ratesOfStay(snapshot, request, now).rates,
    promo: rates.promo,
    priced,
    quotedTaxes: request.quotedTaxes ?? null,
    taxesAndFees: content.property.content.taxesAndFees ?? [],
  });
  if (change) return { status: 409, body: change };
  const paymentPlan = paymentTimes(request, content, priced, now);
  const { contentVersion } = snapshot;
  const today = todayIn(content.property.timeZone, now);
  const leftOfTypes = roomsLeftAfter(snapshot, request, today);
  const roomsLeft = Math.min(...leftOfTypes.values());
  const stay = { from: request.dateFrom, to: request.dateTo };
  const choices =
    snapshot.allotments.length === 0 ? null : roomChoices(snapshot.allotments, request.rooms, stay, today);
  const isOnRequest = isUnproven(request, content, guest);
  // A booking on request takes no rooms, so its transaction would not notice that none are left.
  if (isOnRequest && roomsLeft < 0)
    return shortageResponse({ kind: 'rooms-gone', indexes: [...request.rooms.keys()] });
  const promoCode = rated.find(({ rate }) => rate.promo !== null)?.rate.promo?.code ?? null;
  const voucherCode = voucher?.code ?? null;
  return {
    content,
    priced,
    paymentPlan,
    promoCode,
    voucherCode,
    contentVersion,
    guest,
    isOnRequest,
    leftOfTypes,
    roomsLeft,
    roomChoices: choices,
    freeOfRow: freeOfRow(snapshot),
  };
}
