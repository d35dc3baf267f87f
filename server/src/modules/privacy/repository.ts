import { type RawBuilder, sql } from 'kysely';
import type { BookerDetails, InvoiceRecipient, StayDate } from 'shared/contracts';
import { json } from '../../db/column-types.ts';
import type { HouseRetention } from '../../db/content.ts';
import type { Db, DbTransaction } from '../../db/database.ts';
import type { StoredGuest } from '../../db/schema.ts';
import { unsettledStates } from '../payment/index.ts';

/** The country stays: it counts guests, and names none. */
const noBooker: Omit<BookerDetails, 'countryId'> = {
  firstName: '',
  lastName: '',
  email: '',
  phone: null,
  street: null,
  city: null,
  zipCode: null,
  stateOrCounty: null,
  optInToReceiveUpdates: false,
};
const noRecipient: InvoiceRecipient = { name: '', companyName: null, addressLines: [], vatId: null };
export const noGuest: StoredGuest = { firstName: '', lastName: '', email: null, phone: null };

export interface HouseOfRetention {
  readonly propertyId: string;
  readonly timeZone: string;
  readonly retention: HouseRetention;
}

/** Every hotel with its own periods, where it has set some. */
export async function listHouses(db: Db): Promise<HouseOfRetention[]> {
  const rows = await db
    .selectFrom('property')
    .select(['property_id as propertyId', 'time_zone as timeZone', 'house_settings'])
    .orderBy('property_id')
    .execute();
  return rows.map(({ house_settings: { retention }, ...house }) => ({
    ...house,
    retention: retention ?? {},
  }));
}

/** Money that is under way in either direction, or that a card still owes. */
export const isMoneyOpen = sql`(exists (
    select from payment p where p.property_id = r.property_id and p.reservation_id = r.reservation_id
      and p.state in (${sql.join([...unsettledStates])})
  ) or exists (
    select from refund f where f.property_id = r.property_id and f.reservation_id = r.reservation_id
      and f.state in ('due', 'delayed')
  ) or (r.status in ('Confirmed', 'Cancelled') and exists (
    select from payment_due d where d.property_id = r.property_id and d.reservation_id = r.reservation_id
      and d.state in ('waiting', 'asked')
  )))`;

const idsOf = async (db: Db, where: RawBuilder<unknown>, limit: number): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    select r.reservation_id as id from reservation r
    where r.erased_at is null and ${where} and not ${isMoneyOpen} limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
};

/** Stays that ended before a day. */
export const listPastStays = (
  db: Db,
  propertyId: string,
  before: StayDate,
  limit: number,
): Promise<string[]> =>
  idsOf(
    db,
    sql`r.property_id = ${propertyId} and r.date_to < ${before} and r.status not in ('Held', 'PendingPayment')`,
    limit,
  );

/** Attempts that came to nothing. */
export const listUnbooked = (db: Db, propertyId: string, before: Date, limit: number): Promise<string[]> =>
  idsOf(
    db,
    sql`r.property_id = ${propertyId} and r.status in ('Released', 'Refunded') and r.updated_at < ${before.toISOString()}::timestamptz`,
    limit,
  );

/**
 * Replaces the personal text of bookings, and ends their links; rooms, nights, prices, payments and their ledger stay for the books. What waits to be
 * mailed about them, responses that are stored for them, the desk's notes and cards that are kept for them go too; the gateway forgets the cards by its own job.
 */
export async function eraseStays(
  tx: DbTransaction,
  propertyId: string,
  ids: readonly string[],
  now: Date,
): Promise<void> {
  if (ids.length === 0) return;
  const at = sql`${now.toISOString()}::timestamptz`;
  const mine = sql`property_id = ${propertyId} and reservation_id = any(${[...ids]}::text[])`;
  await sql`
    update reservation set erased_at = ${at}, notes = null, arrival_time = null, comment = null, po_number = null, user_id = null,
      search_text = null, search_of = null, confirmation_token = 'erased-' || gen_random_uuid(), pre_check_in_nonce = gen_random_uuid()::text,
      booker = ${json(noBooker)}::jsonb || jsonb_build_object('countryId', booker->'countryId')
    where ${mine}`.execute(tx);
  await sql`
    update reservation_item set guests = (
      select coalesce(jsonb_agg(${json(noGuest)}::jsonb), '[]') from jsonb_array_elements(guests)
    ) where ${mine}`.execute(tx);
  await sql`update payment set detail = '{}' where ${mine}`.execute(tx);
  await sql`delete from idempotency where ${mine}`.execute(tx);
  await sql`delete from booker_registration where ${mine}`.execute(tx);
  await sql`delete from desk_note where ${mine}`.execute(tx);
  // Of a review that guests read the score stays, which has no name.
  await sql`delete from review where ${mine} and state <> 'published'`.execute(tx);
  await sql`
    update review set erased_at = ${at}, token_hash = null, title = null, text = null, name = null, language_code = null,
      answer = null, answered_at = null
    where ${mine} and erased_at is null`.execute(tx);
  await sql`
    with removed as (delete from guarantee_card where ${mine} returning property_id, provider, gateway_token)
    insert into card_removal (property_id, provider, gateway_token, created_at)
      select property_id, provider, gateway_token, ${at} from removed on conflict do nothing`.execute(tx);
  await sql`delete from outbox where property_id = ${propertyId} and payload->>'reservationId' = any(${[...ids]}::text[])`.execute(
    tx,
  );
  await sql`
    delete from job_failure where property_id = ${propertyId}
      and split_part(item_id, ':', 1) = any(${[...ids]}::text[] || array(
        select payment_id from payment where ${mine}) || array(
        select refund_id from refund where ${mine}))`.execute(tx);
}

