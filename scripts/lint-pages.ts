import { writesAddress } from './page-addresses.ts';
import { reportOneTable } from './source-files.ts';

// pnpm lint:pages: the addresses of pages are written in their table, and nowhere else.
reportOneTable(
  'write addresses of pages',
  'shared/domain/pages.ts',
  writesAddress,
  'build it with pageAddress',
);
