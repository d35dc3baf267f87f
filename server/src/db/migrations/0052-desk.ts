import { fromStatements } from './statements.ts';

/**
 * What the desk writes for itself about a booking, and what it finds bookings by: the day of arrival and the beginning of a last name. These
 * indexes leave tries out that came to nothing; a whole index of a property would be taken for the checks of foreign keys.
 */
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
  `create index reservation_by_arrival on reservation (property_id, date_from, reservation_id)
    where status <> 'Released'`,
  `create index reservation_by_last_name
    on reservation (property_id, lower(booker ->> 'lastName') text_pattern_ops)
    where status <> 'Released'`,
  `create index staff_audit_by_subject on staff_audit (hotel_id, subject)`,
]);
