import { formatMoney } from 'shared/domain';
import type { Db, DbTransaction } from '../../db/database.ts';
import type { AppDeps } from '../../deps.ts';
import { json } from '../../db/column-types.ts';
import { inTransaction } from '../../db/transaction.ts';
import { conflict, invalid } from '../../http/errors.ts';
import { inGuestLanguage, spokenLocale } from '../../language/index.ts';
import { listItems, lockReservation, type ReservationName, type ReservationRow } from '../booking/index.ts';
import { recordBookingEvent } from '../booking-event/index.ts';
import { bumpPropertyVersion } from '../property/index.ts';
import { actorOf, auditOf, changedMeanwhile, type StayActor } from './actor.ts';
import { translate } from './messages/index.ts';
import { leftToGiveBack, oweRefunds } from './money.ts';
import { rewriteItem, writePrice } from './repository.ts';
import { lessOf } from './rules.ts';

const isOver = ({ status }: Pick<ReservationRow, 'status'>): boolean =>
  status !== 'Confirmed' && status !== 'Cancelled';

/** The most that the desk can give back: what is there of the booking's payments, and no more than its rooms cost. */
export async function refundableMinor(db: Db, name: ReservationName, row: ReservationRow): Promise<number> {
  if (isOver(row)) return 0;
  const rooms = (await listItems(db, name)).reduce((sum, item) => sum + Math.max(0, item.room_minor), 0);
  return Math.max(0, Math.min(rooms, row.total_minor, await leftToGiveBack(db, name)));
}

export interface WantedRefund {
  readonly amountMinor: number;
  /** Of the booking that the clerk has seen. */
  readonly version: number;
  /** A code that says why. */
  readonly because: string;
}

/** The later charges stay; what was paid at first, or is paid at the hotel, is less. */
const lessPlan = (plan: ReservationRow['payment_plan'], lessMinor: number): ReservationRow['payment_plan'] =>
  plan && { ...plan, dueNowMinor: Math.max(0, plan.dueNowMinor - lessMinor) };

async function writeRefund(
  tx: DbTransaction,
  name: ReservationName,
  { amountMinor, version, because }: WantedRefund,
  actor: StayActor,
  now: Date,
): Promise<void> {
  const row = await lockReservation(tx, name);
  if (isOver(row)) throw conflict(translate.say('stay.not-confirmed'));
  if (row.stay_version !== version) throw changedMeanwhile(actor);
  const most = await refundableMinor(tx, name, row);
  if (amountMinor <= 0 || amountMinor > most) {
    const amount = formatMoney(most, row.currency, spokenLocale());
    throw invalid({ Amount: [translate.say('stay.refund-too-much', { amount })] });
  }
  const items = await listItems(tx, name);
  const text = await inGuestLanguage(row.language_code, () => Promise.resolve(translate('stay.less')));
  for (const { itemId, lessMinor } of lessOf(items, amountMinor)) {
    const item = items.find((each) => each.reservation_item_id === itemId);
    if (item === undefined) continue;
    await rewriteItem(tx, item, {
      room_minor: item.room_minor - lessMinor,
      total_minor: item.total_minor - lessMinor,
      price_lines: json([...item.price_lines, { text, amountMinor: -lessMinor, isGivenBack: true }]),
    });
  }
  const price = {
    roomsMinor: row.rooms_minor - amountMinor,
    totalMinor: row.total_minor - amountMinor,
    plan: lessPlan(row.payment_plan, amountMinor),
  };
  if (!(await writePrice(tx, name, version, price, now))) throw changedMeanwhile(actor);
  await oweRefunds(tx, name, row, amountMinor, now);
  await auditOf(actor, tx, {
    action: 'booking.refund',
    subject: row.reservation_id,
    before: { totalMinor: row.total_minor, paidMinor: row.paid_minor },
    after: { totalMinor: price.totalMinor, amountMinor, because },
  });
  await bumpPropertyVersion(tx, row.property_id);
  await recordBookingEvent(tx, {
    ...name,
    kind: 'changed',
    ...actorOf(actor),
    facts: { amountMinor, reason: 'refund', because, refundMinor: amountMinor },
    now,
  });
}

/**
 * The hotel gives a part or all of what was paid back: the booking costs so much less, so that nothing of it is asked for again. Of two at
 * once one does it, and the other gets a conflict.
 */
export const giveBackOf = (
  { db, clock }: Pick<AppDeps, 'db' | 'clock'>,
  name: ReservationName,
  refund: WantedRefund,
  actor: StayActor,
): Promise<void> => inTransaction(db, (tx) => writeRefund(tx, name, refund, actor, clock.now()));
