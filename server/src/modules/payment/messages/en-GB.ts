/** What a payment service is told that calls us, in English like all that is for whoever writes callers. */
export const paymentMessages = {
  'webhook.signature': 'The signature is not right.',
  'webhook.other-amount': 'This is not what was asked for.',
  'webhook.unknown-payment': 'This payment is not known.',
} as const;
