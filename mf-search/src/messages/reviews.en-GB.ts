/** What guests say, below everything else of the page. */
export const reviewsEnGB = {
  'reviews.title': 'What guests say',
  'reviews.average': '{average} of 5',
  'reviews.count': { one: '{count} review of a stay here', other: '{count} reviews of stays here' },
  'reviews.verified': 'Only guests who have stayed here are asked for a review.',
  'reviews.distribution': 'How many of each score',
  'reviews.stars': { one: '{count} star', other: '{count} stars' },
  'reviews.by': '{name}, {month}',
  'reviews.answer': 'Answer of {hotel}',
  'reviews.more': 'Show more reviews',
  'reviews.more-failed': 'We could not load more reviews. Try again.',
} as const;
