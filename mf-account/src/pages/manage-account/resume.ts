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
  const stopped = createEvent<Refusal>();
  sample({ clock: refused, filter: ({ kind }: Refusal) => kind === 'session-over', target: stopped });
  const backAgain = createEvent<boolean>();
  const $waits = createStore(false)
    .on(stopped, () => true)
    .reset(backAgain, pageOpened, pageClosed);
  sample({ clock: dropped, fn: () => false, target: $waits });
  sample({ clock: stopped, fn: () => undefined, target: [sessionEnded, loginWanted] });
  sample({
    clock: [userLoaded, userChanged],
    source: { waits: $waits, owner: $owner },
    fn: ({ waits, owner }, { emailAddress }) => waits && emailAddress === owner,
    target: backAgain,
  });
  sample({ clock: backAgain, filter: (isBack) => isBack, fn: () => undefined, target: again });
}
