import { createEvent, createStore, sample, type EventCallable, type Store, type Unit } from 'effector';
import { sessionEnded, userChanged, userLoaded } from 'shared/runtime';
import type { Refusal } from '../../form/refusal.ts';
import { loginWanted, pageClosed, pageOpened } from './page-model.ts';

interface Resumed {
  /** The server refused something that the guest wanted. */
  readonly refused: Unit<Refusal>;
  /** Whose it was: nobody else's log-in goes on with it. */
  readonly $owner: Store<string>;
  /** Does it again. */
  readonly again: EventCallable<void>;
  /** The guest has changed their mind. */
  readonly dropped: Unit<unknown>;
}

/**
 * Something that found the session ended goes on by itself once the same guest has logged in again: the dialog opens, and
 * nothing has to be pressed twice.
 */
export function resumeAfterLogin({ refused, $owner, again, dropped }: Resumed): void {
  const overFor = sample({
    clock: refused,
    source: $owner,
    fn: (owner, { kind }: Refusal) => (kind === 'session-over' ? owner : null),
  });
  const stopped = overFor.filterMap((owner) => owner ?? undefined);
  const known = createEvent<boolean>();
  // Whose it was when it stopped: by the time somebody is known again, the form may be theirs.
  const $waitsFor = createStore<string | null>(null)
    .on(stopped, (_, owner) => owner)
    .reset(known, pageOpened, pageClosed);
  sample({ clock: dropped, fn: () => null, target: $waitsFor });
  sample({ clock: stopped, fn: () => undefined, target: [sessionEnded, loginWanted] });
  sample({
    clock: [userLoaded, userChanged],
    source: $waitsFor,
    fn: (waitsFor, { emailAddress }) => waitsFor === emailAddress,
    target: known,
  });
  sample({ clock: known, filter: (isBack) => isBack, fn: () => undefined, target: again });
}
