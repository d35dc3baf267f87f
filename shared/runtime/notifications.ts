import { createEvent, createStore } from 'effector';

/** product.md 9: how long a message over the page stays, whatever its kind. */
export const defaultTimeoutMs = 5000;

/** product.md 8: where and how a message is shown. What a guest must act on stands in the page as well, for this one goes. */
export interface Notification {
  readonly kind: 'positive' | 'negative' | 'warning' | 'info';
  readonly placement: 'top' | 'bottom';
  readonly text: string;
  readonly header?: string;
  /** Milliseconds, 5000 unless it says otherwise (product.md 9); null stays, for what is true until it is withdrawn. */
  readonly timeoutMs?: number | null;
  /** What it is about, for who may withdraw it when it is no longer so. */
  readonly topic?: string;
  /** The id of the field that it speaks of: the message never covers it. */
  readonly fieldId?: string;
}

/** Any remote tells; the shell shows. */
export const notificationRequested = createEvent<Notification>();
/** What was told about this topic is no longer so: a wrong code that has been corrected. */
export const notificationWithdrawn = createEvent<string>();
/** The shell says which topics its messages are about now. */
export const shownTopicsChanged = createEvent<readonly string[]>();
/** The topics of the messages that are over the page now: a page need not say the same beside them. */
export const $shownTopics = createStore<readonly string[]>([]).on(shownTopicsChanged, (_, topics) => topics);
