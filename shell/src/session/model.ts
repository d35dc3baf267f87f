import { attach, createEvent, createStore, sample } from 'effector';
import { getAccount, type User } from 'shared/contracts';
import {
  $clock,
  $http,
  $property,
  $user,
  sessionEnded,
  userChanged,
  userCleared,
  userLoaded,
} from 'shared/runtime';
import { pageEntered } from '../routing/model.ts';

/** What the browser knows of sessions. Scripts cannot read the session's cookie, so a second cookie marks that a session exists. */
export interface SessionBrowser {
  readonly isMarked: (propertyId: string) => boolean;
  readonly mark: (propertyId: string, isLoggedIn: boolean) => void;
  /** Makes the browser's other tabs check who is logged in. */
  readonly notifyTabs: () => void;
}

export const sessionBrowserReady = createEvent<SessionBrowser>();
/** Another tab has logged in or out, or has changed the account. */
export const otherTabChanged = createEvent();
/** The guest has come back to this tab. */
export const tabShown = createEvent();

const browserless: SessionBrowser = {
  isMarked: () => false,
  mark: () => undefined,
  notifyTabs: () => undefined,
};
const $browser = createStore(browserless, { serialize: 'ignore' }).on(
  sessionBrowserReady,
  (_, browser) => browser,
);
const $propertyId = $property.map((property) => property?.propertyId ?? null);

/** A tab that is shown again checks the session, but not more often than this. */
const freshMs = 60_000;
const $requestedAt = createStore(0);

interface SessionCheck {
  readonly propertyId: string | null;
  readonly user: User | null;
  /** The server said that the session is over; a server that cannot be reached does not end it. */
  readonly isOver: boolean;
}

const checkSessionFx = attach({
  source: { http: $http, browser: $browser, propertyId: $propertyId, known: $user },
  effect: async ({ http, browser, propertyId, known }): Promise<SessionCheck> => {
    const loggedOut = { propertyId, user: null };
    if (propertyId === null || !browser.isMarked(propertyId)) return { ...loggedOut, isOver: known !== null };
    const result = await http.call(getAccount, { query: { propertyId } });
    if (result.ok) return { propertyId, user: result.data, isOver: false };
    return { ...loggedOut, isOver: result.failure.kind === 'http' && result.failure.status === 401 };
  },
});
// The guest may have gone on to another hotel meanwhile.
const checked = sample({
  clock: checkSessionFx.doneData,
  source: $propertyId,
  filter: (propertyId, check) => check.propertyId === propertyId,
  fn: (_, check) => check,
});

// The page is shown already and does not wait for it; without the mark no call is made.
sample({
  clock: pageEntered,
  source: $user,
  filter: (user) => user === null,
  fn: () => undefined,
  target: checkSessionFx,
});
sample({ clock: otherTabChanged, target: checkSessionFx });
sample({
  clock: tabShown,
  source: { user: $user, requestedAt: $requestedAt, clock: $clock },
  filter: ({ user, requestedAt, clock }) => user !== null && clock.now().getTime() - requestedAt > freshMs,
  fn: () => undefined,
  target: checkSessionFx,
});
sample({
  clock: [checkSessionFx, userLoaded],
  source: $clock,
  fn: (clock) => clock.now().getTime(),
  target: $requestedAt,
});
sample({ clock: checked.filterMap(({ user }) => user ?? undefined), target: userLoaded });
sample({ clock: checked, filter: ({ isOver }) => isOver, fn: () => undefined, target: sessionEnded });

const markFx = attach({
  source: { browser: $browser, propertyId: $propertyId },
  effect: ({ browser, propertyId }, isLoggedIn: boolean) => {
    if (propertyId !== null) browser.mark(propertyId, isLoggedIn);
  },
});
const notifyTabsFx = attach({
  source: $browser,
  effect: (browser) => {
    browser.notifyTabs();
  },
});
sample({ clock: [userLoaded, userChanged], fn: () => true, target: markFx });
sample({ clock: [userCleared, sessionEnded], fn: () => false, target: markFx });
// After the mark, which the other tabs read.
sample({ clock: [userChanged, userCleared], fn: () => undefined, target: notifyTabsFx });
