import { fromStatements } from './statements.ts';

/** What slow pages were slow of: how often it was which element, by the hour, page and release. Elements are those of the stylesheets. */
export const webVitalElements = fromStatements([
  `create table if not exists web_vital_element (
    hour timestamptz not null,
    route text not null,
    remote text not null,
    version text not null,
    name text not null,
    element text not null,
    count integer not null,
    primary key (hour, route, remote, version, name, element)
  )`,
]);
