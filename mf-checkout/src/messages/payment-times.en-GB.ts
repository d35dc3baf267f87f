import { createMessages } from 'shared/runtime';

/** Messages of rates that are not paid all at once, loaded with them. */
export const paymentTimesEnGB = {
  'times.title': 'When you pay',
  'times.now': 'Now',
  'times.nothing': 'Nothing',
  'times.later': 'On {date}, from your card',
  'times.hotel': 'At the hotel',
  'times.paystack': 'Everything is paid now',
  'times.paystack.text':
    'This rate can be paid later by card. Paystack cannot keep a card for that, so you pay all of it now.',
  'mandate.charge': '{amount} on {date}',
  'mandate.later':
    'By confirming you let {hotel} keep this card and charge it for {charges}, without asking you again.',
  'mandate.guarantee':
    'By confirming you let {hotel} keep this card as a guarantee and charge it for the fees of the cancellation policy.',
} as const;

export const paymentTimesMessages = createMessages(paymentTimesEnGB);
