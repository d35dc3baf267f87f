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

/** What the browser knows of sessions. The session's own cookie cannot be read by scripts, so a second one marks that there is one. */
export interface SessionBrowser {
  readonly isMarked: (propertyId: string) => boolean;
  readonly mark: (propertyId: string, isLoggedIn: boolean) => void;
  /** The browser's other tabs are to look who is logged in. */
  readonly tellTabs: () => void;
}

export const sessionBrowserReady = createEvent<SessionBrowser>();
/** Another tab has logged in or out, or has changed the account. */
export const tabTold = createEvent();
/** The guest has come back to this tab. */
export const tabShown = createEvent();

const browserless: SessionBrowser = {
  isMarked: () => false,
  mark: () => undefined,
  tellTabs: () => undefined,
};
const $browser = createStore(browserless, { serialize: 'ignore' }).on(
  sessionBrowserReady,
  (_, browser) => browser,
);
const $propertyId = $property.map((property) => property?.propertyId ?? null);

/** Coming back to a tab asks again, but not more often than this. */
const freshMs = 60_000;
const $askedAt = createStore(0);

interface Asked {
  readonly propertyId: string | null;
  readonly user: User | null;
  /** Only a server that says so has ended a session; one that cannot be reached has not. */
  readonly isOver: boolean;
}

const askFx = attach({
  source: { http: $http, browser: $browser, propertyId: $propertyId, known: $user },
  effect: async ({ http, browser, propertyId, known }): Promise<Asked> => {
    const nobody = { propertyId, user: null };
    if (propertyId === null || !browser.isMarked(propertyId)) return { ...nobody, isOver: known !== null };
    const result = await http.call(getAccount, { query: { propertyId } });
    if (result.ok) return { propertyId, user: result.data, isOver: false };
    return { ...nobody, isOver: result.failure.kind === 'http' && result.failure.status === 401 };
  },
});
// The guest may have gone on to another hotel meanwhile.
const asked = sample({
  clock: askFx.doneData,
  source: $propertyId,
  filter: (propertyId, answer) => answer.propertyId === propertyId,
  fn: (_, answer) => answer,
});

// Nobody waits for it: the page is there already, and without the mark nothing is asked.
sample({
  clock: pageEntered,
  source: $user,
  filter: (user) => user === null,
  fn: () => undefined,
  target: askFx,
});
sample({ clock: tabTold, target: askFx });
sample({
  clock: tabShown,
  source: { user: $user, askedAt: $askedAt, clock: $clock },
  filter: ({ user, askedAt, clock }) => user !== null && clock.now().getTime() - askedAt > freshMs,
  fn: () => undefined,
  target: askFx,
});
sample({
  clock: [askFx, userLoaded],
  source: $clock,
  fn: (clock) => clock.now().getTime(),
  target: $askedAt,
});
sample({ clock: asked.filterMap(({ user }) => user ?? undefined), target: userLoaded });
sample({ clock: asked, filter: ({ isOver }) => isOver, fn: () => undefined, target: sessionEnded });

const markFx = attach({
  source: { browser: $browser, propertyId: $propertyId },
  effect: ({ browser, propertyId }, isLoggedIn: boolean) => {
    if (propertyId !== null) browser.mark(propertyId, isLoggedIn);
  },
});
const tellTabsFx = attach({
  source: $browser,
  effect: (browser) => {
    browser.tellTabs();
  },
});
sample({ clock: [userLoaded, userChanged], fn: () => true, target: markFx });
sample({ clock: [userCleared, sessionEnded], fn: () => false, target: markFx });
// After the mark, which the other tabs look at.
sample({ clock: [userChanged, userCleared], fn: () => undefined, target: tellTabsFx });
