import { createEvent, sample } from 'effector';
import {
  $language,
  $shownTopics,
  type Notification,
  notificationRequested,
  translateIn,
} from 'shared/runtime';
import { messages } from '../../messages/index.ts';
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
    text: message ?? translateIn(messages, language)('error.create-booking-failed'),
    topic: bookingTopic,
  }),
  target: notificationRequested,
});
