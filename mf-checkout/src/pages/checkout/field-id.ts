/** The element of a field, so that the summary of what is missing can lead to it. */
export const fieldId = (field: string): string => `co-${field}`;
