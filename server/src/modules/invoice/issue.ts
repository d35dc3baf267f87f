import type {
  EndpointInput,
  InvoiceRecipient,
  InvoiceResponse,
  issueInvoice,
  LegalEntity,
  StayDate,
} from 'shared/contracts';
import { todayIn } from 'shared/domain';
import type { AppDeps } from '../../deps.ts';
import type { Db, DbTransaction } from '../../db/database.ts';
import type { StoredInvoice } from '../../db/schema.ts';
import { inTransaction } from '../../db/transaction.ts';
import { conflict, notFound } from '../../http/errors.ts';
import { type IsOwn, lockReservation, requireReservation, type ReservationRow } from '../booking/index.ts';
import type { StoredProperty } from '../property/index.ts';
import { billOf, legalEntityOf, type Payer, payerOf } from './compose.ts';
import { translate } from './messages/index.ts';
import { invoiceResponse, isChanged } from './read.ts';
import { requireRecipient } from './recipient.ts';
import { findLatestInvoice, insertInvoice, type InvoiceRow, takeNumber } from './repository.ts';
import { invoiceNumber, mostCorrections } from './rules.ts';

type Request = EndpointInput<typeof issueInvoice>['body'];
type Deps = Pick<AppDeps, 'db' | 'clock'>;

/** A confirmed booking is invoiced, a cancelled one for what is kept of it; an invoice that there is already is corrected to nothing, too. */
function requireInvoiced(row: ReservationRow, latest: InvoiceRow | undefined): void {
  if (row.status === 'Cancelled') {
    const isKept = row.total_minor + row.gift_discount_minor > 0;
    if (!isKept && !latest) throw conflict(translate.say('invoice.nothing-kept'));
    return;
  }
  if (row.status !== 'Confirmed') throw conflict(translate.say('invoice.not-confirmed'));
}

export function requireIssuer(property: StoredProperty): LegalEntity {
  const issuer = legalEntityOf(property);
  if (issuer === null) throw notFound(translate.say('invoice.not-offered'));
  return issuer;
}

/** What the guest has typed; a company that pays stays named as the hotel knows it, and the guest adds its address. */
function recipientOf({ recipient: known }: Payer, request: Pick<Request, 'recipient'>): InvoiceRecipient {
  const typed = requireRecipient(request.recipient);
  if (known.companyName === null) return typed;
  return { ...typed, companyName: known.companyName, vatId: known.vatId ?? typed.vatId };
}

async function contentOf(
  tx: DbTransaction,
  row: ReservationRow,
  property: StoredProperty,
  {
    request,
    latest,
  }: { readonly request: Pick<Request, 'recipient'>; readonly latest: InvoiceRow | undefined },
): Promise<StoredInvoice> {
  const payer = await payerOf(tx, row);
  return {
    ...(await billOf(tx, row)),
    issuer: requireIssuer(property),
    recipient: payer.isFixed ? payer.recipient : recipientOf(payer, request),
    propertyName: property.content.propertyName,
    corrects: latest
      ? {
          number: latest.invoice_number,
          issuedOn: latest.issued_on,
          totalMinor: latest.content.totalMinor,
        }
      : null,
    // What is on its way back pays nothing of it.
    paidMinor: Math.min(row.paid_minor, row.total_minor),
  };
}

/** Whether the latest invoice is already what a request wants; throws when it wants to correct another one. */
function isAlreadyThere(
  latest: InvoiceRow,
  { corrects }: Pick<Request, 'corrects'>,
  content: StoredInvoice,
): boolean {
  const { corrects: _corrects, issuer: _issuer, propertyName: _name, paidMinor: _paid, ...bill } = content;
  const isMeant = corrects === latest.invoice_number || corrects === latest.content.corrects?.number;
  if (isMeant && !isChanged(latest.content, bill)) return true;
  if (corrects === latest.invoice_number) return false;
  throw conflict(translate.say('invoice.corrected-already', { number: latest.invoice_number }));
}

const yearOf = (day: StayDate): number => Number(day.slice(0, 4));

/**
 * The invoice of a booking: the one that was issued, or the next number of the year. An issued invoice never changes; with `corrects` another one, in the
 * series of corrections, takes its place.
 */
export async function issueInvoiceOf(
  { db, clock }: Deps,
  property: StoredProperty,
  request: Request,
  isOwn?: IsOwn,
): Promise<InvoiceResponse> {
  const found = await requireReservation({ db, clock }, property, request.confirmationToken, isOwn);
  return issueFor({ db, clock }, property, found, request);
}

/** … of a booking that the caller may see. */
export async function issueFor(
  { db, clock }: Deps,
  property: StoredProperty,
  found: ReservationRow,
  request: Pick<Request, 'recipient' | 'corrects'>,
  written: (tx: DbTransaction, issued: InvoiceRow) => Promise<void> = () => Promise.resolve(),
): Promise<InvoiceResponse> {
  const name = { propertyId: found.property_id, reservationId: found.reservation_id };
  return inTransaction(db, async (tx) => {
    const row = await lockReservation(tx, name);
    const latest = await findLatestInvoice(tx, name);
    requireInvoiced(row, latest);
    if (latest && request.corrects === null) return invoiceResponse(tx, row, latest);
    if (!latest && request.corrects !== null) throw conflict(translate.say('invoice.none-to-correct'));
    const content = await contentOf(tx, row, property, { request, latest });
    if (latest && isAlreadyThere(latest, request, content)) return invoiceResponse(tx, row, latest);
    const position = latest ? latest.position + 1 : 0;
    if (position > mostCorrections) throw conflict(translate.say('invoice.corrected-too-often'));

    const year = yearOf(todayIn(property.timeZone, clock.now()));
    const series = latest ? 'correction' : 'invoice';
    // Last, because every other invoice of the hotel waits for it.
    const number = await takeNumber(tx, { propertyId: name.propertyId, year, series });
    // The day is read with the number held, so that days follow the order of the numbers; those of a year stay in it.
    const now = clock.now();
    const today = todayIn(property.timeZone, now);
    const issuedOn = yearOf(today) === year ? today : `${String(year)}/12/31`;
    const issued = await insertInvoice(tx, {
      property_id: name.propertyId,
      reservation_id: name.reservationId,
      position,
      invoice_number: invoiceNumber(property.code, year, series, number),
      year,
      series,
      number_in_series: number,
      issued_on: issuedOn,
      content,
      created_at: now,
    });
    await written(tx, issued);
    return invoiceResponse(tx, row, issued);
  });
}

/** What has been issued for a booking, and the recipient that a new invoice would have. */
export async function readInvoice(
  { db, clock }: Deps,
  property: StoredProperty,
  token: string,
  isOwn?: IsOwn,
): Promise<InvoiceResponse> {
  return readFor(db, property, await requireReservation({ db, clock }, property, token, isOwn));
}

/** … of a booking that the caller may see. */
export async function readFor(
  db: Db,
  property: StoredProperty,
  row: ReservationRow,
): Promise<InvoiceResponse> {
  const name = { propertyId: row.property_id, reservationId: row.reservation_id };
  const latest = await findLatestInvoice(db, name);
  if (!latest) {
    requireInvoiced(row, latest);
    requireIssuer(property);
  }
  return invoiceResponse(db, row, latest);
}
