import { createEvent, sample } from 'effector';
import { $language, $shownTopics, notificationRequested, type Notification } from 'shared/runtime';
import { translateFor } from '../../messages/index.ts';
import { bookingTopic } from './rules.ts';

/** Create has failed, in whichever way: the server's own words, or null where it had none. */
export const createFailed = createEvent<string | null>();

/** The notification says why; the page says what to do, and says why itself once the notification has gone. */
export const $isReasonTold = $shownTopics.map((topics) => topics.includes(bookingTopic));

// product.md 8: a negative notification at the bottom with the server's message or 'Failed to create booking'.
sample({
  clock: createFailed,
  source: $language,
  fn: (language, message): Notification => ({
    kind: 'negative',
    placement: 'bottom',
    text: message ?? translateFor(language)('error.create-booking-failed'),
    topic: bookingTopic,
  }),
  target: notificationRequested,
});
