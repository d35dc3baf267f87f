import { fromStatements } from './statements.ts';

const costColumns = ['base', 'room', 'adult', 'child', 'infant', 'per_adult', 'per_child', 'per_infant'];
const costs = costColumns
  .map((name) => `${name}_minor bigint not null check (${name}_minor >= 0)`)
  .join(', ');
const originals = costColumns.map((name) => `original_${name}_minor bigint`).join(', ');

/** The database itself forbids selling more than there is (decisions 2). */
const neverOversold = 'check (sold >= 0 and held >= 0 and sold + held <= total)';

/** Prices and stock per night, in integer minor units of the property's currency; `property_version` counts their changes. */
export const ratesAndStock = fromStatements([
  `create table room_rate (
    property_id text not null,
    room_type_id text not null,
    rate_plan_id text not null,
    base_number_of_adults int not null check (base_number_of_adults >= 0),
    primary key (property_id, room_type_id, rate_plan_id),
    foreign key (property_id, room_type_id) references room_type on delete cascade,
    foreign key (property_id, rate_plan_id) references rate_plan on delete cascade
  )`,
  `create table rate_night (
    property_id text not null,
    room_type_id text not null,
    rate_plan_id text not null,
    night date not null,
    ${costs},
    ${originals},
    min_stay int check (min_stay > 0),
    closed_to_arrival boolean not null,
    closed_to_departure boolean not null,
    primary key (property_id, room_type_id, rate_plan_id, night),
    foreign key (property_id, room_type_id, rate_plan_id) references room_rate on delete cascade
  )`,
  `create index rate_night_by_night on rate_night (property_id, night)`,
  `create table inventory (
    property_id text not null,
    room_type_id text not null,
    night date not null,
    total int not null check (total >= 0),
    sold int not null default 0,
    held int not null default 0,
    primary key (property_id, room_type_id, night),
    foreign key (property_id, room_type_id) references room_type,
    constraint inventory_never_oversold ${neverOversold}
  ) with (fillfactor = 80)`,
  `create table service (
    property_id text not null references property on delete cascade,
    service_id text not null,
    position int not null,
    active boolean not null,
    content jsonb not null,
    primary key (property_id, service_id)
  )`,
  // Rows only for extras that are limited; an extra without rows is unlimited.
  `create table service_inventory (
    property_id text not null,
    service_id text not null,
    night date not null,
    total int not null check (total >= 0),
    sold int not null default 0,
    held int not null default 0,
    primary key (property_id, service_id, night),
    foreign key (property_id, service_id) references service,
    constraint service_inventory_never_oversold ${neverOversold}
  ) with (fillfactor = 80)`,
  `create table voucher (
    property_id text not null references property on delete cascade,
    code text not null check (code = upper(code)),
    name text not null,
    currency text not null,
    value_minor bigint not null check (value_minor >= 0),
    balance_minor bigint not null,
    is_experience boolean not null,
    valid_from date,
    valid_to date,
    active boolean not null,
    primary key (property_id, code),
    constraint voucher_never_overspent check (balance_minor >= 0 and balance_minor <= value_minor)
  )`,
  `create table property_version (
    property_id text primary key references property on delete cascade,
    version bigint not null
  )`,
]);
