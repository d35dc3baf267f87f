import { fromStatements } from './statements.ts';

/** `version` counts every change of a property; `content_version` those of prices, rules and content alone. */
export const contentVersion = fromStatements([
  `alter table property_version add column content_version bigint not null default 0`,
]);
