import { randomUUID } from 'node:crypto';
import type { EndpointOutput } from 'shared/contracts';
import { bookAtDesk, type getDeskBooking, type sendMailAgain } from 'shared/contracts/desk';
import { isBlank, toDecimal } from 'shared/domain';
import { inTransaction } from '../../db/transaction.ts';
import { withoutCardNumbers } from '../../http/free-text.ts';
import { conflict, missing, notFound, unprocessable } from '../../http/errors.ts';
import { createSigner } from '../../signer.ts';
import {
  describeReservation,
  dueByLink,
  findReservation,
  hotelsNames,
  listItems,
  payPath,
  type ReservationRow,
  waitsForLink,
} from '../booking/index.ts';
import { findCompany } from '../company/index.ts';
import { mailAttempts } from '../mail/index.ts';
import { type HotelCall, mayCall } from '../staff/index.ts';
import { listRefunds, noShowFrom, readStay, refundableMinor } from '../stay/index.ts';
import type { DeskDeps } from './deps.ts';
import { fullName, listedBookings } from './listed.ts';
import { translate } from './messages/index.ts';
import {
  findMailOf,
  insertMailAgain,
  isMailRecent,
  insertNote,
  listDoneTo,
  listEventsOf,
  listLedger,
  listMailsOf,
  listNotes,
} from './repository.ts';

const refundStates = { due: 'Due', delayed: 'Delayed', done: 'Done', failed: 'Failed' } as const;

type Outcome = EndpointOutput<typeof sendMailAgain>;
type Detail = EndpointOutput<typeof getDeskBooking>;
type ListedEvent = Awaited<ReturnType<typeof listEventsOf>>[number];

const instant = (at: Date | string): string => new Date(at).toISOString();

const addressLines = ({ street, zipCode }: ReservationRow['booker']): string[] =>
  [street, zipCode].flatMap((line) => (line?.trim() ? [line.trim()] : []));

/** What the audit log has, and the events too. */
const toldByEvents: ReadonlySet<string> = new Set([
  'booking.cancelled',
  'booking.changed',
  'booking.no-show',
  'booking.made',
  'booking.hold-ended',
  'booking.refund',
  'booking.request-accepted',
  'booking.request-declined',
]);

/** Events that the history names by why they happened: a refund by the desk changes the price, and the answer to a request ends or confirms it. */
const byReason: Readonly<Record<string, string>> = {
  refund: 'booking.refund',
  'on-request-accepted': 'booking.request-accepted',
  'on-request-declined': 'booking.request-declined',
};
const actionOf = ({ kind, facts }: Pick<ListedEvent, 'kind' | 'facts'>): string =>
  byReason[facts.reason ?? ''] ?? `booking.${kind}`;

/** What has happened to a booking, the latest first: its events, and what the desk did that changed nothing of it. */
async function historyOf({ db }: DeskDeps, row: ReservationRow): Promise<Detail['history']> {
  const name = { propertyId: row.property_id, reservationId: row.reservation_id };
  const [events, done] = [await listEventsOf(db, name), await listDoneTo(db, name)];
  const checkedInAt = row.pre_checked_in_at;
  const checkIn = checkedInAt === null ? [] : [{ at: checkedInAt, action: 'booking.pre-checked-in' }];
  return (
    [
      ...events.map((event) => ({
        at: event.at,
        action: actionOf(event),
        by: event.actor,
        name: event.name,
      })),
      ...done
        .filter(({ action }) => !toldByEvents.has(action))
        .map((entry) => ({ ...entry, by: 'desk' as const })),
      ...checkIn.map((entry) => ({ ...entry, by: 'guest' as const, name: null })),
    ]
      .map(({ at, ...entry }) => ({ atUtc: instant(at), ...entry }))
      // Of one moment what came later stands first already.
      .toSorted((a, b) => Date.parse(b.atUtc) - Date.parse(a.atUtc))
  );
}

/** Where its guest pays, while it waits for that; for those who may book. */
function linkOf({ env }: DeskDeps, row: ReservationRow, { property, role }: HotelCall): Partial<Detail> {
  const until = row.hold_expires_at;
  if (!waitsForLink(row) || until === null || !mayCall(role, bookAtDesk)) return {};
  return {
    paymentLink: {
      url: `${env.publicUrl}${payPath(property.code, row)}`,
      untilUtc: instant(until),
      amount: toDecimal(dueByLink(row), row.currency),
    },
  };
}

/** The company of a booking on its invoice; its id where the hotel's file has it no more. */
async function companyOf({ db }: DeskDeps, row: ReservationRow): Promise<Partial<Detail>> {
  const { account_id: accountId, property_id: propertyId, po_number: poNumber } = row;
  if (accountId === null) return {};
  const company = await findCompany(db, propertyId, accountId);
  return { company: { name: company?.name ?? accountId, poNumber } };
}

