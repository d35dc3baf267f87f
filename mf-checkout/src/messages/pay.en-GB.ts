import { createMessages } from 'shared/runtime';
import { cardFormEnGb } from 'shared/ui/card/messages';

/** Messages of the page on which a later charge is paid, loaded with it. */
export const payEnGB = {
  'pay.title': 'Pay for your stay',
  'pay.back': 'To your booking',
  'pay.lead': 'This part of your booking has not been paid yet. Your booking is safe.',
  'pay.change.title': 'Pay for your change',
  'pay.change.lead': 'Your booking is changed. This is what the change costs more.',
  'pay.change.amount': 'Difference',
  'pay.amount': 'Amount',
  'pay.on': 'Due since',
  'pay.reference': 'Booking reference',
  'pay.stay': 'Stay',
  'pay.approve.title': 'Your bank wants you to approve this payment',
  'pay.approve.text': 'You can approve it with the card that the hotel keeps: {scheme} ending in {digits}.',
  'pay.approve': 'Approve {amount}',
  'pay.continue': 'Show what my bank asks',
  'pay.card': 'Pay with another card',
  'pay.button': 'Pay {amount}',
  'pay.busy': 'Paying',
  'pay.missing': 'Before we can pay, complete this:',
  'card.expiry.missing': cardFormEnGb['card.expiry.missing'],
  'pay.refused': 'We could not take this payment',
  'pay.refused.text': 'Nothing was charged. Try again, or use another card.',
  'pay.unknown': 'We do not know whether you have paid',
  'pay.unknown.text': 'No answer came. Look again before you pay once more: you are never charged twice.',
  'pay.again': 'Look again',
  'pay.pending': 'Your payment is being confirmed',
  'pay.pending.text': 'This takes a moment. You are not charged twice.',
  'pay.paid': 'This is paid',
  'pay.paid.text': 'We have received {amount}. Thank you; we look forward to your stay.',
  'pay.not-due': 'There is nothing to pay now',
  'pay.not-due.text': 'Your card will be charged {amount} on {date}. You need not do anything.',
  'pay.nothing.text': 'There is no charge for this booking that you could pay here.',
  'pay.link.lead': 'We hold your rooms until {until}. Pay to confirm your booking.',
  'pay.link.card-lead':
    'We hold your rooms until {until}. Give a card to confirm your booking. Nothing is charged now.',
  'pay.link.card': 'Your card',
  'pay.link.button': 'Give this card and confirm',
  'pay.link.done': 'Your booking is confirmed',
  'pay.link.done.text': 'Thank you. You get an email with everything about your stay.',
  'pay.link.over': 'We no longer hold your rooms',
  'pay.link.over.text':
    'The time to confirm them is over, and nothing was charged. Contact the hotel, or book again.',
  'pay.not-found': 'We can’t find this booking',
  'pay.not-found.text': 'Check the link in your email, or contact the hotel.',
  'pay.failed': 'We could not load this page',
  'pay.failed.text': 'Check your connection. Nothing was charged.',
} as const;

export const payMessages = createMessages(payEnGB);
