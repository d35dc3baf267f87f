export const groupMessages = {
  'group.not-found': 'This group of hotels was not found.',
  'group.unknown-area': 'This group has no such area.',
} as const;
