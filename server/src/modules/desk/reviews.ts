import type { EndpointInput, EndpointOutput } from 'shared/contracts';
import type {
  answerReview,
  DeskReview,
  DeskReviewState,
  getDeskReviews,
  hideReview,
  publishReview,
} from 'shared/contracts/desk';
import { inTransaction } from '../../db/transaction.ts';
import { conflict, notFound } from '../../http/errors.ts';
import { withoutCardNumbers } from '../../http/free-text.ts';
import {
  act,
  countStates,
  findReview,
  listOfState,
  reasonOf,
  type ReviewAct,
  type StayedRow,
} from '../review/index.ts';
import type { HotelCall } from '../staff/index.ts';
import type { DeskDeps } from './deps.ts';
import { translate } from './messages/index.ts';

type Outcome = EndpointOutput<typeof publishReview>;

const pageSize = 20;
const states = { Waiting: 'waiting', Published: 'published', Hidden: 'hidden' } as const;

const reviewOf = (row: StayedRow, state: DeskReviewState): DeskReview => {
  const changedAt = row.changed_at ?? row.asked_at;
  return {
    reviewId: row.review_id,
    reservationId: row.reservation_id,
    referenceNumber: row.reference_number,
    dateFrom: row.date_from,
    dateTo: row.date_to,
    state,
    version: row.version,
    score: row.score ?? 1,
    title: row.title,
    text: row.text,
    name: row.name ?? '',
    writtenAtUtc: (row.written_at ?? changedAt).toISOString(),
    changedAtUtc: changedAt.toISOString(),
    publishedAtUtc: row.published_at?.toISOString() ?? null,
    hiddenReason: reasonOf(row.hidden_reason),
    answer: row.answer,
  };
};

/** GET /api/Desk/Reviews. */
export async function readReviews(
  { db }: DeskDeps,
  { state, after }: EndpointInput<typeof getDeskReviews>['query'],
  { property: { propertyId } }: HotelCall,
): Promise<EndpointOutput<typeof getDeskReviews>> {
  const { waiting, published, hidden } = await countStates(db, propertyId);
  const rows = await listOfState(db, { propertyId, state: states[state], after, limit: pageSize + 1 });
  const shown = rows.slice(0, pageSize);
  return {
    reviews: shown.map((row) => reviewOf(row, state)),
    next: rows.length > pageSize ? (shown.at(-1)?.review_id ?? null) : null,
    counts: { waiting, published, hidden },
  };
}

interface Done extends Pick<ReviewAct, 'reviewId' | 'version' | 'from' | 'set'> {
  readonly action: string;
  /** What the log has of it: codes and never a person's words. */
  readonly after?: object;
}

/** What is done to a review and its entry in the audit log, which is about the booking. */
async function doTo(
  { db }: DeskDeps,
  { action, after, ...what }: Done,
  { property: { propertyId }, audit }: HotelCall,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const review = await findReview(tx, propertyId, what.reviewId);
    if (!review) throw notFound();
    if (!(await act(tx, { propertyId, ...what }))) throw conflict(translate.say('desk.review-changed'));
    await audit(tx, { action, subject: review.reservation_id, ...(after && { after }) });
  });
}

/** POST /api/Desk/PublishReview. */
export async function publish(
  deps: DeskDeps,
  { reviewId, version }: EndpointInput<typeof publishReview>['body'],
  call: HotelCall,
): Promise<Outcome> {
  await doTo(
    deps,
    {
      action: 'review.published',
      reviewId,
      version,
      from: ['waiting', 'hidden'],
      set: { state: 'published', published_at: deps.clock.now(), hidden_reason: null },
    },
    call,
  );
  return { success: true, message: translate('desk.review-published') };
}

/** POST /api/Desk/HideReview. */
export async function hide(
  deps: DeskDeps,
  { reviewId, version, reason }: EndpointInput<typeof hideReview>['body'],
  call: HotelCall,
): Promise<Outcome> {
  await doTo(
    deps,
    {
      action: 'review.hidden',
      after: { reason },
      reviewId,
      version,
      from: ['waiting', 'published'],
      set: { state: 'hidden', published_at: null, hidden_reason: reason },
    },
    call,
  );
  return { success: true, message: translate('desk.review-hidden') };
}

/** POST /api/Desk/AnswerReview. */
export async function answer(
  deps: DeskDeps,
  { reviewId, version, answer: typed }: EndpointInput<typeof answerReview>['body'],
  call: HotelCall,
): Promise<Outcome> {
  const text = withoutCardNumbers((typed ?? '').trim());
  const isGone = text === '';
  await doTo(
    deps,
    {
      action: isGone ? 'review.answer-removed' : 'review.answered',
      reviewId,
      version,
      from: ['waiting', 'published'],
      set: isGone ? { answer: null, answered_at: null } : { answer: text, answered_at: deps.clock.now() },
    },
    call,
  );
  return {
    success: true,
    message: translate(isGone ? 'desk.review-answer-removed' : 'desk.review-answered'),
  };
}
