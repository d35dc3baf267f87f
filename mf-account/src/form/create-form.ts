import { combine, createEvent, createStore, sample } from 'effector';
import { readTabFx, writeTabFx } from 'shared/runtime';
import type { Issue, Refusal } from './refusal.ts';

export interface FormOptions<Values extends object> {
  readonly empty: Values;
  readonly problems: (values: Values) => readonly Issue<keyof Values & string>[];
  /** What a reload brings back, in this tab only. Never a password (decisions 3). */
  readonly draft?: { readonly key: string; readonly fields: readonly (keyof Values & string)[] };
}

/** Whose form it is and what it begins with; what another guest has typed is not brought back. */
export interface FormStart<Values extends object> {
  readonly owner?: string;
  readonly values?: Partial<Values>;
}

interface StoredDraft<Values> {
  readonly owner: string;
  readonly values: Partial<Values>;
}

const isDraft = (value: unknown): value is StoredDraft<object> =>
  typeof value === 'object' &&
  value !== null &&
  'owner' in value &&
  'values' in value &&
  typeof value.values === 'object';

const pick = <Values extends object>(values: Values, fields: readonly (keyof Values)[]): Partial<Values> =>
  Object.fromEntries(fields.map((field) => [field, values[field]])) as Partial<Values>;

/**
 * The state of one form: what is typed, what is wrong with it and since when that is shown, and what the server said.
 * A draft without a change of the guest's is no draft: then the account's own values stand.
 */
export function createForm<Values extends object>({ empty, problems, draft }: FormOptions<Values>) {
  const opened = createEvent<FormStart<Values>>();
  const changed = createEvent<Partial<Values>>();
  const left = createEvent<string>();
  const leftFilled = createEvent<string>();
  const submitted = createEvent();
  const refused = createEvent<Refusal>();
  /** The server has done it: nothing typed is waiting any more. */
  const succeeded = createEvent();
  /** The page is left: what was typed is forgotten here, passwords above all; the draft stays. */
  const closed = createEvent();
  const restored = createEvent<Partial<Values>>();

  const $owner = createStore('').on(opened, (_, { owner = '' }) => owner);
  const $values = createStore<Values>(empty)
    .on(opened, (_, { values }) => ({ ...empty, ...values }))
    .on([changed, restored], (values, changes) => ({ ...values, ...changes }))
    .reset(closed);
  /** Something is typed that the server does not have. */
  const $isDirty = createStore(false)
    .on([changed, restored], () => true)
    .reset(opened, closed, succeeded);
  const $left = createStore<readonly string[]>([])
    .on(leftFilled, (fields, field) => (fields.includes(field) ? fields : [...fields, field]))
    .reset(opened, succeeded);
  /** How often the guest pressed the button with something wrong: the summary takes the focus each time. */
  const $attempts = createStore(0).reset(opened, succeeded);
  const $refusal = createStore<Refusal | null>(null)
    .on(refused, (_, refusal) => refusal)
    .reset(opened, submitted, succeeded);
  // What the server said of a field holds until the field is changed.
  const $serverIssues = createStore<readonly Issue[]>([])
    .on(refused, (_, refusal) => (refusal.kind === 'fields' ? refusal.issues : []))
    .on(changed, (issues, changes) => issues.filter(({ field }) => !(field in changes)))
    .reset(opened, submitted, succeeded);
  const $problems = $values.map(problems);
  const $issues = combine(
    { problems: $problems, left: $left, attempts: $attempts, server: $serverIssues },
    ({ problems: own, left: fields, attempts, server }): readonly Issue[] => [
      ...own.filter(({ field }) => attempts > 0 || fields.includes(field)),
      ...server,
    ],
  );

  // Nobody is told off for passing by: what is empty is wrong only once it is sent.
  sample({
    clock: left,
    source: $values,
    filter: (values, field) => new Map<string, unknown>(Object.entries(values)).get(field) !== '',
    fn: (_, field) => field,
    target: leftFilled,
  });
  sample({
    clock: [
      sample({ clock: submitted, source: $problems, filter: (own) => own.length > 0 }),
      refused.filter({ fn: ({ kind }) => kind === 'fields' }),
    ],
    source: $attempts,
    fn: (attempts) => attempts + 1,
    target: $attempts,
  });
  /** Everything is right: it can be sent. */
  const accepted = sample({
    clock: submitted,
    source: { values: $values, own: $problems },
    filter: ({ own }) => own.length === 0,
    fn: ({ values }) => values,
  });

  if (draft !== undefined) {
    const { key, fields } = draft;
    sample({ clock: opened, fn: () => key, target: readTabFx });
    sample({
      clock: readTabFx.done,
      source: $owner,
      filter: (owner, { params, result }) => params === key && isDraft(result) && result.owner === owner,
      fn: (_, { result }) => pick((result as StoredDraft<Values>).values as Values, fields),
      target: restored,
    });
    sample({
      clock: changed,
      source: { values: $values, owner: $owner },
      fn: ({ values, owner }) => ({ key, value: { owner, values: pick(values, fields) } }),
      target: writeTabFx,
    });
    sample({ clock: succeeded, fn: () => ({ key, value: null }), target: writeTabFx });
  }

  return {
    opened,
    closed,
    changed,
    left,
    submitted,
    accepted,
    refused,
    succeeded,
    $owner,
    $isDirty,
    $values,
    $issues,
    $attempts,
    $refusal,
    fields: Object.keys(empty) as readonly string[],
  };
}

export type Form<Values extends object> = ReturnType<typeof createForm<Values>>;
