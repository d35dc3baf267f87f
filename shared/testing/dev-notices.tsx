import { createEvent, createStore } from 'effector';
import { useUnit } from 'effector-react';
import type { ReactElement } from 'react';
import { notificationRequested } from '../runtime/index.ts';
import { NotificationOutlet, type ShownNotification } from '../ui/index.ts';

const dismissed = createEvent<string>();

const $shown = createStore<readonly ShownNotification[]>([])
  .on(notificationRequested, (all, { kind, placement, text, header = null }) => [
    ...all.filter((each) => each.text !== text),
    { id: text, kind, placement, text, header, timeoutMs: null },
  ])
  .on(dismissed, (all, id) => all.filter((each) => each.id !== id));

/** What the page told the guest; here a message stays, so that it can be looked at. */
export function DevNotices(): ReactElement {
  const { shown, dismiss } = useUnit({ shown: $shown, dismiss: dismissed });
  return <NotificationOutlet notifications={shown} onDismiss={dismiss} />;
}
