import { fromStatements } from './statements.ts';

/** What a company's guests show before they are invoiced: nothing else of a company is asked for often enough for columns of its own. */
export const companyInvoices = fromStatements([
  `alter table company add column invoice jsonb not null default '{"invoicePin":null,"emailDomains":[],"invoiceWithoutProof":"OnRequest"}'`,
]);
