/** Of the gateway's form: for the catalogue of a remote that shows it. */
export const cardGatewayEnGb = {
  'gateway.safe': 'Your card goes straight to Stripe; this site never sees its number.',
  'gateway.failed.title': 'The card form could not be loaded',
  'gateway.failed.text':
    'It comes from the payment service Stripe, which did not answer. Everything you typed is kept.',
  'gateway.express': 'Pay with one touch',
  'gateway.express.or': 'or pay by card',
} as const;
