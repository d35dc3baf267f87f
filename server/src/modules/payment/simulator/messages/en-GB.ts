export const challengeMessages = {
  'challenge.title': 'Confirm your payment',
  'challenge.notice': 'Test payment: no money moves',
  'challenge.intro': 'Your bank asks you to confirm this payment before your rooms are booked.',
  'challenge.hotel': 'Paid to',
  'challenge.amount': 'Amount',
  'challenge.reference': 'Reference',
  'challenge.approve': 'Approve payment',
  'challenge.refuse': 'Refuse',
  'challenge.footnote': 'You will be taken back to the hotel’s page when you have chosen.',
  'challenge.gone-title': 'This payment is not known',
  'challenge.gone': 'Go back to the hotel’s page and try again.',
} as const;
