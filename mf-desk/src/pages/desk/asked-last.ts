import { type Effect, type Event, sample, type Store, type Unit } from 'effector';
import { createQuery } from 'shared/runtime/factories';

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
  const query = createQuery({ effect: callFx });
  sample({ clock: wanted, fn: (body) => ({ body }), target: query.asked });
  sample({ clock: [...left], fn: () => null, target: query.asked });
  return { $answer: query.$answer, $isWaiting: query.$state.map(({ kind }) => kind === 'asking') };
}
