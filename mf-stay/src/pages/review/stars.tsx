import { Icon, useMessages } from 'shared/ui';
import { messages } from './messages.ts';

const scores = [1, 2, 3, 4, 5] as const;

interface StarsFieldProps {
  readonly id: string;
  readonly score: number | null;
  readonly error: string | null;
  readonly onChange: (score: number) => void;
}

/** One to five stars: a group of radio buttons, so that arrow keys choose, with each one's word beside its stars. */
export function StarsField({ id, score, error, onChange }: StarsFieldProps) {
  const text = useMessages(messages);
  return (
    <fieldset
      id={id}
      className="review-stars"
      tabIndex={-1}
      aria-describedby={error === null ? undefined : `${id}-error`}
    >
      <legend className="field__label">{text('review.score')}</legend>
      <div className="review-stars__row">
        {scores.map((each) => (
          <label
            key={each}
            className={`review-star${score !== null && each <= score ? ' review-star--on' : ''}`}
          >
            <input
              className="visually-hidden"
              type="radio"
              name="score"
              value={each}
              checked={each === score}
              required
              onChange={() => onChange(each)}
            />
            <Icon name="star" size={36} />
            <span className="visually-hidden">
              {text('review.stars', { count: each })}: {text(`review.score.${each}`)}
            </span>
          </label>
        ))}
        <span className="review-stars__word" aria-hidden="true">
          {score === null ? '' : text(`review.score.${score as (typeof scores)[number]}`)}
        </span>
      </div>
      {error !== null && (
        <p className="field__error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
