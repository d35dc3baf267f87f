import { guestChanges, type Stay } from 'shared/contracts';
import { cancellationSchedule, noShowMinor, toDecimal } from 'shared/domain';
import type { AppDeps } from '../../deps.ts';
import type { Db } from '../../db/database.ts';
import type { GuestChange } from '../../db/content.ts';
import {
  asBooked,
  bookedLanguage,
  boughtServices,
  cardReceipt,
  dueNow,
  type ItemRow,
  listItems,
  listItemServices,
  type Naming,
  payPath,
  type ReservationName,
  type ReservationRow,
  type ServiceRow,
  storedAges,
  termsOf,
  wholeOf,
  withoutRefunds,
} from '../booking/index.ts';
import { isAddressRefused } from '../mail/index.ts';
import { findPaidPaymentOf, findPayment } from '../payment/index.ts';
import type { StoredProperty } from '../property/index.ts';
import { contactOf } from './change/contact.ts';
import { listDues } from './due-repository.ts';
import { nameOf } from './named.ts';
import { listRefunds, type RefundRow } from './refund-repository.ts';
import { openUntil } from './rules.ts';

/** The card that a booking stands on. */
export const cardOf = async (db: Db, name: ReservationName): Promise<Stay['refunds'][number]['card']> =>
  cardReceipt(await findPaidPaymentOf(db, name));

/** The card that the hotel keeps, which it may charge; null where none is. */
export const keptCardOf = async (db: Db, name: ReservationName): ReturnType<typeof cardOf> => {
  const payment = await findPaidPaymentOf(db, name);
  return (payment?.method ?? null) === null ? null : cardReceipt(payment);
};

const refundStates = { due: 'Due', delayed: 'Delayed', done: 'Done', failed: 'Failed' } as const;

async function refundOf(db: Db, refund: RefundRow): Promise<Stay['refunds'][number]> {
  const payment = await findPayment(db, { propertyId: refund.property_id, paymentId: refund.payment_id });
  return {
    amount: toDecimal(refund.amount_minor, refund.currency),
    state: refundStates[refund.state],
    card: cardReceipt(payment),
  };
}

const nameOfService = (item: ItemRow, services: readonly ServiceRow[], id: string): string =>
  services.find((row) => row.reservation_item_id === item.reservation_item_id && row.service_id === id)
    ?.service_name ?? '';

function roomOf(
  item: ItemRow,
  services: readonly ServiceRow[],
  row: ReservationRow,
  property: StoredProperty,
): Stay['rooms'][number] {
  const terms = termsOf(item, row, property);
  const decimal = (minor: number) => toDecimal(minor, row.currency);
  const isCancelled = item.cancelled_at !== null;
  const schedule = isCancelled ? null : cancellationSchedule(terms);
  const noShow = isCancelled ? null : noShowMinor(terms);
  return {
    reservationItemId: item.reservation_item_id,
    roomType: item.room_type_name,
    ratePlan: item.rate_plan_name,
    roomTypeId: item.room_type_id,
    ratePlanId: item.rate_plan_id,
    numberOfAdults: item.adults,
    numberOfChildren: item.children,
    numberOfInfants: item.infants,
    ...storedAges(item),
    guests: item.guests.map((guest) => ({ individualId: null, ...guest })),
    services: boughtServices(item, services).map(({ serviceId, quantity }) => ({
      serviceId,
      serviceName: nameOfService(item, services, serviceId),
      quantity,
    })),
    policy: item.policy,
    total: decimal(wholeOf(item)),
    cancelledAtUtc: item.cancelled_at?.toISOString() ?? null,
    deadlines:
      schedule?.map(({ from, until, feeMinor }) => ({
        fromUtc: from.toISOString(),
        untilUtc: until?.toISOString() ?? null,
        fee: decimal(feeMinor),
      })) ?? null,
    noShowFee: noShow === null ? null : decimal(noShow),
  };
}

const changeNames: Readonly<Record<(typeof guestChanges)[number], GuestChange>> = {
  Cancel: 'cancel',
  Dates: 'dates',
  Party: 'party',
  Rooms: 'rooms',
  Names: 'names',
  Extras: 'extras',
  Requests: 'requests',
};

/** What the page of payment asks for. */
async function dueOf(db: Db, property: StoredProperty, row: ReservationRow, now: Date): Promise<Stay['due']> {
  // Money that is on its way back pays for nothing any more.
  const unpaid = row.total_minor - (await withoutRefunds(db, row)).paid_minor;
  if (row.status !== 'Confirmed' || unpaid <= 0) return null;
  const due = dueNow(await listDues(db, nameOf(row)), now);
  if (due === undefined) return null;
  return {
    amount: toDecimal(Math.min(due.amount_minor, unpaid), row.currency),
    paymentUrl: payPath(property.code, row),
  };
}

/** GET /api/Stay: a stay with what its guest can do with it; the desk reads it under the hotel's own names. */
export async function readStay(
  deps: Pick<AppDeps, 'db' | 'clock'>,
  property: StoredProperty,
  row: ReservationRow,
  naming: Naming = asBooked,
): Promise<Stay> {
  const name = { propertyId: row.property_id, reservationId: row.reservation_id };
  const now = deps.clock.now();
  const { items, services } = naming({
    items: await listItems(deps.db, name),
    services: await listItemServices(deps.db, name),
  });
  const refunds = await listRefunds(deps.db, name);
  const { content } = property;
  // Its own names need no mark for the hotel.
  const language = naming === asBooked ? bookedLanguage(property, row) : {};
  return {
    referenceNumber: row.reference_number,
    isCancelled: row.status === 'Cancelled',
    dateFrom: row.date_from,
    dateTo: row.date_to,
    currency: row.currency,
    total: toDecimal(row.total_minor, row.currency),
    paid: toDecimal(row.paid_minor, row.currency),
    notes: row.notes,
    arrivalTime: row.arrival_time,
    contact: contactOf(row.booker),
    isEmailRefused: await isAddressRefused(deps.db, name),
    promoCode: row.promo_code,
    rooms: items.map((item) => ({ ...language, ...roomOf(item, services, row, property) })),
    changes: guestChanges.map((change) => {
      const until = openUntil(changeNames[change], row, property);
      return {
        change,
        untilUtc: until?.toISOString() ?? null,
        isOpen: row.status === 'Confirmed' && until !== null && until > now,
      };
    }),
    refunds: await Promise.all(refunds.map((refund) => refundOf(deps.db, refund))),
    due: await dueOf(deps.db, property, row, now),
    hotelName: content.propertyName,
    telephone: content.telephone,
    email: content.email,
  };
}
