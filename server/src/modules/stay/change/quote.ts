import { hash } from 'node:crypto';
import type { ChangeQuote } from 'shared/contracts';
import { toDecimal } from 'shared/domain';
import type { ServingDeps } from '../../availability/index.ts';
import { freeUntil, type ReservationRow, withoutRefunds } from '../../booking/index.ts';
import type { StoredProperty } from '../../property/index.ts';
import { staffOf, type StayActor } from '../actor.ts';
import type { StayDeps } from '../cancel.ts';
import { nameOf } from '../named.ts';
import type { ChangeTerms } from '../quote-token.ts';
import { cardOf, keptCardOf } from '../read.ts';
import { listDues } from '../due-repository.ts';
import { planChange, type Planned, type WantedChange } from './plan.ts';
import { readStanding } from './standing.ts';
import { requireStock } from './swap-stock.ts';
import { withoutCardsInChange } from './typed-text.ts';

export type ChangeDeps = StayDeps & ServingDeps;

/** What was asked for, as one text. */
export const digestOf = ({ dateFrom, dateTo, rooms, notes, arrivalTime, contact }: WantedChange): string =>
  hash('sha256', JSON.stringify({ dateFrom, dateTo, rooms, notes, arrivalTime, contact }), 'base64url');

const promiseOf = ({ totalMinor, refundMinor, dueNowMinor, voucherBackMinor }: Planned) => ({
  total: totalMinor,
  refund: refundMinor,
  dueNow: dueNowMinor,
  voucherBack: voucherBackMinor,
});

/** How long may be read before confirming. */
const quoteMs = 15 * 60_000;

/** What a change costs or gives back now; nothing is changed. */
export async function quoteChanging(
  deps: ChangeDeps,
  property: StoredProperty,
  { row: found, change: asked }: { readonly row: ReservationRow; readonly change: WantedChange },
  actor: StayActor,
): Promise<ChangeQuote> {
  const now = deps.clock.now();
  const change = withoutCardsInChange(asked);
  const row = await withoutRefunds(deps.db, found);
  const name = nameOf(row);
  const snapshot = await deps.snapshots.require(property.propertyId);
  const standing = await readStanding(deps.db, row, await listDues(deps.db, name), actor);
  const planned = planChange(snapshot, property, standing, change, now);
  if (planned.rooms.length > 0) await requireStock(deps.db, { row, planned }, standing.services);
  const decimal = (minor: number) => toDecimal(minor, row.currency);
  const expiresAt = now.getTime() + quoteMs;
  const items = planned.wholes.map(({ item }) => item);
  const until = freeUntil({ ...row, date_from: change.dateFrom }, items, property);
  return {
    quoteToken: deps.quotes.issueChange({
      reservation: row.reservation_id,
      version: row.stay_version,
      change: digestOf(change),
      expiresAt,
      staff: staffOf(actor),
      ...promiseOf(planned),
    }),
    expiresAtUtc: new Date(expiresAt).toISOString(),
    currency: row.currency,
    oldTotal: decimal(planned.oldTotalMinor),
    total: decimal(planned.totalMinor),
    difference: decimal(planned.totalMinor - planned.oldTotalMinor),
    refund: decimal(planned.refundMinor),
    // What is to be paid more is promised of a kept card only.
    card: await (planned.dueNowMinor > 0 ? keptCardOf : cardOf)(deps.db, name),
    dueNow: decimal(planned.dueNowMinor),
    rooms: planned.wholes.map(({ item, wholeMinor }) => ({
      reservationItemId: item.reservation_item_id,
      roomType: item.room_type_name,
      total: decimal(wholeMinor),
    })),
    ...(until !== null && until > now ? { freeCancellationUntilUtc: until.toISOString() } : {}),
  };
}

export const isPromised = (planned: Planned, quote: ChangeTerms): boolean => {
  const { total, refund, dueNow, voucherBack } = promiseOf(planned);
  return (
    total === quote.total &&
    refund === quote.refund &&
    dueNow === quote.dueNow &&
    voucherBack === quote.voucherBack
  );
};
