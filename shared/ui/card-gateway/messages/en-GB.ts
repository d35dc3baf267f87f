/** Of the gateway's form: for the catalogue of a remote that shows it. */
export const cardGatewayEnGb = {
  'gateway.safe': 'Your card goes straight to Stripe; this site never sees its number.',
  'gateway.failed.title': 'We could not load the card form',
  'gateway.failed.text':
    'It comes from the payment service Stripe, which did not answer. We keep everything you typed.',
  'gateway.express': 'Pay with one touch',
  'gateway.express.or': 'or pay by card',
} as const;
