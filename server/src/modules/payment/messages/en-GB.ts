/** Why a payment service's webhook is refused, in English for its author. */
export const paymentMessages = {
  'webhook.signature': 'The signature is not right.',
  'webhook.other-amount': 'This is not what was asked for.',
  'webhook.unknown-payment': 'This payment is not known.',
} as const;
