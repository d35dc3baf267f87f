export const propertyMessages = {
  'search.order': 'The day of departure must be after the day of arrival.',
  'search.longest': 'A stay can last at most {count} nights.',
} as const;
