import { createStore, type Effect, type Event, sample, type Store, type Unit } from 'effector';

interface Asked<Result> {
  /** Null until there is one, and after something else was asked for or the form was left. */
  readonly $answer: Store<Result | null>;
  readonly $isWaiting: Store<boolean>;
}

/** Asks for each body that is wanted and has the answer to the last one alone: one that is late is of another form, or of other words in it. */
export function askedLast<Body, Result, Fail>(
  callFx: Effect<{ readonly body: Body }, Result, Fail>,
  wanted: Event<Body>,
  left: readonly Unit<unknown>[],
): Asked<Result> {
  const $asked = createStore<{ readonly body: Body } | null>(null)
    .on(wanted, (_, body) => ({ body }))
    .reset(...left);
  sample({ clock: wanted, fn: (body) => ({ body }), target: callFx });
  const ended = sample({
    clock: callFx.finally,
    source: $asked,
    filter: (asked, { params }) => asked !== null && asked.body === params.body,
    fn: (_, end) => end,
  });
  return {
    $answer: createStore<Result | null>(null)
      .on(ended, (_, end) => (end.status === 'done' ? end.result : null))
      .reset(wanted, ...left),
    $isWaiting: createStore(false)
      .on(wanted, () => true)
      .reset(ended, ...left),
  };
}
