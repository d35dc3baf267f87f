import { fromStatements } from './statements.ts';

/** What the desk writes for itself about a booking; what it finds bookings by is built while they are written (0063). */
export const desk = fromStatements([
  `create table desk_note (
    property_id text not null,
    note_id text not null,
    reservation_id text not null,
    staff_id text not null,
    text text not null,
    created_at timestamptz not null,
    primary key (property_id, note_id),
    foreign key (property_id, reservation_id) references reservation on delete cascade
  )`,
  `create index desk_note_by_reservation on desk_note (property_id, reservation_id)`,
]);
