import { createEvent, createStore, sample } from 'effector';
import { readTabFx, writeTabFx } from 'shared/runtime';
import { createValidation, type FormIssue, type ValidationOptions } from './create-validation.ts';

export interface FormOptions<Values extends object, Refusal> extends Pick<
  ValidationOptions<FormIssue, Refusal>,
  'issuesOf'
> {
  readonly empty: Values;
  readonly problems: (values: Values) => readonly FormIssue<keyof Values & string>[];
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
 * The state of one form that holds what is typed: its values, what is wrong with them and since when that is shown, and what the server
 * said. A draft without a change of the guest's is no draft: then the account's own values stand.
 */
export function createForm<Values extends object, Refusal = never>({
  empty,
  problems,
  draft,
  issuesOf,
}: FormOptions<Values, Refusal>) {
  const opened = createEvent<FormStart<Values>>();
  const changed = createEvent<Partial<Values>>();
  const left = createEvent<string>();
  /** The page is left: what was typed is forgotten here, passwords above all; the draft stays. */
  const closed = createEvent();
  const restored = createEvent<Partial<Values>>();

  const $owner = createStore('').on(opened, (_, { owner = '' }) => owner);
  const $values = createStore<Values>(empty)
    .on(opened, (_, { values }) => ({ ...empty, ...values }))
    .on([changed, restored], (values, changes) => ({ ...values, ...changes }))
    .reset(closed);
  const validation = createValidation<FormIssue, Refusal>({
    $problems: $values.map(problems),
    ...(issuesOf === undefined ? {} : { issuesOf }),
  });
  const { submitted, refused, succeeded, $attempts, $issues, $refusal } = validation;
  /** Something is typed that the server does not have. */
  const $isDirty = createStore(false)
    .on([changed, restored], () => true)
    .reset(opened, closed, succeeded);

  sample({ clock: opened, fn: () => undefined, target: validation.opened });
  sample({ clock: changed, target: validation.changed });
  // A field that was left empty shows its problem only once the form is sent.
  sample({
    clock: left,
    source: $values,
    filter: (values, field) => new Map<string, unknown>(Object.entries(values)).get(field) !== '',
    fn: (_, field) => field,
    target: validation.left,
  });
  // What the server said of fields stands in the summary too.
  if (issuesOf !== undefined)
    sample({
      clock: refused,
      filter: (refusal) => issuesOf(refusal).length > 0,
      fn: () => undefined,
      target: validation.attemptFailed,
    });
  /** Everything is right: these values can be sent. */
  const accepted = sample({ clock: validation.accepted, source: $values });

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

export type Form<Values extends object, Refusal = never> = ReturnType<typeof createForm<Values, Refusal>>;
