import { combine, createEvent, createStore, sample, type Store } from 'effector';

/** What is wrong with a field: the key of a message or, with `isSaid`, what the server says in the guest's language. */
export interface FormIssue<Field extends string = string> {
  readonly field: Field;
  readonly message: string;
  readonly isSaid?: boolean;
}

export interface ValidationOptions<Problem, Refusal> {
  /** What keeps the form from being sent, from top to bottom; empty when it can be. */
  readonly $problems: Store<readonly Problem[]>;
  /** What the server said of fields when it refused; a form without fields has none. */
  readonly issuesOf?: (refusal: Refusal) => readonly FormIssue[];
  /** Once all is right, what is missing later is shown only after the next attempt. */
  readonly forgetsWhenRight?: boolean;
}

/**
 * When a guest sees what is wrong: a field's problem once the field was left, all problems once the form was sent with any, and what
 * the server said of a field until that field is changed.
 */
export function createValidation<Problem extends object, Refusal = never>({
  $problems,
  issuesOf = () => [],
  forgetsWhenRight = false,
}: ValidationOptions<Problem, Refusal>) {
  /** The form is there, or begins anew. */
  const opened = createEvent();
  const left = createEvent<string>();
  /** The fields that the guest has changed, by name. */
  const changed = createEvent<object>();
  const submitted = createEvent();
  const refused = createEvent<Refusal>();
  /** The server has done it. */
  const succeeded = createEvent();
  /** There was something wrong: the summary takes the focus. */
  const attemptFailed = createEvent();

  const $left = createStore<readonly string[]>([])
    .on(left, (fields, field) => (fields.includes(field) ? fields : [...fields, field]))
    .reset(opened, succeeded);
  /** How often the form was sent with something wrong: the summary takes the focus each time. */
  const $attempts = createStore(0)
    .on(attemptFailed, (attempts) => attempts + 1)
    .reset(opened, succeeded);
  const $refusal = createStore<Refusal | null>(null)
    .on(refused, (_, refusal) => refusal)
    .reset(opened, submitted, succeeded);
  const $serverIssues = createStore<readonly FormIssue[]>([])
    .on(refused, (_, refusal) => issuesOf(refusal))
    .on(changed, (issues, changes) => issues.filter(({ field }) => !(field in changes)))
    .reset(opened, submitted, succeeded);
  /** The form's own problems, as far as the guest sees them. */
  const $shown = combine($problems, $left, $attempts, (problems, fields, attempts) =>
    attempts > 0
      ? problems
      : problems.filter((problem) => 'field' in problem && fields.includes(String(problem.field))),
  );
  const $issues = combine($shown, $serverIssues, (shown, server) => [...shown, ...server]);

  sample({
    clock: submitted,
    source: $problems,
    filter: (problems) => problems.length > 0,
    fn: () => undefined,
    target: attemptFailed,
  });
  if (forgetsWhenRight)
    sample({ clock: $problems, filter: (problems) => problems.length === 0, fn: () => 0, target: $attempts });
  /** Everything is right: it can be sent. */
  const accepted = sample({
    clock: submitted,
    source: $problems,
    filter: (problems) => problems.length === 0,
    fn: () => undefined,
  });

  return {
    opened,
    left,
    changed,
    submitted,
    accepted,
    refused,
    succeeded,
    attemptFailed,
    $problems,
    $attempts,
    $refusal,
    $shown,
    $issues,
    $serverIssues,
  };
}
