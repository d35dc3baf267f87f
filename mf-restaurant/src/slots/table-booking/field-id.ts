import type { TableWish } from 'shared/domain';

/** The id of a field of the form, to which the summary of what is missing leads. */
export const fieldId = (field: keyof TableWish): string => `table-${field}`;
