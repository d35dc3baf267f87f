import { fromStatements } from './statements.ts';

/** What pages could not load or run of a remote: a line for each page load that met it, by the hour. No guest is known by it. */
export const remoteFailures = fromStatements([
  `create table remote_failure (
    hour timestamptz not null,
    remote text not null,
    version text not null,
    reason text not null,
    page_id text not null,
    primary key (hour, remote, version, reason, page_id)
  )`,
]);
