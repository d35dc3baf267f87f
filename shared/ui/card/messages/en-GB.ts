/** Of the card form: for the catalogue of a remote that shows it. */
export const cardFormEnGb = {
  'card.simulated.title': 'No real payment',
  'card.simulated':
    'This site is on trial: cards go to a simulator and nothing is charged. Do not enter a real card.',
  'card.safe': 'Test site: no card is charged, and no card number is stored.',
  'card.accepted': 'We accept {schemes}',
  'card.number': 'Card number',
  'card.name': 'Name on card',
  'card.expiry': 'Expiry date',
  'card.expiry.hint': 'MM / YY',
  'card.expiry.missing': 'Enter the expiry date as MM / YY',
  'card.cvv': 'Security code ({digits} digits)',
} as const;
