import { createEvent, createStore, sample, type EventCallable, type Store, type Unit } from 'effector';
import { sessionEnded, userChanged, userLoaded } from 'shared/runtime';
import type { FormError } from '../../form/form-error.ts';
import { loginWanted, pageClosed, pageOpened } from './page-model.ts';

interface Resumed {
  /** The call failed. */
  readonly failed: Unit<FormError>;
  /** The e-mail address of the form's guest: only their log-in resumes the call. */
  readonly $owner: Store<string>;
  /** Repeats the call. */
  readonly retry: EventCallable<void>;
  /** The guest has changed their mind. */
  readonly dropped: Unit<unknown>;
}

/**
 * A call that found the session ended is repeated once the same guest has logged in again: the login dialog opens, and
 * nothing has to be pressed twice.
 */
export function resumeAfterLogin({ failed, $owner, retry, dropped }: Resumed): void {
  const overFor = sample({
    clock: failed,
    source: $owner,
    fn: (owner, { kind }: FormError) => (kind === 'session-over' ? owner : null),
  });
  const stopped = overFor.filterMap((owner) => owner ?? undefined);
  const userMatched = createEvent<boolean>();
  // The owner at the time of the failure: after the log-in the form may belong to another guest.
  const $waitsFor = createStore<string | null>(null)
    .on(stopped, (_, owner) => owner)
    .reset(userMatched, pageOpened, pageClosed);
  sample({ clock: dropped, fn: () => null, target: $waitsFor });
  sample({ clock: stopped, fn: () => undefined, target: [sessionEnded, loginWanted] });
  sample({
    clock: [userLoaded, userChanged],
    source: $waitsFor,
    fn: (waitsFor, { emailAddress }) => waitsFor === emailAddress,
    target: userMatched,
  });
  sample({ clock: userMatched, filter: (isBack) => isBack, fn: () => undefined, target: retry });
}
