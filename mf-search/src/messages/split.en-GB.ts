/** What is said where one room is too small for its guests. */
export const splitEnGB = {
  'search.split.not-taken': 'No room takes these guests together',
  'search.split.take': 'Take {rooms}',
  'search.split.contact': 'Share them over more rooms, or contact us: we may know a way.',
  'search.split.full': 'That is the most for one room.',
  'search.split.taken': '{rooms}, {guests} chosen',
} as const;
