import { createStore, sample, type Effect, type Store, type Unit } from 'effector';

interface LateForm<Taker, Answer, Failure> {
  /** What asks the form; null while it is not drawn. */
  readonly $taker: Store<Taker | null>;
  /** Asks it. */
  readonly askFx: Effect<void, Answer, Failure>;
  /** The page or the choice has been left: what was asked before counts no more. */
  readonly left: readonly Unit<unknown>[];
}

/** Who goes on before a form of somebody else is drawn: it is asked, and says what is missing, as soon as it is there. */
export function askWhenDrawn<Taker, Answer, Failure>({
  $taker,
  askFx,
  left,
}: LateForm<Taker, Answer, Failure>): void {
  const $isEarly = createStore(false)
    .on(sample({ clock: askFx, source: $taker }), (_, taker) => taker === null)
    .reset(...left);
  sample({
    clock: $taker,
    source: $isEarly,
    filter: (isEarly, taker) => isEarly && taker !== null,
    fn: () => undefined,
    target: askFx,
  });
}
