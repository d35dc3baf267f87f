import { isBlank, toMinor } from 'shared/domain';
import type { StoredPaymentPlan } from '../../../db/schema.ts';
import type { DbTransaction } from '../../../db/database.ts';
import { inTransaction, sqlStateOf } from '../../../db/transaction.ts';
import type { AppDeps } from '../../../deps.ts';
import { conflict } from '../../../http/errors.ts';
import { inGuestLanguage } from '../../../language/index.ts';
import { createSigner, type Signer } from '../../../signer.ts';
import { createQuotes } from '../../availability/index.ts';
import { recordBookingEvent } from '../../booking-event/index.ts';
import { insertMail } from '../../mail/index.ts';
import type { StoredProperty } from '../../property/index.ts';
import { type BodyHash, bodyHashOf } from '../create/body-hash.ts';
import { bookAll, type Booked, StaleContentError } from '../create/book-repository.ts';
import { takenStock } from '../create/create-deps.ts';
import { leaseMs, replay } from '../create/idempotency.ts';
import { paymentTimes } from '../create/payment-times.ts';
import { planBooking } from '../create/plan-booking.ts';
import { translate } from '../messages/index.ts';
import { findReservationByToken, type ReservationRow, setMadeBy } from '../repository.ts';
import { type DeskPrepareDeps, prepareAtDesk, type PreparedAtDesk } from './prepare.ts';
import type { BookedAtDesk } from './request.ts';

export interface DeskBookDeps extends DeskPrepareDeps {
  /** The key of the requests' hashes. */
  readonly bodyHashKey: Signer;
}

/** Made once per process. */
export const createDeskBookDeps = (
  deps: Omit<DeskBookDeps, 'quotes' | 'bodyHashKey'> & Pick<AppDeps, 'secretKey'>,
): DeskBookDeps => ({
  ...deps,
  quotes: createQuotes(deps.secretKey),
  bodyHashKey: createSigner(deps.secretKey, 'idempotency'),
});

/** The member of staff, with what the audit log gets in the transaction of the booking. */
export interface Clerk {
  readonly staffId: string;
  readonly audit: (tx: DbTransaction, reservationId: string, made: object) => Promise<void>;
}

interface Call {
  readonly property: StoredProperty;
  readonly body: BookedAtDesk;
  readonly key: string;
  readonly clerk: Clerk;
}

const uniqueViolation = '23505';
const tries = 5;

/** In the guest's language, which the words about the card are kept in. */
const planInLanguage = (prepared: PreparedAtDesk, now: Date): Promise<StoredPaymentPlan | null> =>
  inGuestLanguage(prepared.request.languageCode, () =>
    Promise.resolve(paymentTimes(prepared.request, prepared.content, prepared.priced, now)),
  );

/** Without the card that was waived nothing of it is kept. */
const planOf = (plan: StoredPaymentPlan | null, isPaidByLink: boolean): StoredPaymentPlan | null =>
  plan === null || isPaidByLink ? plan : { ...plan, needsCard: false, mandate: null };

async function rowsOf(deps: DeskBookDeps, { body, key, property, clerk }: Call, bodyHash: BodyHash) {
  const prepared = await prepareAtDesk(deps, property, body, body);
  const { priced, dueNowMinor, heldUntil } = prepared;
  const isTold =
    toMinor(body.quotedTotal, priced.currency) === priced.totalMinor &&
    toMinor(body.quotedDueNow, priced.currency) === dueNowMinor;
  if (!isTold) throw conflict(translate.say('telephone.price-changed'));
  const now = deps.clock.now();
  const isPaidByLink = heldUntil !== null;
  const rows = planBooking({
    ...prepared,
    paymentPlan: planOf(await planInLanguage(prepared, now), isPaidByLink),
    attempt: { propertyId: property.propertyId, key },
    bodyHash,
    provider: null,
    now,
    holdUntil: heldUntil ?? now,
    isPaidByLink,
    leaseUntil: new Date(now.getTime() + leaseMs),
    heldBy: null,
  });
  // The mail and the event follow in the same transaction, with the name of who made it.
  const hasEmail = !isBlank(body.email);
  return { rows: { ...rows, mail: null }, contentVersion: prepared.contentVersion, clerk, hasEmail };
}

