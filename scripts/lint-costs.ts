import { listsCosts } from './cost-lists.ts';
import { reportOneTable } from './source-files.ts';

// pnpm lint:costs: the costs of a rate are listed in their table, and nowhere else.
reportOneTable(
  'list the costs of a rate',
  'shared/contracts/rate-costs.ts',
  listsCosts,
  'make it from rateCosts',
);
