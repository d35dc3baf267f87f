import { cancellationEnGb } from 'shared/domain';
import { createMessages } from 'shared/runtime';

/** Messages of what stands beside the button: what is paid when, and what cancelling costs. */
export const beforePayingEnGB = {
  'times.title': 'When you pay',
  'times.now': 'Now',
  'times.nothing': 'Nothing',
  'times.later': 'On {date}, from your card',
  'times.hotel': 'At the hotel',
  'times.invoice': 'By invoice',
  'times.currency': 'Charged in {currency} ({code}).',
  'times.pounds': 'pounds sterling',
  'times.paystack': 'Everything is paid now',
  'times.paystack.text':
    'This rate can be paid later by card. Paystack cannot keep a card for that, so you pay all of it now.',
  'mandate.charge': '{amount} on {date}',
  'mandate.later':
    'By confirming you let {hotel} keep this card and charge it for {charges}, without asking you again.',
  'mandate.guarantee':
    'By confirming you let {hotel} keep this card as a guarantee and charge it for the fees of the cancellation policy.',
  ...cancellationEnGb,
} as const;

export const beforePayingMessages = createMessages(beforePayingEnGB);
