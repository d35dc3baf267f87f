import { scopeBind, type Scope } from 'effector';
import { sessionBrowserReady, tabShown, otherTabChanged } from './model.ts';

const channelName = 'account';

/** A cookie without a lifetime ends with the browser, as the session's own does. It holds no secret. */
const markName = (propertyId: string): string => `logged-in-${encodeURIComponent(propertyId)}`;

/** Ties the session's model to the browser: the mark, the other tabs, and coming back to this one. */
export function connectSession(window: Window, scope: Scope): void {
  const { document } = window;
  const channel = typeof BroadcastChannel === 'function' ? new BroadcastChannel(channelName) : null;
  scopeBind(sessionBrowserReady, { scope })({
    isMarked: (propertyId) =>
      document.cookie.split('; ').some((pair) => pair === `${markName(propertyId)}=1`),
    mark: (propertyId, isLoggedIn) => {
      document.cookie = `${markName(propertyId)}=1; path=/; samesite=lax${isLoggedIn ? '' : '; max-age=0'}`;
    },
    notifyTabs: () => {
      channel?.postMessage('changed');
    },
  });
  channel?.addEventListener('message', scopeBind(otherTabChanged, { scope }).bind(null, undefined));
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') scopeBind(tabShown, { scope })();
  });
}
