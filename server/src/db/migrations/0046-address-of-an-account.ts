import { fromStatements } from './statements.ts';

/** The booker's address of the last booking that a guest made for themselves: it need not be typed again. */
export const addressOfAnAccount = fromStatements([
  'alter table account_user add column street text',
  'alter table account_user add column post_code text',
  'alter table account_user add column country_id text',
]);
