import type { Confirmation, ConfirmationItem, ConfirmationTable } from 'shared/contracts';
import { pageAddress, sumTaxLines, toDecimal } from 'shared/domain';
import * as z from 'zod/mini';
import type { AppDeps } from '../../../deps.ts';
import type { Signer } from '../../../signer.ts';
import { findPaidPaymentOf, type PaymentRow } from '../../payment/index.ts';
import type { StoredPriceLine } from '../../../db/schema.ts';
import type { StoredProperty } from '../../property/index.ts';
import { boardAmong, chargedTax, costLines, includedOf, lineText, taxesAmong } from '../price-line-text.ts';
import {
  type ItemRow,
  hasInvoice,
  listItems,
  listItemServices,
  paidPositions,
  type ReservationName,
  type ReservationRow,
  type ServiceRow,
} from '../repository.ts';
import { paymentActionOf } from '../pay/payment-action.ts';
import type { SettleDeps } from '../pay/settle.ts';
import { bookedLanguage } from '../booked-language.ts';
import { isOnRequest, storedAges, wireStatus } from '../rules.ts';
import { type IsOwn, requireReservation } from './find.ts';
import { freeUntil } from './terms.ts';
import { asBooked, type Naming } from './hotels-names.ts';
import { preCheckInCode } from './pre-check-in-code.ts';

/** What of an extra is inside the rate of the room. */
function includedFields(row: ItemRow, serviceId: string, currency: string) {
  const included = row.price_lines.map(includedOf).find((each) => each?.serviceId === serviceId);
  if (!included) return {};
  return { included: { quantity: included.quantity, worth: toDecimal(included.worth, currency) } };
}

function worthField(line: StoredPriceLine, currency: string) {
  const included = includedOf(line);
  return included === null ? {} : { worth: toDecimal(included.worth, currency) };
}

const confirmationItem = (
  row: ItemRow,
  services: readonly ServiceRow[],
  currency: string,
  language: ReturnType<typeof bookedLanguage>,
): ConfirmationItem => ({
  ...language,
  roomType: { roomTypeId: row.room_type_id, name: row.room_type_name, imageUrl: row.room_type_image_url },
  ratePlan: {
    ratePlanId: row.rate_plan_id,
    name: row.rate_plan_name,
    board: boardAmong(row.price_lines),
  },
  policy: row.policy,
  leadGuest: { firstName: row.guests[0]?.firstName ?? '', lastName: row.guests[0]?.lastName ?? '' },
  roomConfiguration: row.configuration_text,
  numberOfAdults: row.adults,
  numberOfChildren: row.children,
  numberOfInfants: row.infants,
  ...storedAges(row),
  roomCost: toDecimal(row.room_minor, currency),
  services: services.map((service) => ({
    serviceId: service.service_id,
    serviceName: service.service_name,
    quantity: service.quantity,
    cost: toDecimal(service.cost_minor, currency),
    ...includedFields(row, service.service_id, currency),
  })),
  serviceCost: toDecimal(row.services_minor, currency),
  totalCost: toDecimal(row.total_minor, currency),
  priceLines: costLines(row.price_lines).map((line) => ({
    text: lineText(line, currency),
    amount: toDecimal(line.amountMinor, currency),
    ...worthField(line, currency),
  })),
  taxes: sumTaxLines(taxesAmong(row.price_lines)).map((tax) => chargedTax(tax, currency)),
  ...(row.cancelled_at === null ? {} : { cancelledAtUtc: row.cancelled_at.toISOString() }),
});

const propertyOf = ({ content }: StoredProperty): Confirmation['property'] => ({
  propertyCode: content.propertyCode,
  propertyName: content.propertyName,
  propertyAddress: content.propertyAddress,
  propertyImageUrl: content.propertyImageUrl,
  email: content.email,
  telephone: content.telephone,
  websiteUrl: content.websiteUrl,
  checkInTime: content.checkInTime,
  checkOutTime: content.checkOutTime,
  timeZone: content.timeZone,
  pricesIncludeTax: content.pricesIncludeTax,
  taxLabel: content.taxLabel,
});

/** What of a booking is paid when; what was added since, such as extras of the pre check-in, is paid at the hotel. */
async function planOf(deps: ReadDeps, name: ReservationName, row: ReservationRow) {
  const { payment_plan: plan, total_minor: total, currency } = row;
  if (plan === null) return {};
  const paid = plan.later.length === 0 ? new Set() : await paidPositions(deps.db, name);
  const later = plan.later.map(({ on, amountMinor }, index) => ({
    on,
    amount: toDecimal(amountMinor, currency),
    ...(paid.has(index + 1) ? { isPaid: true } : {}),
  }));
  const atHotel = plan.later.reduce((rest, { amountMinor }) => rest - amountMinor, total - plan.dueNowMinor);
  return {
    paymentPlan: {
      dueNow: toDecimal(plan.dueNowMinor, currency),
      later,
      atHotel: toDecimal(atHotel, currency),
      ...(plan.mandate === null ? {} : { mandate: plan.mandate }),
    },
  };
}

/** How long the rooms of a booking wait for a payment; null when they do not. */
export const heldUntil = (row: ReservationRow): string | null =>
  (row.status === 'Held' && !isOnRequest(row)) || row.status === 'PendingPayment'
    ? (row.hold_expires_at?.toISOString() ?? null)
    : null;

export interface ReadDeps extends Pick<AppDeps, 'db'> {
  readonly preCheckInKey: Signer;
}

