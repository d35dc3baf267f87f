import { type PaymentType, type PreCheckInReservation, serviceSchema } from 'shared/contracts';
import { checkInPaymentReason, toDecimal } from 'shared/domain';
import * as z from 'zod/mini';
import type { AppDeps } from '../../deps.ts';
import { findPaymentOf, isPaid } from '../payment/index.ts';
import type { StoredProperty } from '../property/index.ts';
import {
  boardAmong,
  bookedLanguage,
  storedAges,
  type ItemRow,
  listActiveItems,
  listItemServices,
  type ReservationRow,
  type ServiceRow,
} from '../booking/index.ts';
import { listServices, type StoredService, toService } from '../service/index.ts';
import { type LinkDeps, openLink } from './link.ts';
import { invalidLink, type Notice, noticeOf } from './notice.ts';
import { findCompanyName, hasGuaranteeCard } from './repository.ts';

type Item = PreCheckInReservation['reservationItems'][number];

const sumOf = (rows: readonly ItemRow[], count: (row: ItemRow) => number): number =>
  rows.reduce((sum, row) => sum + count(row), 0);

function bookedService(
  row: ServiceRow,
  sold: readonly StoredService[],
  { date_from: from, date_to: to, currency }: ReservationRow,
): Item['services'][number] {
  const stored = sold.find(({ serviceId }) => serviceId === row.service_id);
  return {
    reservationItemId: row.reservation_item_id,
    serviceId: row.service_id,
    quantity: row.quantity,
    // The contract lets a service pass as it is: it is in the wire's form already.
    service: stored ? z.encode(serviceSchema, toService(stored, currency, { from, to })) : null,
    serviceName: row.service_name,
    cost: toDecimal(row.cost_minor, currency),
  };
}

const itemOf = (
  property: StoredProperty,
  stay: ReservationRow,
  row: ItemRow,
  services: Item['services'],
): Item => ({
  ...bookedLanguage(property, stay),
  reservationItemId: row.reservation_item_id,
  dateOfArrival: stay.date_from,
  dateOfDeparture: stay.date_to,
  roomTypeId: row.room_type_id,
  roomType: row.room_type_name,
  ratePlanId: row.rate_plan_id,
  ratePlan: row.rate_plan_name,
  board: boardAmong(row.price_lines),
  policy: row.policy,
  cancellationPolicy: [...row.cancellation_policy],
  roomConfiguration: row.configuration_id,
  guests: row.guests.map((guest) => ({ individualId: null, ...guest })),
  services,
  numberOfAdults: row.adults,
  numberOfChildren: row.children,
  numberOfInfants: row.infants,
  ...storedAges(row),
});

/** Whether a card stands for the booking: one that was left for it, or charged. */
export async function hasCard(db: AppDeps['db'], row: ReservationRow): Promise<boolean> {
  const name = { propertyId: row.property_id, reservationId: row.reservation_id };
  if (await hasGuaranteeCard(db, name)) return true;
  const payment = await findPaymentOf(db, name);
  return payment !== undefined && isPaid(payment.state) && payment.detail['lastFour'] !== undefined;
}

async function paymentDetails(
  db: AppDeps['db'],
  row: ReservationRow,
): Promise<PreCheckInReservation['paymentDetails']> {
  const { currency } = row;
  // The column's check allows exactly the numbers of product.md 4.
  const paymentType = row.payment_type as PaymentType;
  const hasGuaranteeCard = await hasCard(db, row);
  const balance = row.total_minor - row.paid_minor;
  return {
    reason: checkInPaymentReason({ paymentType, balance, hasGuaranteeCard }),
    paymentType,
    hasGuaranteeCard,
    taxes: toDecimal(
      row.total_minor - row.rooms_minor - row.services_minor + row.gift_discount_minor,
      currency,
    ),
    total: toDecimal(row.total_minor, currency),
    paid: toDecimal(row.paid_minor, currency),
    balance: toDecimal(balance, currency),
    currency,
  };
}

async function describe(
  db: AppDeps['db'],
  property: StoredProperty,
  row: ReservationRow,
): Promise<PreCheckInReservation> {
  const { property_id: propertyId, reservation_id: reservationId, currency } = row;
  const items = await listActiveItems(db, { propertyId, reservationId });
  const booked = await listItemServices(db, { propertyId, reservationId });
  const sold = booked.length > 0 ? await listServices(db, propertyId) : [];
  const servicesOf = (item: ItemRow) =>
    booked
      .filter((service) => service.reservation_item_id === item.reservation_item_id)
      .map((service) => bookedService(service, sold, row));
  const company = row.account_id === null ? undefined : await findCompanyName(db, propertyId, row.account_id);
  return {
    propertyId,
    referenceNumber: row.reference_number,
    isReservation: true,
    entityId: reservationId,
    confirmationToken: row.confirmation_token,
    specialRequests: row.notes,
    totalAccommodationPrice: toDecimal(row.rooms_minor, currency),
    totalServicesPrice: toDecimal(row.services_minor, currency),
    numberOfAdults: sumOf(items, ({ adults }) => adults),
    numberOfChildren: sumOf(items, ({ children }) => children),
    numberOfInfants: sumOf(items, ({ infants }) => infants),
    // Saved cards belong to a user who is logged in; a link is not a session (product.md 6).
    creditCards: [],
    booker: row.booker,
    company: company === undefined ? null : { name: company },
    reservationItems: items.map((item) => itemOf(property, row, item, servicesOf(item))),
    paymentDetails: await paymentDetails(db, row),
  };
}

/** GET /api/PreCheckIn/Get (product.md 7, decisions 1): the booking of the link, or why it opens none. */
export async function readPreCheckIn(
  deps: LinkDeps & Pick<AppDeps, 'clock'>,
  property: StoredProperty,
  link: { readonly referenceNumber: string; readonly hash: string },
): Promise<PreCheckInReservation | Notice> {
  const { propertyId } = property;
  const row = await openLink(deps, propertyId, { referenceNumber: link.referenceNumber, code: link.hash });
  if (!row) return invalidLink();
  return noticeOf(row, property, deps.clock.now()) ?? describe(deps.db, property, row);
}
