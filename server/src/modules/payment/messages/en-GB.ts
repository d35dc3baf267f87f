/** Why a payment service's webhook is refused, in English for its author. */
export const webhookMessages = {
  'webhook.signature': 'The signature is not right.',
  'webhook.other-amount': 'This is not what was asked for.',
  'webhook.unknown-payment': 'This payment is not known.',
} as const;

export const paymentMessages = {
  'payment.many-declines': {
    one: 'Several cards were declined. Try again in {count} minute, or call the hotel.',
    other: 'Several cards were declined. Try again in {count} minutes, or call the hotel.',
  },
  'payment.challenge':
    'Before another card is tried we have to see that you are not a robot. If nothing is shown for that, call the hotel.',
} as const;
