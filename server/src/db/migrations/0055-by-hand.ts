import { fromStatements } from './statements.ts';

/**
 * What the desk has set for single nights. The rows of stock and rates stay what is sold; beside them stand the values that were set by hand and
 * what the property file says of the same night, so that a change can be undone and an import knows which values are not its own.
 */
export const byHand = fromStatements([
  `create table stock_by_hand (
    property_id text not null references property on delete cascade,
    room_type_id text not null,
    night date not null,
    total int check (total >= 0),
    file_rows jsonb not null,
    change_id text not null,
    primary key (property_id, room_type_id, night)
  )`,
  `create table rate_by_hand (
    property_id text not null references property on delete cascade,
    room_type_id text not null,
    rate_plan_id text not null,
    night date not null,
    base_minor bigint check (base_minor >= 0),
    closed boolean not null,
    min_stay int check (min_stay > 0),
    closed_to_arrival boolean,
    closed_to_departure boolean,
    file_night jsonb,
    change_id text not null,
    primary key (property_id, room_type_id, rate_plan_id, night)
  )`,
  `create table calendar_change (
    property_id text not null references property on delete cascade,
    change_id text not null,
    position bigint generated always as identity,
    staff_id text not null,
    at timestamptz not null,
    asked jsonb not null,
    before jsonb not null,
    undone_at timestamptz,
    primary key (property_id, change_id)
  )`,
  `create index calendar_change_by_position on calendar_change (property_id, position)`,
]);
