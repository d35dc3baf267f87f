import { fromStatements } from './statements.ts';

/** What a hotelier sets for the house itself and no guest sees: who gets its mails, how long data is kept. */
export const houseSettings = fromStatements([
  `alter table property add column house_settings jsonb not null default '{}'`,
]);
