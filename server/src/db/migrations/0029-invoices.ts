import { fromStatements } from './statements.ts';

/** Invoices are never changed or deleted one by one: the numbers of a year have no gap. A correction is another invoice, in a series of its own. */
export const invoices = fromStatements([
  `create table invoice_series (
    property_id text not null,
    year int not null,
    series text not null check (series in ('invoice', 'correction')),
    last_number int not null check (last_number > 0),
    primary key (property_id, year, series)
  )`,
  `create table invoice (
    property_id text not null,
    reservation_id text not null,
    position int not null check (position >= 0),
    invoice_number text not null,
    year int not null,
    series text not null,
    number_in_series int not null,
    issued_on date not null,
    content jsonb not null,
    created_at timestamptz not null,
    primary key (property_id, reservation_id, position),
    foreign key (property_id, reservation_id) references reservation
  )`,
  `create unique index invoice_number_key on invoice (property_id, invoice_number)`,
  `create unique index invoice_series_key on invoice (property_id, year, series, number_in_series)`,
]);
