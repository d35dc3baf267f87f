import { fromStatements } from './statements.ts';

/** How many cards were declined of late, by what they are counted under: keyed hashes of an address, an e-mail address and a card. */
export const cardDeclines = fromStatements([
  `create table card_decline (
    client text primary key,
    declines int not null check (declines > 0),
    last_at timestamptz not null
  )`,
  'create index card_decline_last_at on card_decline (last_at)',
]);
