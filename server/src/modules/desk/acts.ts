import { randomUUID } from 'node:crypto';
import type { CancellationQuote, ChangeQuote, EndpointInput, EndpointOutput } from 'shared/contracts';
import type {
  cancelAtDesk,
  changeAtDesk,
  quoteDeskCancellation,
  quoteDeskChange,
  quoteDeskFee,
  refundAtDesk,
  searchForDeskChange,
} from 'shared/contracts/desk';
import { cardStep, formatMoney, toDecimal, toMinor } from 'shared/domain';
import { betweenCardSteps, invalid, missing } from '../../http/errors.ts';
import { withoutCardNumbers } from '../../http/free-text.ts';
import { spokenLocale } from '../../language/index.ts';
import type { CachedResponse } from '../../http/cached-response.ts';
import { searchBeside, type SearchDeps } from '../availability/index.ts';
import { findReservation, type ReservationRow } from '../booking/index.ts';
import type { HotelCall } from '../staff/index.ts';
import {
  cancelAsQuoted,
  changeAsQuoted,
  type ChangeDeps,
  giveBackOf,
  quoteCancelling,
  quoteChanging,
  searchOf,
  type StayActor,
} from '../stay/index.ts';
import type { DeskDeps } from './deps.ts';
import { translate } from './messages/index.ts';
import { insertNote } from './repository.ts';

export type ActDeps = DeskDeps & ChangeDeps;
type Outcome = EndpointOutput<typeof cancelAtDesk>;

/** An amount that the clerk has typed; one that the currency cannot have is no amount, and is not rounded. */
function typedMinor(field: 'Amount' | 'Fee', amount: number, currency: string): number {
  const minor = toMinor(amount, currency);
  if (minor % cardStep(currency) !== 0) throw invalid({ [field]: [betweenCardSteps(currency)] });
  if (toDecimal(minor, currency) === amount) return minor;
  throw invalid({ [field]: [translate.say('desk.too-many-decimals', { currency })] });
}

async function requireBooking({ db }: DeskDeps, { property }: HotelCall, reservationId: string) {
  const row = await findReservation(db, { propertyId: property.propertyId, reservationId });
  if (!row) throw missing('booking');
  return row;
}

/** The clerk; what is noted beside the act is written with it. */
function actorOf(
  { clock }: DeskDeps,
  { staff, audit }: HotelCall,
  row: ReservationRow,
  notes?: string | null,
): StayActor {
  const text = withoutCardNumbers((notes ?? '').trim());
  const name = { propertyId: row.property_id, reservationId: row.reservation_id };
  return {
    by: 'desk',
    staffId: staff.staff_id,
    audit: async (tx, entry) => {
      await audit(tx, entry);
      if (text === '') return;
      const note = { noteId: randomUUID(), staffId: staff.staff_id, text, now: clock.now() };
      await insertNote(tx, name, note);
    },
  };
}

/** POST /api/Desk/QuoteCancellation. */
export async function quoteEnd(
  deps: ActDeps,
  body: EndpointInput<typeof quoteDeskCancellation>['body'],
  call: HotelCall,
): Promise<CancellationQuote> {
  const row = await requireBooking(deps, call, body.reservationId);
  const { reservationItemIds, noShow } = body;
  const wish = { reservationItemIds, noShow };
  return quoteCancelling(deps, call.property, row, wish, actorOf(deps, call, row));
}

/** POST /api/Desk/QuoteFee. */
export async function quoteFee(
  deps: ActDeps,
  body: EndpointInput<typeof quoteDeskFee>['body'],
  call: HotelCall,
): Promise<CancellationQuote> {
  const row = await requireBooking(deps, call, body.reservationId);
  const { reservationItemIds, noShow, fee, reason: because } = body;
  const wish = { reservationItemIds, noShow, setFee: typedMinor('Fee', fee, row.currency), because };
  return quoteCancelling(deps, call.property, row, wish, actorOf(deps, call, row));
}

/** POST /api/Desk/Cancel. */
export async function cancel(
  deps: ActDeps,
  body: EndpointInput<typeof cancelAtDesk>['body'],
  call: HotelCall,
): Promise<Outcome> {
  const row = await requireBooking(deps, call, body.reservationId);
  const { quoteToken, notes } = body;
  const actor = actorOf(deps, call, row, notes);
  const { noShow } = await cancelAsQuoted(deps, call.property, { row, quoteToken }, actor);
  const key = noShow === true ? 'desk.no-show' : 'desk.booking-cancelled';
  return { success: true, message: translate(key) };
}

/** POST /api/Desk/SearchForChange. */
export async function searchForChange(
  deps: ActDeps & { readonly search: SearchDeps },
  { reservationId, ...asked }: EndpointInput<typeof searchForDeskChange>['body'],
  call: HotelCall,
): Promise<CachedResponse> {
  const row = await requireBooking(deps, call, reservationId);
  return searchBeside(deps.search, searchOf(call.property, row, asked), row.stock);
}

/** POST /api/Desk/QuoteChange. */
export async function quoteChange(
  deps: ActDeps,
  { propertyId: _propertyId, reservationId, ...change }: EndpointInput<typeof quoteDeskChange>['body'],
  call: HotelCall,
): Promise<ChangeQuote> {
  const row = await requireBooking(deps, call, reservationId);
  return quoteChanging(deps, call.property, { row, change }, actorOf(deps, call, row));
}

/** POST /api/Desk/Change. */
export async function change(
  deps: ActDeps,
  {
    propertyId: _propertyId,
    reservationId,
    quoteToken,
    ...wanted
  }: EndpointInput<typeof changeAtDesk>['body'],
  call: HotelCall,
): Promise<Outcome> {
  const row = await requireBooking(deps, call, reservationId);
  const quoted = { row, change: wanted, quoteToken };
  await changeAsQuoted(deps, call.property, quoted, actorOf(deps, call, row));
  return { success: true, message: translate('desk.booking-changed') };
}

/** POST /api/Desk/Refund. */
export async function refund(
  deps: ActDeps,
  body: EndpointInput<typeof refundAtDesk>['body'],
  call: HotelCall,
): Promise<Outcome> {
  const row = await requireBooking(deps, call, body.reservationId);
  const name = { propertyId: row.property_id, reservationId: row.reservation_id };
  const amountMinor = typedMinor('Amount', body.amount, row.currency);
  const wanted = { amountMinor, version: body.stayVersion, because: body.reason };
  await giveBackOf(deps, name, wanted, actorOf(deps, call, row, body.notes));
  const amount = formatMoney(amountMinor, row.currency, spokenLocale());
  return { success: true, message: translate('desk.refunded', { amount }) };
}
