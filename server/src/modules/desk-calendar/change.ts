import { createHash, randomUUID } from 'node:crypto';
import type { EndpointInput, EndpointOutput } from 'shared/contracts';
import type { CalendarChange, changeDeskCalendar, previewDeskCalendar } from 'shared/contracts/desk';
import { cardStep, daysBetween, formatMoney, toDecimal, todayIn, toMinor } from 'shared/domain';
import type { Db } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { AppDeps } from '../../deps.ts';
import { betweenCardSteps, conflict, invalid, unprocessable } from '../../http/errors.ts';
import { spokenLocale } from '../../language/index.ts';
import { bumpContentVersion, bumpPropertyVersion, type StoredProperty } from '../property/index.ts';
import type { HotelCall } from '../staff/index.ts';
import { findLastNight } from '../stock/index.ts';
import { translate } from './messages/index.ts';
import {
  dividedRooms,
  findRounding,
  insertChange,
  listRateStates,
  listRooms,
  lockCalendar,
  type RoomsOfNight,
  setRooms,
  writeRatesByHand,
  writeStockByHand,
} from './repository.ts';
import {
  isOfRates,
  isOfStock,
  loweredMinStays,
  planChange,
  type RateNightState,
  type StockState,
  valuesNow,
} from './rules.ts';

const mostDays = 366;
const mostNights = 20_000;
const shownNights = 20;
/** In units of any currency: more is a slip of the hand. */
const highestPrice = 100_000_000;

/** Throws where a change makes no sense or is too large. */
async function check(
  db: Db,
  clock: AppDeps['clock'],
  change: CalendarChange,
  property: StoredProperty,
): Promise<void> {
  if (!isOfRates(change) && !isOfStock(change))
    throw unprocessable(translate.say('calendar.nothing'), 'nothing');
  const days = daysBetween(change.from, change.to) + 1;
  const last = await findLastNight(db, property.propertyId);
  const isInCalendar =
    days >= 1 &&
    days <= mostDays &&
    change.from >= todayIn(property.timeZone, clock.now()) &&
    last !== null &&
    change.to <= last;
  if (!isInCalendar) throw unprocessable(translate.say('calendar.nights'), 'nights');
  if (days * change.roomTypeIds.length * Math.max(1, change.ratePlanIds.length) > mostNights)
    throw unprocessable(translate.say('calendar.too-many'), 'too-many');
}

/** What was set on the nights of a change, whatever has been sold since. */
const fingerprintOf = (rates: readonly RateNightState[], stock: readonly StockState[]): string =>
  createHash('sha256')
    .update(JSON.stringify([rates.map((state) => [valuesNow(state), state.changeId])]))
    .update(JSON.stringify(stock.map(({ total, changeId }) => [total, changeId])))
    .digest('base64url');

async function planned(
  db: Db,
  change: CalendarChange,
  { propertyId, currency }: StoredProperty,
  forUpdate: boolean,
) {
  const rounding = await findRounding(db, propertyId);
  const rates = isOfRates(change) ? await listRateStates(db, propertyId, change) : [];
  // Rows of stock last: bookings wait for them.
  const stock = await listRooms(db, propertyId, change, forUpdate && isOfStock(change));
  const pricing = { currency, roundTo: rounding === null ? cardStep(currency) : toMinor(rounding, currency) };
  const plan = planChange(change, rates, stock, pricing);
  if (change.price !== null && plan.free > 0)
    throw unprocessable(translate.say('calendar.free', { count: plan.free }), 'free');
  const { price } = change;
  const isBetween = price !== null && toMinor(price.value, currency) % cardStep(currency) !== 0;
  if (isBetween && price.kind !== 'percent') throw invalid({ Price: [betweenCardSteps(currency)] });
  const highest = toMinor(highestPrice, currency);
  if (change.price !== null && Math.max(...(plan.pricesAfter ?? [0])) > highest) {
    const amount = formatMoney(highest, currency, spokenLocale());
    throw unprocessable(translate.say('calendar.too-dear', { amount }), 'too-dear');
  }
  return {
    plan,
    fingerprint: fingerprintOf(rates, isOfStock(change) ? stock : []),
    rooms: new Map<StockState, RoomsOfNight>(stock.map((rooms) => [rooms, rooms])),
  };
}

/** POST /api/Desk/PreviewCalendar. */
export async function previewCalendar(
  { db, clock }: AppDeps,
  change: CalendarChange,
  { property }: HotelCall,
): Promise<EndpointOutput<typeof previewDeskCalendar>> {
  await check(db, clock, change, property);
  const { plan, fingerprint } = await planned(db, change, property, false);
  const decimals = (prices: readonly [number, number] | null) =>
    prices === null ? null : prices.map((price) => toDecimal(price, property.currency));
  return {
    stockNights: plan.rooms.length,
    rateNights: plan.rates.length,
    nightsWithoutPrice: plan.withoutPrice,
    roomsTaken: plan.taken,
    belowTaken: plan.belowTaken
      .slice(0, shownNights)
      .map(({ roomTypeId, night, taken }) => ({ roomTypeId, date: night, taken })),
    belowTakenCount: plan.belowTaken.length,
    loweredMinStays: loweredMinStays(plan.rates),
    pricesBefore: decimals(plan.pricesBefore),
    pricesAfter: decimals(plan.pricesAfter),
    fingerprint,
  };
}

type Body = EndpointInput<typeof changeDeskCalendar>['body'];

/** POST /api/Desk/ChangeCalendar. */
export async function changeCalendar(
  { db, clock }: AppDeps,
  { fingerprint: seen, ...change }: Body,
  { property, staff, audit }: HotelCall,
): Promise<EndpointOutput<typeof changeDeskCalendar>> {
  const { propertyId } = property;
  await check(db, clock, change, property);
  await inTransaction(db, async (tx) => {
    await lockCalendar(tx, propertyId);
    const { plan, fingerprint, rooms } = await planned(tx, change, property, true);
    if (fingerprint !== seen) throw conflict(translate.say('calendar.meanwhile'));
    const changeId = randomUUID();
    const before = {
      rates: plan.rates.map(({ state }) => ({
        roomTypeId: state.roomTypeId,
        ratePlanId: state.ratePlanId,
        night: state.night,
        byHand: state.byHand,
        changeId: state.changeId,
      })),
      stock: plan.rooms.map(({ state }) => ({
        roomTypeId: state.roomTypeId,
        night: state.night,
        total: state.byHand,
        changeId: state.changeId,
      })),
    };
    await insertChange(tx, propertyId, {
      changeId,
      staffId: staff.staff_id,
      now: clock.now(),
      asked: change,
      before,
    });
    await audit(tx, { action: 'calendar.changed', subject: changeId, after: change });
    await writeRatesByHand(
      tx,
      propertyId,
      plan.rates.map(({ state, after }) => ({ ...state, byHand: after, changeId })),
    );
    await writeStockByHand(
      tx,
      propertyId,
      plan.rooms.map(({ state, total, byHand }) => ({
        ...state,
        total: byHand || total !== state.inFile ? total : null,
        fileRows: rooms.get(state)?.fileRows ?? {},
        changeId,
      })),
    );
    await setRooms(
      tx,
      propertyId,
      plan.rooms.flatMap(({ state, total }) => {
        const ofNight = rooms.get(state);
        return ofNight === undefined ? [] : dividedRooms(ofNight, total);
      }),
    );
    await (plan.rates.length > 0 ? bumpContentVersion : bumpPropertyVersion)(tx, propertyId);
  });
  return { success: true, message: translate('calendar.changed') };
}
