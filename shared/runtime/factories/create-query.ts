import { attach, createEvent, createStore, sample, type Effect } from 'effector';
import { $wait } from './wait.ts';

export interface QueryOptions<Question, Answer, Failure> {
  readonly effect: Effect<Question, Answer, Failure>;
  /** Milliseconds for which a guest may still be changing the question before it is sent; none without it. */
  readonly pauseMs?: number;
}

/** How far the present question has come. */
export type QueryState<Question, Answer, Failure> =
  | { readonly kind: 'idle' }
  | { readonly kind: 'asking'; readonly question: Question }
  | { readonly kind: 'answered'; readonly question: Question; readonly answer: Answer }
  | { readonly kind: 'failed'; readonly question: Question; readonly error: Failure };

const isAborted = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'kind' in error && error.kind === 'aborted';

/**
 * One question to the server at a time: only the answer to the last one counts, whichever comes last. A call that is aborted because the
 * guest has left is neither an answer nor a failure.
 */
export function createQuery<Question, Answer, Failure = Error>({
  effect,
  pauseMs = 0,
}: QueryOptions<Question, Answer, Failure>) {
  /** One per request, so that two equal questions are distinct. */
  interface Ticket {
    readonly question: Question;
  }
  type State = QueryState<Question, Answer, Failure>;

  /** Puts a question; null withdraws it, and its response no longer counts. */
  const asked = createEvent<Question | null>();
  /** Puts the present question again, without a pause; its answer so far stays until then. */
  const askedAgain = createEvent();

  const ticketMade = asked.map((question): Ticket | null => (question === null ? null : { question }));
  const ticketRenewed = createEvent<Ticket>();
  const $ticket = createStore<Ticket | null>(null, { serialize: 'ignore' }).on(
    [ticketMade, ticketRenewed],
    (_, ticket) => ticket,
  );
  sample({
    clock: sample({ clock: askedAgain, source: $ticket }).filterMap((ticket) =>
      ticket === null ? undefined : { ...ticket },
    ),
    target: ticketRenewed,
  });

  const pauseFx = attach({
    source: $wait,
    effect: async (wait, ticket: Ticket) => {
      await wait(pauseMs);
      return ticket;
    },
  });
  const sendFx = attach({ effect, mapParams: ({ question }: Ticket) => question });

  const due = ticketMade.filterMap((ticket) => ticket ?? undefined);
  if (pauseMs > 0) sample({ clock: due, target: pauseFx });
  sample({
    clock: [pauseMs > 0 ? pauseFx.doneData : due, ticketRenewed],
    source: $ticket,
    filter: (last, ticket) => last === ticket,
    fn: (_, ticket) => ticket,
    target: sendFx,
  });

  const answered = sample({
    clock: sendFx.done,
    source: $ticket,
    filter: (last, { params }) => last === params,
    fn: (_, { params: { question }, result }) => ({ question, answer: result }),
  });
  const failed = sample({
    clock: sendFx.fail,
    source: $ticket,
    filter: (last, { params, error }) => last === params && !isAborted(error),
    fn: (_, { params: { question }, error }) => ({ question, error }),
  });

  const $state = createStore<State>({ kind: 'idle' }, { serialize: 'ignore' })
    .on([ticketMade, ticketRenewed], (_, ticket): State =>
      ticket === null ? { kind: 'idle' } : { kind: 'asking', ...ticket },
    )
    .on(answered, (_, given): State => ({ kind: 'answered', ...given }))
    .on(failed, (_, given): State => ({ kind: 'failed', ...given }));
  /** The response to the present question; null until it has come. It stays while the same question is retried. */
  const $answer = createStore<Answer | null>(null, { serialize: 'ignore' })
    .on(answered, (_, { answer }) => answer)
    .reset(asked);

  return { asked, askedAgain, answered, failed, $state, $answer };
}
