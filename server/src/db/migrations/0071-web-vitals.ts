import { fromStatements } from './statements.ts';

/** How fast pages were at guests: how often a figure fell into a bucket, by the hour, page and release. No guest is known by it. */
export const webVitals = fromStatements([
  `create table if not exists web_vital (
    hour timestamptz not null,
    route text not null,
    remote text not null,
    version text not null,
    name text not null,
    bucket smallint not null,
    count integer not null,
    primary key (hour, route, remote, version, name, bucket)
  )`,
]);
