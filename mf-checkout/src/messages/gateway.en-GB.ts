import { createMessages } from 'shared/runtime';

/** Messages of the checkout where the hotel has a card gateway, loaded with its form. */
export const gatewayEnGB = {
  'gateway.express.none':
    'No wallet such as Apple Pay or Google Pay is set up in this browser. You pay by card below.',
  'gateway.express.simulated': 'Express checkout (test)',
  'gateway.wallet.title': 'Your wallet is ready to pay',
  'gateway.wallet.text': 'Nothing was charged yet. Complete what is missing, then confirm below.',
  'gateway.wallet.card': 'Pay by card instead',
  'approval.title': 'Your bank asks you to approve the payment',
  'approval.text':
    'Nothing was charged yet. Approve it to confirm your booking, or pay with another card below.',
  'approval.open': 'Approve the payment',
  'approval.refused.title': 'Your bank did not approve the payment',
  'approval.refused.text':
    'Nothing was charged, and we still hold your rooms. Try again, or pay with another card.',
} as const;

export const gatewayMessages = createMessages(gatewayEnGB);