/** Tables of visits before a day, or of an address. */
export async function listTables(db: Db, propertyId: string, which: RawBuilder<unknown>, limit: number) {
  const { rows } = await sql<{ id: string }>`
    select table_booking_id as id from table_booking
    where property_id = ${propertyId} and erased_at is null and ${which} limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

export async function eraseTables(
  tx: DbTransaction,
  propertyId: string,
  ids: readonly string[],
  now: Date,
): Promise<void> {
  if (ids.length === 0) return;
  await sql`
    update table_booking set erased_at = ${now.toISOString()}::timestamptz, email = '', contact_number = '', guest_name = null, special_requests = null
    where property_id = ${propertyId} and table_booking_id = any(${[...ids]}::text[])`.execute(tx);
  await sql`
    delete from outbox where property_id = ${propertyId} and payload->>'tableBookingId' = any(${[...ids]}::text[])`.execute(
    tx,
  );
}

/** Numbers of invoices that were issued before a year. */
export async function listPastInvoices(
  db: Db,
  propertyId: string,
  beforeYear: number,
  limit: number,
): Promise<string[]> {
  const { rows } = await sql<{ number: string }>`
    select invoice_number as number from invoice
    where property_id = ${propertyId} and erased_at is null and year < ${beforeYear} limit ${limit}`.execute(
    db,
  );
  return rows.map(({ number }) => number);
}

/** Replaces who is named in invoices: the recipient, the guests of the rooms and the company's own number. Numbers, sums and taxes stay. */
export async function eraseInvoices(
  tx: DbTransaction,
  propertyId: string,
  numbers: readonly string[],
  now: Date,
): Promise<void> {
  if (numbers.length === 0) return;
  await sql`
    update invoice set erased_at = ${now.toISOString()}::timestamptz, content = content
      || ${json({ recipient: noRecipient, poNumber: null })}::jsonb
      || jsonb_build_object('items', (
        select coalesce(jsonb_agg(item || '{"guest": ""}' order by n), '[]')
        from jsonb_array_elements(content->'items') with ordinality as e(item, n)))
    where property_id = ${propertyId} and invoice_number = any(${[...numbers]}::text[])`.execute(tx);
}

/** Accounts that were last used before an instant and have no stay to come. */
export async function listUnusedAccounts(
  db: Db,
  propertyId: string,
  { before, today, limit }: { readonly before: Date; readonly today: StayDate; readonly limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select u.user_id as id from account_user u
    where u.property_id = ${propertyId} and coalesce(u.last_seen_at, u.updated_at) < ${before.toISOString()}::timestamptz
      and not exists (select from account_session s where s.property_id = u.property_id and s.user_id = u.user_id)
      and not exists (select from reservation r
        where r.property_id = u.property_id and r.user_id = u.user_id and r.date_to >= ${today})
    limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Deletes an account with its sessions, links and cards; the gateway forgets the cards by its own job. */
export async function eraseAccount(
  tx: DbTransaction,
  propertyId: string,
  userId: string,
  now: Date,
): Promise<void> {
  const user = await tx
    .selectFrom('account_user')
    .select('email_key')
    .where('property_id', '=', propertyId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  await sql`
    with removed as (
      delete from saved_card where property_id = ${propertyId} and user_id = ${userId} returning property_id, provider, gateway_token
    )
    insert into card_removal (property_id, provider, gateway_token, created_at)
      select property_id, provider, gateway_token, ${now.toISOString()}::timestamptz from removed on conflict do nothing`.execute(
    tx,
  );
  await sql`
    delete from outbox where property_id = ${propertyId}
      and (payload->>'userId' = ${userId} or payload->>'emailKey' = ${user?.email_key ?? ''})`.execute(tx);
  await sql`update reservation set user_id = null where property_id = ${propertyId} and user_id = ${userId}`.execute(
    tx,
  );
  await tx
    .deleteFrom('account_user')
    .where('property_id', '=', propertyId)
    .where('user_id', '=', userId)
    .execute();
}
