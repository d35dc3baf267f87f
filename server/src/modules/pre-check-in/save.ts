import { createHash } from 'node:crypto';
import type { BookerDetails, EndpointOutput, savePreCheckIn, SavePreCheckInRequest } from 'shared/contracts';
import { formatMoney, listText, toMinor } from 'shared/domain';
import type { DbTransaction } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { DeclineLimit, PaymentGateway } from '../payment/index.ts';
import type { AppDeps } from '../../deps.ts';
import { invalid } from '../../http/errors.ts';
import { type Said, spokenLocale } from '../../language/index.ts';
import { recordBookingEvent } from '../booking-event/index.ts';
import { emailKeyOf, insertMail, type MailLimit } from '../mail/index.ts';
import { bumpPropertyVersion, type StoredProperty } from '../property/index.ts';
import {
  canonicalRooms,
  lockReservation,
  mailFormerAddress,
  sayAction,
  type ReservationRow,
  takeStock,
} from '../booking/index.ts';
import { withoutCardNumbers, withoutCardsInName } from '../../http/free-text.ts';
import { modelStateOfProblems } from '../../http/model-state.ts';
import { demandOf } from '../stock/index.ts';
import { type CheckInContent, configurationsOf, itemRowOf, type SavedItem } from './content.ts';
import { addedCosts, type AddedExtra, addedExtras, addedLines } from './extras.ts';
import { requestGuarantee, cardFacts, type Guarantee, type SaveCall } from './guarantee.ts';
import { type LinkDeps, openLink } from './link.ts';
import { loadCheckIn } from './load.ts';
import { completed, invalidLink, type Notice, noticeOf } from './notice.ts';
import { addServices, completeCheckIn, insertGuaranteeCard, updateItem } from './repository.ts';
import { saveProblems } from './rules.ts';
import { translate } from './messages/index.ts';

type Result = EndpointOutput<typeof savePreCheckIn>;
type Deps = LinkDeps &
  Pick<AppDeps, 'clock'> & {
    readonly gateway: PaymentGateway;
    readonly declines: DeclineLimit;
    readonly mailLimit: MailLimit;
  };

/** Distinguishes saves; without the secret of the link, and with only the stored facts of a card. */
function hashOf(request: SavePreCheckInRequest): string {
  const reservationItems = canonicalRooms(request.reservationItems);
  const cardDetails = cardFacts(request.cardDetails);
  return createHash('sha256')
    .update(
      JSON.stringify({
        ...request,
        code: null,
        reservationItems,
        cardDetails,
        paymentToken: undefined,
        challengeToken: undefined,
      }),
    )
    .digest('base64url');
}

const outcomeOf = ({ title: _title, ...outcome }: Notice): Result => outcome;
const refused = (said: Said): Result => ({ success: false, ...said });

/** Save is idempotent (decisions 1): the same save gets the same response; another one after it changes nothing and says so. */
function earlierResponse(
  row: ReservationRow,
  property: StoredProperty,
  bodyHash: string,
  now: Date,
): Result | null {
  const notice = noticeOf(row, property, now);
  if (!notice) return null;
  const isOther = row.pre_checked_in_at !== null && row.pre_check_in_hash !== bodyHash;
  return isOther ? refused(translate.say('check-in.done-before')) : outcomeOf(notice);
}

const sumOf = (extras: readonly AddedExtra[]): number =>
  extras.reduce((sum, { costMinor }) => sum + costMinor, 0);

/** Decisions 2: what is shown is what is charged; a page that showed another price gets an error before anything is saved. */
function priceProblem(
  request: SavePreCheckInRequest,
  row: ReservationRow,
  added: readonly AddedExtra[],
): Said | null {
  const { currency } = row;
  const { totalServicesPrice: shown } = request;
  const now = row.services_minor + sumOf(added);
  if (shown === null || toMinor(shown, currency) === now) return null;
  return translate.say('check-in.price-changed', { price: formatMoney(now, currency, spokenLocale()) });
}

/** Takes every limited extra, or none; gives the names of those that are unavailable. */
async function takeExtras(
  tx: DbTransaction,
  propertyId: string,
  added: readonly AddedExtra[],
): Promise<string[]> {
  const limited = added.flatMap(({ serviceName, use }) => (use ? [{ serviceName, use }] : []));
  const uses = limited.map(({ use }) => use);
  const unavailable = await takeStock(tx, 'extras', propertyId, { uses, move: 'sell' });
  return [...new Set(unavailable.flatMap((index) => limited[index]?.serviceName ?? []))];
}