/** GET /api/Desk/Booking. */
export async function readBooking(deps: DeskDeps, reservationId: string, call: HotelCall): Promise<Detail> {
  const { db, secretKey } = deps;
  const { property } = call;
  const { propertyId } = property;
  const name = { propertyId, reservationId };
  const row = await findReservation(db, name);
  if (!row) throw missing('booking');
  const [booking] = await listedBookings(db, propertyId, [row]);
  if (booking === undefined) throw missing('booking');
  const items = await listItems(db, name);
  const preCheckInKey = createSigner(secretKey, 'pre-check-in');
  const ledger = (await listLedger(db, name)).map((movement) => ({
    atUtc: instant(movement.at),
    kind: movement.kind,
    amount: toDecimal(movement.amountMinor, movement.currency),
    currency: movement.currency,
    provider: movement.provider,
  }));
  const naming = await hotelsNames(db, propertyId);
  const confirmation = await describeReservation({ db, preCheckInKey }, property, row, naming);
  // The link is the guest's, whose own acts are no entries of the audit log.
  const tables = (await deps.tablesOfStay(deps, property, name)).map((table) => ({
    ...table,
    manageUrl: null,
  }));
  return {
    booking,
    confirmation: { ...confirmation, tables },
    addressLines: addressLines(row.booker),
    roomIds: items.map((item) => item.reservation_item_id),
    stay: await readStay(deps, property, row, naming),
    stayVersion: row.stay_version,
    noShowFromUtc: instant(noShowFrom(row, property)),
    refundable: toDecimal(await refundableMinor(db, name, row), row.currency),
    refunds: (await listRefunds(db, name)).map((refund) => ({
      atUtc: instant(refund.created_at),
      amount: toDecimal(refund.amount_minor, refund.currency),
      state: refundStates[refund.state],
    })),
    guests: items.map(({ guests }) =>
      guests.map((guest) => ({ name: fullName(guest), email: guest.email, phone: guest.phone })),
    ),
    ...linkOf(deps, row, call),
    ...(await companyOf(deps, row)),
    notes: row.notes,
    ledger,
    history: await historyOf(deps, row),
    // Nothing was sent to a booking without an address.
    mails: (isBlank(row.booker.email) ? [] : await listMailsOf(db, name)).map((mail) => ({
      mailId: mail.outbox_id,
      kind: mail.kind,
      createdAtUtc: instant(mail.created_at),
      sentAtUtc: mail.sent_at === null ? null : instant(mail.sent_at),
      ...(mail.sent_at !== null || mail.last_error === null
        ? {}
        : { failure: { reason: mail.last_error, willRetry: mail.attempts < mailAttempts } }),
    })),
    deskNotes: (await listNotes(db, name)).map((note) => ({
      atUtc: instant(note.created_at),
      name: note.name,
      text: note.text,
    })),
  };
}

/** POST /api/Desk/SendMailAgain. */
export async function sendAgain(
  { db, clock }: DeskDeps,
  { reservationId, mailId }: { readonly reservationId: string; readonly mailId: string },
  { property: { propertyId }, audit }: HotelCall,
): Promise<Outcome> {
  const mail = await findMailOf(db, { propertyId, reservationId }, mailId);
  if (!mail) throw notFound(translate.say('desk.mail-unknown'));
  await inTransaction(db, async (tx) => {
    if (await isMailRecent(tx, { propertyId, reservationId }, { ...mail, now: clock.now() }))
      throw conflict(translate.say('desk.mail-soon'));
    await insertMailAgain(tx, propertyId, { ...mail, mailId: randomUUID() }, clock.now());
    await audit(tx, { action: 'booking.mail-again', subject: reservationId, after: { kind: mail.kind } });
  });
  return { success: true, message: translate('desk.mail-again') };
}

/** POST /api/Desk/Note. */
export async function writeNote(
  { db, clock }: DeskDeps,
  { reservationId, notes }: { readonly reservationId: string; readonly notes: string },
  { property: { propertyId }, staff, audit }: HotelCall,
): Promise<Outcome> {
  const name = { propertyId, reservationId };
  if (!(await findReservation(db, name))) throw missing('booking');
  const noteId = randomUUID();
  const text = withoutCardNumbers(notes.trim());
  if (text === '') throw unprocessable(translate.say('desk.note-empty'), 'empty');
  await inTransaction(db, async (tx) => {
    await insertNote(tx, name, { noteId, staffId: staff.staff_id, text, now: clock.now() });
    await audit(tx, { action: 'booking.note-written', subject: reservationId, after: { noteId } });
  });
  return { success: true, message: translate('desk.note-written') };
}
