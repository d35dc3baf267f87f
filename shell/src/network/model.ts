import { createEvent, sample, scopeBind, type Scope } from 'effector';
import { translateIn } from 'shared/domain';
import { $language, notificationRequested, type Notification } from 'shared/runtime';
import type { ShownNotification } from 'shared/ui';
import { messages } from '../messages/index.ts';
import { $notifications } from '../notifications/model.ts';

/** The browser went offline or online. */
export const networkChanged = createEvent<{ readonly isOnline: boolean }>();

const id = 'offline';
const cameBack = networkChanged.filter({ fn: ({ isOnline }) => isOnline });
const lost = networkChanged.filter({ fn: ({ isOnline }) => !isOnline });
const without = (all: readonly ShownNotification[]) => all.filter((shown) => shown.id !== id);

// The warning stays while the browser is offline.
sample({
  clock: lost,
  source: { all: $notifications, language: $language },
  fn: ({ all, language }): readonly ShownNotification[] => [
    ...without(all),
    {
      id,
      kind: 'warning',
      placement: 'bottom',
      header: null,
      text: translateIn(messages, language)('network.offline'),
      timeoutMs: null,
    },
  ],
  target: $notifications,
});
const returned = sample({
  clock: cameBack,
  source: $notifications,
  filter: (all) => all.some((shown) => shown.id === id),
});
sample({ clock: returned, fn: without, target: $notifications });
sample({
  clock: returned,
  source: $language,
  fn: (language): Notification => ({
    kind: 'positive',
    placement: 'bottom',
    text: translateIn(messages, language)('network.online'),
  }),
  target: notificationRequested,
});

/** Passes the browser's `online` and `offline` events to the model. */
export function connectNetwork(window: Window, scope: Scope): void {
  const changed = scopeBind(networkChanged, { scope, safe: true });
  for (const event of ['online', 'offline'] as const)
    window.addEventListener(event, () => changed({ isOnline: event === 'online' }));
}