type Rows = Awaited<ReturnType<typeof rowsOf>>;

/** One transaction: the booking as guests' ones are written, who made it, its mail, the log and the event. */
const write = (deps: DeskBookDeps, propertyId: string, { rows, contentVersion, clerk, hasEmail }: Rows) =>
  inTransaction(deps.db, async (tx) => {
    const made = await bookAll(tx, { propertyId, contentVersion, bookings: [rows] });
    const [outcome] = made.outcomes;
    if (outcome?.kind !== 'taken') return made;
    const now = deps.clock.now();
    const { reservation } = rows;
    const { reservation_id: reservationId, status, total_minor: totalMinor } = reservation;
    const name = { propertyId, reservationId };
    await setMadeBy(tx, name, clerk.staffId);
    const kind = status === 'Held' ? 'payment-link' : 'booking-confirmation';
    if (hasEmail) await insertMail(tx, { propertyId, kind, payload: { reservationId }, now });
    await clerk.audit(tx, reservationId, { status, totalMinor });
    await recordBookingEvent(tx, { ...name, kind: 'new', by: 'desk', byId: clerk.staffId, now });
    return made;
  });

type Written =
  | Exclude<Booked, { readonly kind: 'taken' }>
  | { readonly kind: 'made'; readonly token: string }
  | { readonly kind: 'rejected'; readonly error: unknown };

/** Retries when the hotel has changed its prices meanwhile, or when another booking has the same reference number. */
async function prepareAndWrite(deps: DeskBookDeps, call: Call, bodyHash: BodyHash): Promise<Written> {
  const { propertyId } = call.property;
  for (let attempt = 1; ; attempt += 1) {
    const planned = await rowsOf(deps, call, bodyHash).catch((error: unknown) => ({ error }));
    if ('error' in planned) return { kind: 'rejected', error: planned.error };
    try {
      const { version, outcomes } = await write(deps, propertyId, planned);
      if (version !== null) deps.snapshots.changed(propertyId, version, takenStock([planned.rows], outcomes));
      const [outcome] = outcomes;
      if (outcome === undefined) throw new Error('A booking was written without an outcome');
      if (outcome.kind !== 'taken') return outcome;
      return { kind: 'made', token: planned.rows.reservation.confirmation_token };
    } catch (error) {
      const isStale = error instanceof StaleContentError;
      if (attempt >= tries || !(isStale || sqlStateOf(error) === uniqueViolation)) throw error;
      if (isStale) await deps.snapshots.reload(propertyId);
    }
  }
}

/** A booking of the desk has no payment that a process could have left. */
const nothingLeft = (): Promise<never> => Promise.reject(new Error('A booking of the desk has no payment'));

const roomsGone = () => conflict(translate.say('telephone.rooms-gone'));

async function madeBooking(deps: DeskBookDeps, propertyId: string, token: string): Promise<ReservationRow> {
  const row = await findReservationByToken(deps.db, propertyId, token);
  if (!row) throw new Error('A booking has disappeared');
  return row;
}

/** Books at the desk; the same key and body give the same booking. Throws 409 where prices or rooms are others than were told. */
export async function bookByDesk(deps: DeskBookDeps, call: Call): Promise<ReservationRow> {
  const { propertyId } = call.property;
  const content = { ...call.body, staffId: call.clerk.staffId, kind: 'desk' };
  const bodyHash = bodyHashOf(deps.bodyHashKey, content);
  const creation = { attempt: { propertyId, key: call.key }, bodyHash };
  const written = await prepareAndWrite(deps, call, bodyHash);
  switch (written.kind) {
    case 'made':
      return madeBooking(deps, propertyId, written.token);
    case 'rejected':
    case 'repeated': {
      // A key that was used before has its booking, whatever has changed since.
      const known = await replay(deps, creation, nothingLeft);
      if (known === null && written.kind === 'rejected') throw written.error;
      if (known?.status !== 200 || !('confirmationToken' in known.body)) throw roomsGone();
      return madeBooking(deps, propertyId, known.body.confirmationToken);
    }
    case 'extras-gone':
      throw conflict(translate.say('telephone.extras-gone'));
    case 'voucher-gone':
    case 'rooms-gone':
      throw roomsGone();
    default:
      return written satisfies never;
  }
}
