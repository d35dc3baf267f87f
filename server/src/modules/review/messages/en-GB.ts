export const reviewMessages = {
  'review.link-wrong': 'We do not know this link. Use the one in our email.',
  'review.link-ended': 'This link has ended. A stay can be reviewed until 60 days after the departure.',
  'review.published': 'Your review is published and cannot be changed any more.',
  'review.stop': 'Do you want no more e-mails that ask for a review?',
  'review.stop.confirm': 'Stop these e-mails',
  'review.stopped': 'We will not ask you for a review again.',
  'review.saved': 'Thank you. We look at your review before it is shown.',
} as const;