/** The secret address of a booking's pre check-in. */
export function preCheckInPath(
  deps: Pick<ReadDeps, 'preCheckInKey'>,
  property: StoredProperty,
  row: ReservationRow,
): string {
  const { property_id: propertyId, reference_number: referenceNumber, pre_check_in_nonce: nonce } = row;
  const code = preCheckInCode(deps.preCheckInKey, { propertyId, referenceNumber, nonce });
  return pageAddress('pre-check-in', { propertyCode: property.code, referenceNumber, code });
}

const paidWithSchema = z.object({ scheme: z.string(), lastFour: z.string().check(z.regex(/^\d{4}$/)) });

/** The card that paid; null for other payment types. A payment stores no more of a card than this and its expiry (decisions 4). */
async function paidWithOf(
  deps: ReadDeps,
  name: ReservationName,
): Promise<NonNullable<Confirmation['paidWith']> | null> {
  return cardReceipt(await findPaidPaymentOf(deps.db, name));
}

/** Of a payment's card what a receipt shows; null where it was none. */
export function cardReceipt(
  payment: Pick<PaymentRow, 'detail'> | undefined,
): NonNullable<Confirmation['paidWith']> | null {
  const card = paidWithSchema.safeParse(payment?.detail);
  return card.success ? card.data : null;
}

/**
 * A booking as its guest sees it, from its own rows: what was agreed, whatever the hotel changes later. Money adds up to the penny. The hotel reads it
 * under its own names.
 */
export async function describeReservation(
  deps: ReadDeps,
  property: StoredProperty,
  row: ReservationRow,
  naming: Naming = asBooked,
): Promise<Confirmation> {
  const name = { propertyId: row.property_id, reservationId: row.reservation_id };
  const { items, services: all } = naming({
    items: await listItems(deps.db, name),
    services: await listItemServices(deps.db, name),
  });
  const services = Map.groupBy(all, (service) => service.reservation_item_id);
  const { currency, booker } = row;
  // Its own names need no mark for the hotel.
  const language = naming === asBooked ? bookedLanguage(property, row) : {};
  return {
    referenceNumber: row.reference_number,
    status: wireStatus(row.status),
    property: propertyOf(property),
    dateFrom: row.date_from,
    dateTo: row.date_to,
    booker: {
      firstName: booker.firstName,
      lastName: booker.lastName,
      email: booker.email,
      phone: booker.phone,
    },
    items: items.map((item) =>
      confirmationItem(item, services.get(item.reservation_item_id) ?? [], currency, language),
    ),
    taxes: sumTaxLines(items.flatMap(({ price_lines: lines }) => taxesAmong(lines))).map((tax) =>
      chargedTax(tax, currency),
    ),
    giftDiscount: toDecimal(row.gift_discount_minor, currency),
    total: toDecimal(row.total_minor, currency),
    currency,
    // The column's check allows exactly the numbers of product.md 4.
    paymentMethod: row.payment_type as Confirmation['paymentMethod'],
    paidWith: await paidWithOf(deps, name),
    paid: toDecimal(row.paid_minor, currency),
    balance: toDecimal(row.total_minor - row.paid_minor, currency),
    ...(await planOf(deps, name, row)),
    ...freeUntilField(row, items, property),
    preCheckInUrl: row.status === 'Confirmed' ? preCheckInPath(deps, property, row) : null,
    expiresAtUtc: heldUntil(row),
    ...(isOnRequest(row) ? { onRequest: true } : {}),
    ...(row.cancelled_at === null
      ? {}
      : {
          cancelledAtUtc: row.cancelled_at.toISOString(),
          canBeInvoiced: row.total_minor + row.gift_discount_minor > 0 || (await hasInvoice(deps.db, name)),
        }),
  };
}

/** Until when cancelling is free; nothing of a booking that was never free to cancel. */
function freeUntilField(row: ReservationRow, items: readonly ItemRow[], property: StoredProperty) {
  const until = freeUntil(row, items, property);
  return until === null || until <= row.created_at ? {} : { freeCancellationUntilUtc: until.toISOString() };
}

/** The tables that a guest has booked for a stay, where there is somebody to ask: the restaurant module. */
export type TablesOfStay = (
  deps: Pick<AppDeps, 'db' | 'secretKey'>,
  property: Pick<StoredProperty, 'code'>,
  name: ReservationName,
) => Promise<ConfirmationTable[]>;

/** The passes that a confirmation offers: the wallet module knows. */
export type WalletOf = (property: StoredProperty, booking: Confirmation) => Confirmation['wallet'];

export async function readConfirmation(
  deps: ReadDeps &
    SettleDeps &
    Pick<AppDeps, 'secretKey'> & { readonly tablesOfStay: TablesOfStay; readonly walletOf: WalletOf },
  property: StoredProperty,
  token: string,
  isOwn?: IsOwn,
): Promise<Confirmation> {
  // First, because the gateway may say that all is paid.
  const paymentAction = await paymentActionOf(deps, property.propertyId, token);
  const row = await requireReservation(deps, property, token, isOwn);
  const name = { propertyId: row.property_id, reservationId: row.reservation_id };
  const tables = await deps.tablesOfStay(deps, property, name);
  const described = await describeReservation(deps, property, row);
  const wallet = deps.walletOf(property, described);
  return {
    ...described,
    tables,
    ...(paymentAction === null ? {} : { paymentAction }),
    ...(wallet === undefined ? {} : { wallet }),
  };
}
