import type { EndpointInput, EndpointOutput, WrittenReview, writeReview } from 'shared/contracts';
import { isBlank, todayIn } from 'shared/domain';
import type { AppDeps } from '../../deps.ts';
import { conflict, invalid, notFound } from '../../http/errors.ts';
import { withoutCardNumbers } from '../../http/free-text.ts';
import { translateField } from '../../http/validation-messages.ts';
import { hashOfToken } from '../account/index.ts';
import { findReservation, type ReservationRow } from '../booking/index.ts';
import type { StoredProperty } from '../property/index.ts';
import { translate } from './messages/index.ts';
import { findByToken, type ReviewRow, storeWritten } from './repository.ts';
import { lastDayOf, reasonOf, shownName, wireState } from './rules.ts';

type Deps = Pick<AppDeps, 'db' | 'clock'>;

const writtenOf = (review: ReviewRow, stay: ReservationRow): WrittenReview => ({
  state: wireState(review.state),
  dateFrom: stay.date_from,
  dateTo: stay.date_to,
  until: lastDayOf(stay.date_to),
  score: review.score,
  title: review.title,
  text: review.text,
  name: review.name ?? shownName(stay.booker),
  hiddenReason: reasonOf(review.hidden_reason),
});

/** The review of a link, and its stay; throws 404 for a wrong link and for one that has ended. */
async function requireReview(
  { db, clock }: Deps,
  { propertyId, timeZone }: StoredProperty,
  token: string,
): Promise<{ readonly review: ReviewRow; readonly stay: ReservationRow }> {
  const review = await findByToken(db, propertyId, hashOfToken(token));
  const stay = review && (await findReservation(db, { propertyId, reservationId: review.reservation_id }));
  if (!review || stay?.status !== 'Confirmed') throw notFound(translate.say('review.link-wrong'));
  if (todayIn(timeZone, clock.now()) > lastDayOf(stay.date_to))
    throw notFound(translate.say('review.link-ended'));
  return { review, stay };
}

/** GET /api/Review. */
export async function readReview(
  deps: Deps,
  property: StoredProperty,
  token: string,
): Promise<WrittenReview> {
  const { review, stay } = await requireReview(deps, property, token);
  return writtenOf(review, stay);
}

/** Without card numbers and spaces around it; null where nothing is left. */
function textOf(typed: string | null): string | null {
  const text = withoutCardNumbers((typed ?? '').trim());
  return isBlank(text) ? null : text;
}

type Body = EndpointInput<typeof writeReview>['body'];

/** POST /api/Review. */
export async function writeReviewOf(
  deps: Deps,
  property: StoredProperty,
  { token, score, title, text, name, languageCode }: Body,
): Promise<EndpointOutput<typeof writeReview>> {
  const { review, stay } = await requireReview(deps, property, token);
  if (isBlank(name)) throw invalid({ Name: [translateField.say('field.empty')] });
  const written = {
    score,
    title: textOf(title),
    text: textOf(text),
    name: textOf(name) ?? shownName(stay.booker),
    languageCode,
  };
  const stored = await storeWritten(deps.db, review, written, deps.clock.now());
  if (!stored) throw conflict(translate.say('review.published'));
  return { success: true, message: translate('review.saved'), review: writtenOf(stored, stay) };
}
