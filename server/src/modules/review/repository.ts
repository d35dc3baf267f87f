import { randomUUID } from 'node:crypto';
import { type Selectable, sql } from 'kysely';
import type { StayDate } from 'shared/contracts';
import { linkDays } from './rules.ts';
import type { Db, DbTransaction } from '../../db/database.ts';
import type { HouseReviews } from '../../db/content.ts';
import type { ReviewState, Tables } from '../../db/schema.ts';

export type ReviewRow = Selectable<Tables['review']>;

export interface HouseOfReviews {
  readonly propertyId: string;
  readonly timeZone: string;
  readonly reviews: HouseReviews;
}

/** Every hotel with what it has set. */
export async function listHouses(db: Db): Promise<HouseOfReviews[]> {
  const rows = await db
    .selectFrom('property')
    .select(['property_id as propertyId', 'time_zone as timeZone', 'house_settings'])
    .orderBy('property_id')
    .execute();
  return rows.map(({ house_settings: { reviews }, ...house }) => ({ ...house, reviews: reviews ?? {} }));
}

/** Whose guests are asked: those who departed on one of these days. */
export interface DepartedDays {
  readonly propertyId: string;
  readonly from: StayDate;
  readonly until: StayDate;
}

interface Departures extends DepartedDays {
  readonly now: Date;
  readonly limit: number;
}

/** The same hotel's stays of one address. */
const isSameGuest = sql`o.property_id = r.property_id and lower(trim(o.booker->>'email')) = lower(trim(r.booker->>'email'))`;

/** A stay `r` that was made, whose guest was not asked and can be: nobody is asked who was asked lately, or who wants no such mail. */
const isUnasked = sql`r.status = 'Confirmed' and r.erased_at is null and trim(coalesce(r.booker->>'email', '')) <> ''
  and exists (select from reservation_item i
    where i.property_id = r.property_id and i.reservation_id = r.reservation_id and i.cancelled_at is null)
  and not exists (select from review v where v.property_id = r.property_id and v.reservation_id = r.reservation_id)
  and not exists (select from review v
    join reservation o on o.property_id = v.property_id and o.reservation_id = v.reservation_id
    where v.property_id = r.property_id and ${isSameGuest}
      and (v.opted_out_at is not null or r.date_to < o.date_to + ${linkDays}::int))`;

/** Those of these hotels that have someone to ask. */
export async function listWithUnasked(db: Db, houses: readonly DepartedDays[]): Promise<ReadonlySet<string>> {
  const from = houses.map((house) => house.from).toSorted();
  const until = houses.map((house) => house.until).toSorted();
  // The first and the last day of all of them lead to the index of departures.
  const { rows } = await sql<{ propertyId: string }>`
    select distinct r.property_id as "propertyId" from reservation r
    join unnest(${houses.map(({ propertyId }) => propertyId)}::text[], ${houses.map((house) => house.from)}::date[],
      ${houses.map((house) => house.until)}::date[]) as h(property_id, first_day, last_day)
      on h.property_id = r.property_id and r.date_to between h.first_day and h.last_day
    where r.date_to between ${from[0]}::date and ${until.at(-1)}::date and ${isUnasked}`.execute(db);
  return new Set(rows.map(({ propertyId }) => propertyId));
}

