import type { WrittenReview } from 'shared/contracts/reviews';

/** What stands in the form. */
export interface Draft {
  readonly score: number | null;
  readonly title: string;
  readonly text: string;
  readonly name: string;
  readonly hasConsent: boolean;
}

export type Field = 'score' | 'title' | 'text' | 'name' | 'consent';
export const fieldIds: Readonly<Record<Field, string>> = {
  score: 'review-score',
  title: 'review-title',
  text: 'review-text',
  name: 'review-name',
  consent: 'review-consent',
};

/** The form as it was sent last. */
export const draftOf = ({ score, title, text, name }: WrittenReview): Draft => ({
  score,
  title: title ?? '',
  text: text ?? '',
  name,
  // A guest who has sent it once has agreed.
  hasConsent: score !== null,
});

const isDraft = (value: unknown): value is Draft =>
  typeof value === 'object' &&
  value !== null &&
  ['score', 'title', 'text', 'name', 'hasConsent'].every((key) => key in value);

/** What the tab has kept, else what was sent. */
export const restoreDraft = (kept: unknown, review: WrittenReview): Draft =>
  isDraft(kept) ? kept : draftOf(review);

const isTooShort = (text: string): boolean => text.trim().length === 1;

/** What is wrong, in the order of the fields; the key of its words. */
export function problemsOf({ score, title, text, name, hasConsent }: Draft) {
  const checks = [
    { field: 'score', key: 'review.score.missing', isWrong: score === null },
    { field: 'title', key: 'review.short', isWrong: isTooShort(title) },
    { field: 'text', key: 'review.short', isWrong: isTooShort(text) },
    { field: 'name', key: 'review.name.missing', isWrong: name.trim() === '' },
    { field: 'consent', key: 'review.consent.missing', isWrong: !hasConsent },
  ] as const;
  return checks.filter(({ isWrong }) => isWrong);
}

const orNull = (text: string): string | null => (text.trim() === '' ? null : text.trim());

/** As the call takes it; null while something is missing. */
export function writtenOf(draft: Draft) {
  const { score, title, text, name } = draft;
  if (score === null || problemsOf(draft).length > 0) return null;
  return {
    score,
    title: orNull(title),
    text: orNull(text),
    name: name.trim(),
    consent: true as const,
  };
}
