import { fromStatements } from './statements.ts';

/** A card that a guest leaves in pre check-in for what is due: the gateway's token, and scheme, last digits and expiry, nothing else (decisions 4). */
export const guaranteeCard = fromStatements([
  `create table guarantee_card (
    property_id text not null,
    reservation_id text not null,
    provider text not null,
    gateway_token text not null,
    credit_card_type_id text not null,
    scheme text not null,
    last_four text not null check (last_four ~ '^[0-9]{4}$'),
    expiry_month int not null check (expiry_month between 1 and 12),
    expiry_year int not null,
    created_at timestamptz not null,
    primary key (property_id, reservation_id),
    foreign key (property_id, reservation_id) references reservation on delete cascade
  )`,
]);