/** Notes that the guests of stays that were made are asked; gives those that were not asked before. Of two processes at once each gets others. */
export async function noteAsked(
  tx: DbTransaction,
  { propertyId, from, until, now, limit }: Departures,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct on (lower(trim(r.booker->>'email'))) r.reservation_id as id from reservation r
    where r.property_id = ${propertyId} and r.date_to between ${from} and ${until} and ${isUnasked}
    order by lower(trim(r.booker->>'email')), r.date_to desc, r.reservation_id limit ${limit}`.execute(tx);
  if (rows.length === 0) return [];
  const asked = await tx
    .insertInto('review')
    .values(
      rows.map(({ id }) => ({
        property_id: propertyId,
        review_id: randomUUID(),
        reservation_id: id,
        state: 'asked' as const,
        asked_at: now,
      })),
    )
    .onConflict((conflict) => conflict.columns(['property_id', 'reservation_id']).doNothing())
    .returning('reservation_id as id')
    .execute();
  return asked.map(({ id }) => id);
}

interface OfStay {
  readonly propertyId: string;
  readonly reservationId: string;
}

export const findReviewOf = (db: Db, { propertyId, reservationId }: OfStay): Promise<ReviewRow | undefined> =>
  db
    .selectFrom('review')
    .selectAll()
    .where('property_id', '=', propertyId)
    .where('reservation_id', '=', reservationId)
    .executeTakeFirst();

/** The hash of the secret that is mailed; an erased one gets none. */
export async function storeToken(
  db: Db,
  { propertyId, reservationId, tokenHash }: OfStay & { readonly tokenHash: string },
): Promise<void> {
  await db
    .updateTable('review')
    .set({ token_hash: tokenHash })
    .where('property_id', '=', propertyId)
    .where('reservation_id', '=', reservationId)
    .where('erased_at', 'is', null)
    .execute();
}

export const findByToken = (db: Db, propertyId: string, tokenHash: string): Promise<ReviewRow | undefined> =>
  db
    .selectFrom('review')
    .selectAll()
    .where('property_id', '=', propertyId)
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();

/** The address of that stay is not asked again; gives whether there is such a link. */
export async function storeOptOut(
  db: Db,
  { propertyId, tokenHash, now }: { propertyId: string; tokenHash: string; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('review')
    .set({ opted_out_at: now })
    .where('property_id', '=', propertyId)
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export interface Written {
  readonly score: number;
  readonly title: string | null;
  readonly text: string | null;
  readonly name: string;
  readonly languageCode: string;
}

/** What a guest has written; it waits for the hotel again. Undefined once it is published. */
export const storeWritten = (
  db: Db,
  { property_id, review_id }: Pick<ReviewRow, 'property_id' | 'review_id'>,
  { languageCode, ...written }: Written,
  now: Date,
): Promise<ReviewRow | undefined> =>
  db
    .updateTable('review')
    .set({
      ...written,
      language_code: languageCode,
      state: 'waiting',
      version: sql<number>`version + 1`,
      written_at: sql<Date>`coalesce(written_at, ${now.toISOString()}::timestamptz)`,
      changed_at: now,
      hidden_reason: null,
      // It was of other words.
      answer: null,
      answered_at: null,
    })
    .where('property_id', '=', property_id)
    .where('review_id', '=', review_id)
    .where('state', '<>', 'published')
    .where('erased_at', 'is', null)
    .returningAll()
    .executeTakeFirst();

export interface Counted {
  readonly score: number;
  readonly count: number;
}

/** How many are published of each score that there is. */
export async function countScores(db: Db, propertyId: string): Promise<Counted[]> {
  const { rows } = await sql<Counted>`
    select score, count(*)::int as count from review
    where property_id = ${propertyId} and state = 'published' group by score`.execute(db);
  return rows;
}

interface Paged {
  readonly propertyId: string;
  readonly after: string | undefined;
  readonly limit: number;
}

const withStay = (db: Db) =>
  db
    .selectFrom('review')
    .innerJoin('reservation as stay', (join) =>
      join
        .onRef('stay.property_id', '=', 'review.property_id')
        .onRef('stay.reservation_id', '=', 'review.reservation_id'),
    )
    .selectAll('review')
    .select(['stay.date_from', 'stay.date_to', 'stay.reference_number']);

export type StayedRow = Awaited<ReturnType<ReturnType<typeof withStay>['execute']>>[number];

/** Those that guests read, newest first, behind one of them. */
export const listPublished = (db: Db, { propertyId, after, limit }: Paged): Promise<StayedRow[]> =>
  withStay(db)
    .where('review.property_id', '=', propertyId)
    .where('review.state', '=', 'published')
    .where('review.erased_at', 'is', null)
    .$if(after !== undefined, (query) =>
      query.where(
        sql<boolean>`(review.published_at, review.review_id) <
          (select last.published_at, last.review_id from review last
            where last.property_id = ${propertyId} and last.review_id = ${after})`,
      ),
    )
    .orderBy('review.published_at', 'desc')
    .orderBy('review.review_id', 'desc')
    .limit(limit)
    .execute();

/** Of one state for the desk, the latest change first. */
export const listOfState = (
  db: Db,
  { propertyId, state, after, limit }: Paged & { readonly state: ReviewState },
): Promise<StayedRow[]> =>
  withStay(db)
    .where('review.property_id', '=', propertyId)
    .where('review.state', '=', state)
    .$if(after !== undefined, (query) =>
      query.where(
        sql<boolean>`(review.changed_at, review.review_id) <
          (select last.changed_at, last.review_id from review last
            where last.property_id = ${propertyId} and last.review_id = ${after})`,
      ),
    )
    .orderBy('review.changed_at', 'desc')
    .orderBy('review.review_id', 'desc')
    .limit(limit)
    .execute();

export async function countStates(db: Db, propertyId: string): Promise<Record<ReviewState, number>> {
  const { rows } = await sql<{ state: ReviewState; count: number }>`
    select state, count(*)::int as count from review where property_id = ${propertyId} group by state`.execute(
    db,
  );
  const none = { asked: 0, waiting: 0, published: 0, hidden: 0 };
  return { ...none, ...Object.fromEntries(rows.map(({ state, count }) => [state, count])) };
}

export const findReview = (db: Db, propertyId: string, reviewId: string): Promise<ReviewRow | undefined> =>
  db
    .selectFrom('review')
    .selectAll()
    .where('property_id', '=', propertyId)
    .where('review_id', '=', reviewId)
    .executeTakeFirst();

export interface ReviewAct {
  readonly propertyId: string;
  readonly reviewId: string;
  /** The one that the desk has read. */
  readonly version: number;
  readonly from: readonly ReviewState[];
  readonly set: Partial<
    Pick<ReviewRow, 'state' | 'published_at' | 'hidden_reason' | 'answer' | 'answered_at'>
  >;
}

/** Whether it was done: not where the guest or somebody else at the desk has changed it since. */
export async function act(
  tx: DbTransaction,
  { propertyId, reviewId, version, from, set }: ReviewAct,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('review')
    .set(set)
    .where('property_id', '=', propertyId)
    .where('review_id', '=', reviewId)
    .where('version', '=', version)
    .where('state', 'in', [...from])
    .where('erased_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
