import { fromStatements } from './statements.ts';

/** What a hotelier describes: the property and everything that belongs to it but has neither a price per night nor stock. */
export const content = fromStatements([
  `create table property (
    property_id text primary key,
    code text not null,
    name text not null,
    currency text not null check (currency ~ '^[A-Z]{3}$'),
    time_zone text not null,
    content jsonb not null,
    rules jsonb not null,
    updated_at timestamptz not null
  )`,
  `create unique index property_code_key on property (upper(code))`,
  `create table book_config (
    property_id text primary key references property on delete cascade,
    content jsonb not null
  )`,
  `create table location (
    property_id text not null references property on delete cascade,
    location_id text not null,
    name text not null,
    position int not null,
    primary key (property_id, location_id)
  )`,
  `create table room_type (
    property_id text not null references property on delete cascade,
    room_type_id text not null,
    position int not null,
    active boolean not null,
    content jsonb not null,
    primary key (property_id, room_type_id)
  )`,
  `create table room_type_configuration (
    property_id text not null,
    configuration_id text not null,
    room_type_id text not null,
    text text not null,
    position int not null,
    primary key (property_id, configuration_id),
    foreign key (property_id, room_type_id) references room_type on delete cascade
  )`,
  `create table upgrade (
    property_id text not null,
    room_type_id text not null,
    upgrade_room_type_id text not null,
    position int not null,
    primary key (property_id, room_type_id, upgrade_room_type_id),
    foreign key (property_id, room_type_id) references room_type on delete cascade,
    foreign key (property_id, upgrade_room_type_id) references room_type on delete cascade
  )`,
  `create table rate_plan (
    property_id text not null references property on delete cascade,
    rate_plan_id text not null,
    position int not null,
    active boolean not null,
    content jsonb not null,
    primary key (property_id, rate_plan_id)
  )`,
  `create table promo_code (
    property_id text not null references property on delete cascade,
    code text not null check (code = upper(code)),
    content jsonb not null,
    primary key (property_id, code)
  )`,
  `create table company (
    property_id text not null references property on delete cascade,
    account_id text not null,
    name text not null,
    search_name text not null,
    primary key (property_id, account_id)
  )`,
  `create table restaurant (
    property_id text not null references property on delete cascade,
    restaurant_id text not null,
    position int not null,
    content jsonb not null,
    primary key (property_id, restaurant_id)
  )`,
  `create table restaurant_sitting (
    property_id text not null,
    restaurant_id text not null,
    weekday int not null check (weekday between 1 and 7),
    time text not null,
    covers int not null check (covers >= 0),
    primary key (property_id, restaurant_id, weekday, time),
    foreign key (property_id, restaurant_id) references restaurant on delete cascade
  )`,
  `create table property_group (
    property_group_id text primary key,
    code text not null,
    content jsonb not null
  )`,
  `create unique index property_group_code_key on property_group (upper(code))`,
  `create table property_group_area (
    property_group_id text not null references property_group on delete cascade,
    area_id text not null,
    name text not null,
    position int not null,
    primary key (property_group_id, area_id)
  )`,
  `create table property_group_member (
    property_group_id text not null references property_group on delete cascade,
    property_id text not null references property on delete cascade,
    area_id text,
    position int not null,
    primary key (property_group_id, property_id),
    foreign key (property_group_id, area_id) references property_group_area
  )`,
  `create table exchange_rate (
    base_currency text not null,
    currency text not null,
    rate double precision not null check (rate > 0),
    quoted_on date not null,
    primary key (base_currency, currency)
  )`,
]);
