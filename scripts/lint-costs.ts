import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { isProduct, listsCosts } from './cost-lists.ts';

// pnpm lint:costs: the costs of a rate are listed in their table, and nowhere else.
const table = 'shared/contracts/rate-costs.ts';
const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
});
const lists = listed
  .split('\n')
  .filter((file) => isProduct(file) && existsSync(file) && listsCosts(readFileSync(file, 'utf8')));
console.log(`Files that list the costs of a rate: ${String(lists.length)}`);
const others = lists.filter((file) => file !== table);
for (const file of others) console.error(`  ${file}: make it from rateCosts (${table})`);
process.exitCode = others.length === 0 && lists.length === 1 ? 0 : 1;
