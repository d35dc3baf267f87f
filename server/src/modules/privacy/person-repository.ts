import { type RawBuilder, sql } from 'kysely';
import type { StayDate } from 'shared/contracts';
import { json } from '../../db/column-types.ts';
import type { Db, DbTransaction } from '../../db/database.ts';
import { isMoneyOpen, noGuest } from './repository.ts';

/** How a person is found: by the normalised e-mail address, or, of a booking that was made without one, by that booking. */
export interface Who {
  readonly emailKey: string | null;
  readonly reservationId?: string;
}

export interface PersonsStay {
  readonly id: string;
  readonly reference: string;
  /** Booked by the person, who may only be a guest of it else. */
  readonly isOwn: boolean;
  /** Why it cannot be erased yet. */
  readonly open: 'Stay' | 'Money' | null;
}

export interface Person {
  readonly stays: readonly PersonsStay[];
  readonly userId: string | null;
}

/** Rooms of other guests' bookings in which a person is named. */
const isGuestOf = (propertyId: string, emailKey: string | null) => sql`r.reservation_id in (
  select i.reservation_id from reservation_item i, jsonb_array_elements(i.guests) g
  where i.property_id = ${propertyId} and lower(trim(g->>'email')) = ${emailKey}::text)`;

/** All of a person at a hotel: as booker and as owner of an account; and open stays as another's guest. */
export async function findPerson(
  db: Db,
  propertyId: string,
  { emailKey, reservationId }: Who,
  today: StayDate,
): Promise<Person> {
  const user = await db
    .selectFrom('account_user')
    .select('user_id')
    .where('property_id', '=', propertyId)
    .where('email_key', '=', emailKey ?? '')
    .executeTakeFirst();
  const userId = user?.user_id ?? null;
  const isOwn = sql`(coalesce(lower(trim(r.booker->>'email')) = ${emailKey}::text, false)
    or coalesce(r.user_id = ${userId}::text, false) or coalesce(r.reservation_id = ${reservationId ?? null}::text, false))`;
  const { rows: stays } = await sql<PersonsStay>`
    select r.reservation_id as id, r.reference_number as reference, ${isOwn} as "isOwn",
      case
        when r.status in ('Held', 'PendingPayment') or (r.status = 'Confirmed' and r.date_to >= ${today}) then 'Stay'
        when ${isMoneyOpen} then 'Money'
      end as open
    from reservation r
    where r.property_id = ${propertyId} and r.erased_at is null and (${isOwn} or ${isGuestOf(propertyId, emailKey)})
    order by r.created_at`.execute(db);
  return { stays, userId };
}

/** Whether there is anything of an address. */
export async function isKnown(db: Db, propertyId: string, emailKey: string): Promise<boolean> {
  const { rows } = await sql<{ known: boolean }>`select (
    exists (select from account_user where property_id = ${propertyId} and email_key = ${emailKey})
    or exists (select from reservation r where r.property_id = ${propertyId} and r.erased_at is null
      and (lower(trim(r.booker->>'email')) = ${emailKey} or ${isGuestOf(propertyId, emailKey)}))
    or exists (select from table_booking where property_id = ${propertyId} and erased_at is null and ${tablesOf({ emailKey })})
  ) as known`.execute(db);
  return rows[0]?.known ?? false;
}

/** Tables of the address. */
export const tablesOf = ({ emailKey }: Who): RawBuilder<unknown> =>
  sql`lower(trim(email)) = ${emailKey}::text`;

export interface PersonCounts {
  readonly savedCards: number;
  readonly tables: number;
  readonly reviews: number;
  readonly invoices: number;
}

/** What there is beside the stays. */
export async function countPerson(
  db: Db,
  propertyId: string,
  who: Who,
  { stays, userId }: Person,
): Promise<PersonCounts> {
  const ids = stays.filter(({ isOwn }) => isOwn).map(({ id }) => id);
  const { rows } = await sql<PersonCounts>`select
    (select count(*) from saved_card where property_id = ${propertyId} and user_id = ${userId}::text)::int as "savedCards",
    (select count(*) from table_booking where property_id = ${propertyId} and erased_at is null and ${tablesOf(who)})::int as tables,
    (select count(*) from review where property_id = ${propertyId} and reservation_id = any(${ids}::text[]) and written_at is not null)::int as reviews,
    (select count(*) from invoice where property_id = ${propertyId} and reservation_id = any(${ids}::text[]))::int as invoices`.execute(
    db,
  );
  return rows[0] ?? { savedCards: 0, tables: 0, reviews: 0, invoices: 0 };
}

/** References of tables whose day is not over. */
export async function listOpenTables(
  db: Db,
  propertyId: string,
  who: Who,
  today: StayDate,
): Promise<readonly string[]> {
  const { rows } = await sql<{ reference: string }>`
    select reference_number as reference from table_booking
    where property_id = ${propertyId} and erased_at is null and ${tablesOf(who)} and visit_date >= ${today} and cancelled_at is null
    order by visit_date`.execute(db);
  return rows.map(({ reference }) => reference);
}

