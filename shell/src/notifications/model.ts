import { createEvent, createStore, sample } from 'effector';
import {
  defaultTimeoutMs,
  notificationRequested,
  notificationWithdrawn,
  shownTopicsChanged,
  type Notification,
} from 'shared/runtime';
import type { ShownNotification } from 'shared/ui';
import { pageEntered } from '../routing/model.ts';

export const notificationDismissed = createEvent<string>();

const maximumShown = 4;

interface Shown extends ShownNotification {
  readonly topic?: string | null;
}

const isSame = (shown: ShownNotification, { kind, placement, text }: Notification): boolean =>
  shown.kind === kind && shown.placement === placement && shown.text === text;

const $count = createStore(0).on(notificationRequested, (count) => count + 1);

/** The messages over the page, oldest first; the same message again takes the place of the one before. */
export const $notifications = createStore<readonly Shown[]>([])
  .on(notificationDismissed, (all, id) => all.filter((shown) => shown.id !== id))
  .on(notificationWithdrawn, (all, topic) => all.filter((shown) => shown.topic !== topic))
  // Errors of one page do not stay on the next: a declined card beside a confirmed booking would frighten.
  .on(pageEntered, (all, { isFirst }) => (isFirst ? all : all.filter(({ kind }) => kind !== 'negative')));

sample({
  clock: notificationRequested,
  source: { all: $notifications, count: $count },
  fn: ({ all, count }, notification) => {
    const { kind, placement, text, header = null, topic = null, fieldId = null } = notification;
    // product.md 9: 5000 ms is the default of all of them.
    const { timeoutMs = defaultTimeoutMs } = notification;
    const shown: Shown = {
      id: `notification-${count}`,
      kind,
      placement,
      text,
      header,
      timeoutMs,
      topic,
      fieldId,
    };
    return [...all.filter((each) => !isSame(each, notification)), shown].slice(-maximumShown);
  },
  target: $notifications,
});

sample({
  clock: $notifications.updates,
  fn: (all) => all.flatMap(({ topic }) => topic ?? []),
  target: shownTopicsChanged,
});
