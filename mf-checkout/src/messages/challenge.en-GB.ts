import { createMessages } from 'shared/runtime';

/** Messages of the challenge before a card is tried, loaded with it. */
export const challengeEnGB = {
  'challenge.title': 'One more step: show that you are not a robot',
  'challenge.text':
    'A card was declined here before. Nothing was charged, and everything you typed is kept. Once this is done your booking is sent again by itself.',
  'challenge.pay.text':
    'A card was declined here before. Nothing was charged. Once this is done your payment is sent again by itself.',
  'challenge.frame': 'Check that you are not a robot',
  'challenge.loading': 'The check is loading',
  'challenge.failed': 'We could not do the check. Try again, or call the hotel: {telephone}.',
  'challenge.again': 'Try again',
} as const;

export const challengeMessages = createMessages(challengeEnGB);