/** Replaces a guest of other guests' bookings; what those bookings have of their bookers stays. */
export async function eraseGuest(
  tx: DbTransaction,
  propertyId: string,
  emailKey: string | null,
): Promise<void> {
  if (emailKey === null) return;
  await sql`
    update reservation set search_text = null, search_of = null
    where property_id = ${propertyId} and reservation_id in (
      select reservation_id from reservation_item
      where property_id = ${propertyId}
        and exists (select from jsonb_array_elements(guests) g where lower(trim(g->>'email')) = ${emailKey}))`.execute(
    tx,
  );
  await sql`
    update reservation_item set guests = (
      select jsonb_agg(case when lower(trim(g->>'email')) = ${emailKey} then ${json(noGuest)}::jsonb else g end order by n)
      from jsonb_array_elements(guests) with ordinality as e(g, n))
    where property_id = ${propertyId}
      and exists (select from jsonb_array_elements(guests) g where lower(trim(g->>'email')) = ${emailKey})`.execute(
    tx,
  );
}

/** What is stored by the address itself. */
export async function eraseAddress(
  tx: DbTransaction,
  propertyId: string,
  emailKey: string | null,
): Promise<void> {
  if (emailKey === null) return;
  await sql`delete from payment_choice_grant where property_id = ${propertyId} and email_key = ${emailKey}`.execute(
    tx,
  );
  await sql`delete from privacy_link where property_id = ${propertyId} and email_key = ${emailKey}`.execute(
    tx,
  );
  await sql`delete from outbox where property_id = ${propertyId} and payload->>'emailKey' = ${emailKey}`.execute(
    tx,
  );
}

const rowsOf = async (db: Db, from: RawBuilder<unknown>): Promise<object[]> => {
  const { rows } = await sql<{ row: object }>`select to_jsonb(t) as row from ${from}`.execute(db);
  return rows.map(({ row }) => row);
};

/** Every row of a person, without secrets: hashes, tokens of cards, keys of links. */
export async function readPerson(
  db: Db,
  propertyId: string,
  who: Who,
  { stays, userId }: Person,
): Promise<object> {
  const { emailKey } = who;
  const own = stays.filter(({ isOwn }) => isOwn);
  const ids = sql`any(${own.map(({ id }) => id)}::text[])`;
  const ofStays = (table: string, columns: string) =>
    rowsOf(
      db,
      sql`(select ${sql.raw(columns)} from ${sql.table(table)} where property_id = ${propertyId} and reservation_id = ${ids}) t`,
    );
  const ofUser = (table: string, columns: string) =>
    rowsOf(
      db,
      sql`(select ${sql.raw(columns)} from ${sql.table(table)} where property_id = ${propertyId} and user_id = ${userId}::text) t`,
    );
  return {
    emailAddress: emailKey,
    account: await ofUser(
      'account_user',
      `email, email_confirmed_at, firstname, lastname, telephone, street, post_code, country_id, receive_brand_offers,
       language_code, created_at, updated_at, last_seen_at`,
    ),
    sessions: await ofUser('account_session', 'created_at, seen_at, expires_at'),
    savedCards: await ofUser('saved_card', 'scheme, last_four, expiry_month, expiry_year, created_at'),
    stays: await ofStays(
      'reservation',
      `reservation_id, reference_number, status, date_from, date_to, booker, account_id, po_number, notes, arrival_time, comment, promo_code,
       voucher_code, language_code, currency, rooms_minor, services_minor, gift_discount_minor, total_minor, paid_minor, payment_plan,
       payment_type, pre_checked_in_at, cancelled_at, created_at, updated_at`,
    ),
    rooms: await ofStays(
      'reservation_item',
      `reservation_id, room_number, room_type_name, rate_plan_name, policy, adults, children, infants, ages, guests, configuration_text,
       room_minor, services_minor, total_minor, price_lines, nights, cancelled_at, before_cancellation - 'quote' as before_cancellation`,
    ),
    payments: await ofStays(
      'payment',
      `reservation_id, provider, state, amount_minor, currency, detail - 'heldBy' as detail, created_at, updated_at`,
    ),
    refunds: await ofStays('refund', 'reservation_id, amount_minor, currency, state, created_at, updated_at'),
    deskNotes: await ofStays('desk_note', 'reservation_id, text, created_at'),
    reviews: await ofStays(
      'review',
      `reservation_id, state, score, title, text, name, language_code, hidden_reason, answer, asked_at, written_at, changed_at,
       published_at, answered_at`,
    ),
    guaranteeCards: await ofStays(
      'guarantee_card',
      'reservation_id, scheme, last_four, expiry_month, expiry_year',
    ),
    invoices: await ofStays('invoice', 'reservation_id, invoice_number, issued_on, content'),
    events: await ofStays('booking_event', 'reservation_id, sequence, kind, at, actor, facts'),
    guestOf: await rowsOf(
      db,
      sql`(select i.reservation_id, i.room_number, g as guest from reservation_item i, jsonb_array_elements(i.guests) g
        where i.property_id = ${propertyId} and lower(trim(g->>'email')) = ${emailKey}::text and i.reservation_id <> all(${own.map(({ id }) => id)}::text[])) t`,
    ),
    tables: await rowsOf(
      db,
      sql`(select reference_number, restaurant_name, visit_date, visit_time, party_size, promotion_name, special_requests, email,
        contact_number, guest_name, language_code, created_at, changed_at, cancelled_at from table_booking
        where property_id = ${propertyId} and ${tablesOf(who)}) t`,
    ),
    mails: await rowsOf(
      db,
      sql`(select kind, created_at, sent_at from outbox where property_id = ${propertyId}
        and (payload->>'reservationId' = ${ids} or payload->>'userId' = ${userId}::text or payload->>'emailKey' = ${emailKey}::text)
        order by created_at) t`,
    ),
    mayChoosePayment: await rowsOf(
      db,
      sql`(select granted_at from payment_choice_grant where property_id = ${propertyId} and email_key = ${emailKey}::text) t`,
    ),
  };
}