async function writeItem(
  tx: DbTransaction,
  content: CheckInContent,
  item: SavedItem,
  added: readonly AddedExtra[],
): Promise<void> {
  const row = itemRowOf(content, item);
  if (!row) return;
  const { property_id: propertyId, reservation_item_id: itemId } = row;
  const kept =
    item.roomConfiguration === row.configuration_id && row.configuration_id !== null
      ? { id: row.configuration_id, text: row.configuration_text ?? '' }
      : undefined;
  const mine = added.filter((extra) => extra.itemId === itemId);
  await updateItem(tx, {
    propertyId,
    itemId,
    guests: item.guests.map(({ firstName, lastName, email, phone }) => ({
      firstName: withoutCardNumbers(firstName.trim()),
      lastName: withoutCardNumbers(lastName.trim()),
      email,
      phone,
    })),
    configuration:
      kept ?? configurationsOf(content, row).find(({ id }) => id === item.roomConfiguration) ?? null,
    addedMinor: sumOf(mine),
    priceLines: [...row.price_lines, ...addedLines(mine, content)],
  });
  const position = content.booked.length + 1;
  await addServices(
    tx,
    mine.map((extra, index) => ({
      property_id: propertyId,
      reservation_item_id: itemId,
      service_id: extra.serviceId,
      service_name: extra.serviceName,
      charge_type: extra.chargeType,
      quantity: extra.quantity,
      cost_minor: extra.costMinor,
      position: position + index,
    })),
  );
}

const withoutCardsInBooker = (booker: BookerDetails): BookerDetails => ({
  ...withoutCardsInName(booker),
  street: booker.street && withoutCardNumbers(booker.street),
  zipCode: booker.zipCode && withoutCardNumbers(booker.zipCode),
});

/** With the booking locked: what it has now decides, whatever another save did a moment ago. */
async function saveLocked(
  tx: DbTransaction,
  content: CheckInContent,
  request: SavePreCheckInRequest,
  done: { readonly bodyHash: string; readonly now: Date; readonly guarantee: Guarantee | null },
): Promise<Result> {
  const { row } = content;
  const { property_id: propertyId, reservation_id: reservationId } = row;
  const added = addedExtras(request.reservationItems, content);
  const otherPrice = priceProblem(request, row, added);
  if (otherPrice !== null) return refused(otherPrice);
  const unavailable = await takeExtras(tx, propertyId, added);
  if (unavailable.length > 0)
    return refused(translate.say('check-in.extras-gone', { extras: listText(unavailable, spokenLocale()) }));

  for (const item of request.reservationItems) await writeItem(tx, content, item, added);
  const taken = row.stock.extras.map(({ id, night, count }) => ({ id, nights: [night], count }));
  await completeCheckIn(tx, {
    propertyId,
    reservationId,
    booker: request.booker ? withoutCardsInBooker(request.booker) : row.booker,
    notes: request.specialRequests && withoutCardNumbers(request.specialRequests),
    added: addedCosts(added, content),
    stock: { rooms: row.stock.rooms, extras: demandOf([...taken, ...added.flatMap(({ use }) => use ?? [])]) },
    bodyHash: done.bodyHash,
    now: done.now,
  });
  if (done.guarantee) await insertGuaranteeCard(tx, { ...done.guarantee, created_at: done.now });
  if (request.booker) await mailFormerAddress(tx, row, request.booker.email, done.now);
  await insertMail(tx, { propertyId, kind: 'pre-check-in-done', payload: { reservationId }, now: done.now });
  if (added.some(({ use }) => use !== null)) await bumpPropertyVersion(tx, propertyId);
  await recordBookingEvent(tx, {
    propertyId,
    reservationId,
    kind: 'changed',
    by: 'guest',
    facts: { amountMinor: sumOf(added), reason: 'pre-check-in' },
    now: done.now,
  });
  return outcomeOf(completed());
}

/** POST /api/PreCheckIn/Save (product.md 5, 7; decisions 1): everything in one transaction, or nothing. */
export async function saveCheckIn(deps: Deps, property: StoredProperty, call: SaveCall): Promise<Result> {
  const { request } = call;
  const { referenceNumber, code } = request;
  const found = await openLink(deps, property.propertyId, { referenceNumber, code });
  if (!found) return outcomeOf(invalidLink());
  const now = deps.clock.now();
  const bodyHash = hashOf(request);
  const name = { propertyId: property.propertyId, reservationId: found.reservation_id };
  const known = earlierResponse(found, property, bodyHash, now);
  if (known) return known;
  const otherKey = emailKeyOf(request.booker?.email ?? found.booker.email);
  if (otherKey !== emailKeyOf(found.booker.email))
    await deps.mailLimit.takeChange({ ...name, otherKey, clientIp: call.clientIp });
  const asked = await requestGuarantee(deps, call, () => loadCheckIn(deps.db, property, found), now);
  if (asked.kind === 'declined') return refused(asked.why);
  if (asked.kind === 'action') {
    const { clientSecret } = asked;
    return { ...refused(sayAction()), paymentAction: { kind: 'Stripe', clientSecret } };
  }
  const { guarantee } = asked;
  return inTransaction(deps.db, async (tx) => {
    const row = await lockReservation(tx, name);
    const before = earlierResponse(row, property, bodyHash, now);
    if (before) return before;
    const content = await loadCheckIn(tx, property, row);
    const problems = saveProblems(request, content);
    if (problems.length > 0) throw invalid(modelStateOfProblems(problems));
    return saveLocked(tx, content, request, { bodyHash, now, guarantee });
  });
}
