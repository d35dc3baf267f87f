import { useUnit } from 'effector-react';
import { longestName, longestReview, longestTitle } from 'shared/contracts/reviews';
import {
  Button,
  Card,
  CheckboxField,
  ErrorSummary,
  Notice,
  TextAreaField,
  TextField,
  useMessages,
} from 'shared/ui';
import { messages } from './messages.ts';
import { $hasFailed, $isSending, $problems, $wrongTries, sent, typed } from './model.ts';
import { type Draft, type Field, fieldIds } from './rules.ts';
import { StarsField } from './stars.tsx';

interface ReviewFormProps {
  readonly draft: Draft;
  /** It was sent before. */
  readonly isAgain: boolean;
}

/** What a guest says of a stay. */
export function ReviewForm({ draft, isAgain }: ReviewFormProps) {
  const text = useMessages(messages);
  const { problems, wrongTries, isSending, hasFailed, type, send } = useUnit({
    problems: $problems,
    wrongTries: $wrongTries,
    isSending: $isSending,
    hasFailed: $hasFailed,
    type: typed,
    send: sent,
  });
  const errorOf = (wanted: Field): string | null => {
    const found = problems.find(({ field }) => field === wanted);
    return found === undefined ? null : text(found.key);
  };
  return (
    <Card padding="large">
      <form
        className="stack"
        noValidate
        aria-busy={isSending}
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <ErrorSummary
          title={text('review.problems')}
          focusKey={wrongTries}
          problems={problems.map(({ field, key }) => ({ fieldId: fieldIds[field], message: text(key) }))}
        />
        {hasFailed && (
          <Notice tone="negative" title={text('review.failed')} announce>
            {text('review.failed.text')}
          </Notice>
        )}
        <StarsField
          id={fieldIds.score}
          score={draft.score}
          error={errorOf('score')}
          onChange={(score) => type({ score })}
        />
        <TextField
          id={fieldIds.title}
          name="title"
          autoComplete="off"
          label={text('review.heading')}
          showOptional
          value={draft.title}
          maxLength={longestTitle}
          onChange={(title) => type({ title })}
          error={errorOf('title')}
        />
        <TextAreaField
          id={fieldIds.text}
          name="text"
          autoComplete="off"
          label={text('review.text')}
          hint={text('review.text.hint', { max: longestReview })}
          showOptional
          rows={7}
          value={draft.text}
          maxLength={longestReview}
          onChange={(words) => type({ text: words })}
          error={errorOf('text')}
        />
        <TextField
          id={fieldIds.name}
          name="name"
          autoComplete="name"
          label={text('review.name')}
          required
          value={draft.name}
          maxLength={longestName}
          onChange={(name) => type({ name })}
          error={errorOf('name')}
        />
        <CheckboxField
          id={fieldIds.consent}
          name="consent"
          label={text('review.consent')}
          required
          checked={draft.hasConsent}
          onChange={(hasConsent) => type({ hasConsent })}
          error={errorOf('consent')}
        />
        <div>
          <Button kind="primary" type="submit" busy={isSending}>
            {text(isAgain ? 'review.send-again' : 'review.send')}
          </Button>
        </div>
      </form>
    </Card>
  );
}
