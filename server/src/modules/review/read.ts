import type { EndpointOutput, getReviews } from 'shared/contracts';
import type { Db } from '../../db/database.ts';
import { countScores, type Counted, listPublished } from './repository.ts';
import { averageOf, monthOf } from './rules.ts';

/** What guests give a hotel on average. */
export interface RatingOfGuests {
  readonly average: number;
  readonly count: number;
}

const pageSize = 5;
const scores = [5, 4, 3, 2, 1] as const;

function summaryOf(counted: readonly Counted[]): { average: number | null; count: number } {
  const count = counted.reduce((sum, each) => sum + each.count, 0);
  const sum = counted.reduce((total, each) => total + each.score * each.count, 0);
  return { average: averageOf(sum, count), count };
}

/** Null where no review is published. */
export async function findRating(db: Db, propertyId: string): Promise<RatingOfGuests | null> {
  const { average, count } = summaryOf(await countScores(db, propertyId));
  return average === null ? null : { average, count };
}

/** GET /api/Reviews. */
export async function readReviews(
  db: Db,
  propertyId: string,
  after: string | undefined,
): Promise<EndpointOutput<typeof getReviews>> {
  const counted = await countScores(db, propertyId);
  const rows = await listPublished(db, { propertyId, after, limit: pageSize + 1 });
  const shown = rows.slice(0, pageSize);
  return {
    ...summaryOf(counted),
    distribution: scores.map((score) => ({
      score,
      count: counted.find((each) => each.score === score)?.count ?? 0,
    })),
    reviews: shown.map((row) => ({
      reviewId: row.review_id,
      score: row.score ?? 1,
      title: row.title,
      text: row.text,
      name: row.name ?? '',
      monthOfStay: monthOf(row.date_to),
      languageCode: row.language_code ?? 'en',
      answer: row.answer,
      publishedAtUtc: (row.published_at ?? row.asked_at).toISOString(),
    })),
    next: rows.length > pageSize ? (shown.at(-1)?.review_id ?? null) : null,
  };
}
