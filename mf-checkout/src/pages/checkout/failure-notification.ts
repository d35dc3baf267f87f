import { createEvent, sample } from 'effector';
import { $language, type Notification, notificationRequested, translateIn } from 'shared/runtime';
import { messages } from '../../messages/index.ts';
import { bookingTopic } from './rules.ts';

/** Create has failed: the server's message, or null without one. */
export const createFailed = createEvent<string | null>();

// product.md 8: a negative notification at the bottom with the server's message or 'Failed to create booking'.
sample({
  clock: createFailed,
  source: $language,
  fn: (language, message): Notification => ({
    kind: 'negative',
    placement: 'bottom',
    text: message ?? translateIn(messages, language)('error.create-booking-failed'),
    topic: bookingTopic,
  }),
  target: notificationRequested,
});
