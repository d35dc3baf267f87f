import { fromStatements } from './statements.ts';

/** The migration that a release must know to be served by this database; no row while all are (`serveReleasesFrom`). */
export const oldestRelease = fromStatements([
  `create table oldest_release (
     only_row boolean primary key default true check (only_row),
     migration text not null
   )`,
]);
