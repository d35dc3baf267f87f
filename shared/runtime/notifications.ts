import { createEvent } from 'effector';

export const defaultTimeoutMs = 5000;

/** product.md 8: where and how a message is shown. An error stays until it is dismissed. */
export interface Notification {
  readonly kind: 'positive' | 'negative' | 'warning' | 'info';
  readonly placement: 'top' | 'bottom';
  readonly text: string;
  readonly header?: string;
  /** Milliseconds; null stays. Default: null for negative, else 5000 (product.md 9). */
  readonly timeoutMs?: number | null;
  /** What it is about, for who may withdraw it when it is no longer so. */
  readonly topic?: string;
}

/** Any remote tells; the shell shows. */
export const notificationRequested = createEvent<Notification>();
/** What was told about this topic is no longer so: a wrong code that has been corrected. */
export const notificationWithdrawn = createEvent<string>();
